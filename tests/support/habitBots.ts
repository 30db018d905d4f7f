import type { Bot } from '../../src/bots/bot';
import { rulesOf } from '../../src/engine/knownRules';
import { pick } from '../../src/engine/random';
import type { Action } from '../../src/engine/types';
import { legalWin, passOrDiscard } from './steeredBots';

/** Bots whose habits a referee can hold the rules to: what they may take and do not, they were not offered. */

const CLAIMS = ['kong', 'pong', 'group', 'chow'];

/** The largest group first. */
function claimsIn(choices: readonly Action[]): Action[] {
  const size = (choice: Action): number => ('own' in choice ? choice.own.length : 0);
  return CLAIMS.flatMap((type) => choices.filter((choice) => choice.type === type)).toSorted(
    (a, b) => size(b) - size(a),
  );
}

/** Takes whatever it may of others; in its own turn it lays out, declares and keeps tiles alike. */
export const claimer: Bot = {
  id: 'claimer',
  decide: (view, choices, random) => {
    const win = legalWin(view, choices);
    if (win) return win;
    const [claim] = claimsIn(choices);
    if (claim) return claim;
    const own = choices.filter(({ type }) => !['discard', 'pass', 'win'].includes(type));
    if (own.length > 0 && random.below(3) > 0) return pick(own, random);
    const rest = passOrDiscard(choices);
    const { kinds } = rulesOf(view).tiles;
    const lone = rest.filter(
      (choice) => choice.type === 'discard' && view.counts[kinds[choice.tile] as number] === 1,
    );
    return pick(lone.length > 0 ? lone : rest, random);
  },
};

/** Calls wins, false ones too, and lays out what it can, so that calls and declarations follow each other in one turn. */
export const caller: Bot = {
  id: 'caller',
  decide: (_, choices, random) => {
    const bold = choices.filter(({ type }) => type !== 'discard' && type !== 'pass');
    const rest = passOrDiscard(choices);
    return pick(bold.length > 0 && random.below(3) > 0 ? bold : rest, random);
  },
};

/** Declares whatever it may; else a claimer. */
export const declarer: Bot = {
  id: 'declarer',
  decide: (view, choices, random) => {
    const declared = choices.filter(({ type }) => type === 'declare');
    return declared.length > 0 ? pick(declared, random) : claimer.decide(view, choices, random);
  },
};

/** Another bot that lets no legal win go by. */
export function winsAlways(bot: Bot): Bot {
  return {
    id: `wins-${bot.id}`,
    decide: (view, choices, random) => legalWin(view, choices) ?? bot.decide(view, choices, random),
  };
}

/** What is known of a bot by its id. */
export function habitOf(id: string): 'claims' | 'wins' | 'none' {
  if (id === claimer.id) return 'claims';
  return id.startsWith('wins-') ? 'wins' : 'none';
}
