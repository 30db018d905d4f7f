import type { Bot } from '../../src/bots/bot';
import { pick } from '../../src/engine/random';
import { rulesOf } from '../../src/engine/knownRules';
import { ORPHANS } from '../../src/engine/scoring/forms';
import type { Action } from '../../src/engine/types';
import { winningSheet } from '../../src/engine/view';
import type { SeatView } from '../../src/engine/view';

/** Wins when it legally can; null when it cannot. */
export function legalWin(view: SeatView, choices: readonly Action[]): Action | null {
  const win = choices.find((choice) => choice.type === 'win');
  return win && winningSheet(view)?.legal ? win : null;
}

/** What there is of passing, else of discards, else all. */
export function passOrDiscard(choices: readonly Action[]): readonly Action[] {
  const some = ['pass', 'discard'].map((type) => choices.filter((choice) => choice.type === type));
  return some.find(({ length }) => length > 0) ?? choices;
}

/** Makes every kong and pong it can, and keeps pairs: for kongs on kongs and kongs to rob. */
export const kongLover: Bot = {
  id: 'kong-lover',
  decide: (view, choices, random) => {
    const order = ['concealed-kong', 'added-kong', 'kong', 'pong'];
    const made = order
      .map((type) => choices.find((choice) => choice.type === type))
      .find((choice) => choice !== undefined);
    const win = legalWin(view, choices);
    if (win && random.below(2) === 0) return win;
    if (made) return made;
    const kinds = rulesOf(view).geometry.tiles;
    const rest = passOrDiscard(choices);
    const lone = rest.filter(
      (choice) => choice.type === 'discard' && view.counts[kinds[choice.tile] as number] === 1,
    );
    return win ?? pick(lone.length > 0 ? lone : rest, random);
  },
};

/** Keeps one of each orphan and throws the rest away, claiming nothing. */
export const orphanHunter: Bot = {
  id: 'orphan-hunter',
  decide: (view, choices, random) => {
    const kinds = rulesOf(view).geometry.tiles;
    const rest = passOrDiscard(choices);
    const useless = rest.filter((choice) => {
      if (choice.type !== 'discard') return true;
      const kind = kinds[choice.tile] as number;
      return !ORPHANS.includes(kind) || (view.counts[kind] as number) > 2;
    });
    return legalWin(view, choices) ?? pick(useless.length > 0 ? useless : rest, random);
  },
};

/** Only draws and discards, and wins with bonus tiles where it is asked: for walls played to their end. */
export const onlooker: Bot = {
  id: 'onlooker',
  decide: (view, choices, random) => {
    const win = view.pending?.why === 'bonus' ? choices.find((choice) => choice.type === 'win') : undefined;
    return win ?? pick(passOrDiscard(choices), random);
  },
};
