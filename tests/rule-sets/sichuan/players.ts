import type { Bot } from '../../../src/bots/bot';
import { botCalled } from '../../../src/bots/registry';
import { rulesOf } from '../../../src/engine/knownRules';
import { shanten } from '../../../src/engine/shanten/shanten';
import type { Action } from '../../../src/engine/types';
import type { SeatView } from '../../../src/engine/view';
import { legalWin } from '../../support/steeredBots';

const RANKS = 9;
const SHORT = 16;
const SUITS = ['void-characters', 'void-dots', 'void-bamboo'];

function suitSizes({ counts }: SeatView): number[] {
  return SUITS.map((_, suit) =>
    counts.slice(suit * RANKS, (suit + 1) * RANKS).reduce((sum, count) => sum + count, 0),
  );
}

/** Before play: gives tiles of the suit that it has fewest of, and names it. */
function beforePlay(view: SeatView, choices: readonly Action[]): Action | null {
  const sizes = suitSizes(view);
  const { kinds } = rulesOf(view).tiles;
  const costOf = (choice: Action): number => {
    if (choice.type === 'declare') return sizes[SUITS.indexOf(choice.what)] ?? 0;
    if (choice.type !== 'exchange') return 0;
    return choice.tiles.reduce((sum, tile) => sum + (sizes[Math.floor(kinds[tile]! / RANKS)] ?? 0), 0);
  };
  const isBefore = choices.every(({ type }) => type === 'declare' || type === 'exchange');
  return isBefore ? choices.toSorted((a, b) => costOf(a) - costOf(b))[0]! : null;
}

function keeping(id: string, plain: string): Bot {
  return {
    id,
    decide: (view, choices, random) =>
      beforePlay(view, choices) ?? botCalled(plain).decide(view, choices, random),
  };
}

/** Gives up its smallest suit and gets ready fast; the second claims nothing. */
export const suitKeeper = keeping('suit-keeper', 'fast');
export const closedSuitKeeper = keeping('closed-suit-keeper', 'never-claims');

/** Wins on others' tiles alone, and on few before the wall is short. */
export const patient: Bot = {
  id: 'patient',
  decide: (view, choices, random) => {
    const isAsked = view.pending !== null && view.pending.from !== view.seat;
    const win = isAsked && (view.wallLeft < SHORT || random.below(8) === 0) ? legalWin(view, choices) : null;
    return (
      win ??
      closedSuitKeeper.decide(
        view,
        choices.filter(({ type }) => type !== 'win'),
        random,
      )
    );
  },
};

/** Names any suit, and calls every hand that would be complete but for the suits. */
export const suitBlind: Bot = {
  id: 'suit-blind',
  decide: (view, choices, random) => {
    const { sets = 0 } = rulesOf(view).geometry;
    const counts = [...view.counts];
    const tile = view.pending?.tile;
    if (tile !== undefined && tile !== null && view.pending?.from !== view.seat)
      counts[rulesOf(view).tiles.kinds[tile]!]!++;
    const left = sets - (view.seats[view.seat]?.melds.length ?? 0);
    const win = choices.find(({ type }) => type === 'win');
    if (win && shanten(counts, left) < 0) return win;
    return botCalled('fast').decide(
      view,
      choices.filter(({ type }) => type !== 'win'),
      random,
    );
  },
};
