import { settled } from '../../src/bots/yardsticks/random';
import { randomOptions } from '../../research/randomOptions';
import { advance } from '../../src/engine/advance';
import { apply } from '../../src/engine/apply';
import { legalActions } from '../../src/engine/legalActions';
import { startMatch } from '../../src/engine/match';
import type { Match } from '../../src/engine/match';
import { hashText, pick, stream } from '../../src/engine/random';
import type { Random } from '../../src/engine/random';
import { findRuleSet } from '../../src/engine/knownRules';
import { hasSeat } from '../../src/engine/state';
import type { Action, Deal, DealEvent } from '../../src/engine/types';

/** A stream for tests, by label. */
export function testRandom(label: string): Random {
  return stream('test', label);
}

/** A match of a rule set under random options. */
export function randomMatch(id: string, label: string): Match {
  const ruleSet = findRuleSet(id);
  if (!ruleSet) throw new Error(`There is no rule set ${id}.`);
  const options = randomOptions(ruleSet, testRandom(`options:${label}`));
  return startMatch({ rules: id, options, bits: hashText(label).slice(0, 32), text: '' });
}

/** Wins when it can, and else anything, but claims and kongs more often than they would come up. */
function eagerChoice(choices: readonly Action[], random: Random): Action {
  const win = choices.find((choice) => choice.type === 'win');
  if (win && random.below(8) > 0) return win;
  const special = choices.filter(({ type }) => type !== 'discard' && type !== 'pass' && type !== 'win');
  const chosen = special.length > 0 && random.below(3) > 0 ? pick(special, random) : pick(choices, random);
  return settled(chosen, random);
}

/** One step of random play seen from outside: the deal before, the action chosen, and the deal after it. */
export interface RandomStep {
  readonly before: Deal;
  readonly action: Action;
  readonly after: Deal;
  readonly events: readonly DealEvent[];
}

/** Plays a deal by `apply`, seats answering in random order, and shows each step. */
export function playRandomDeal(deal: Deal, random: Random, onStep: (step: RandomStep) => void): Deal {
  let now = deal;
  while (now.pending) {
    const { waiting } = now.pending;
    const asked = now.seats.map((_, seat) => seat).filter((seat) => hasSeat(waiting, seat));
    const seat = pick(asked, random);
    const action = eagerChoice(legalActions(now, seat), random);
    const applied = apply(now, action);
    if (!applied.ok) throw new Error(`A legal action was refused: ${applied.code}.`);
    onStep({ before: now, action, after: applied.deal, events: applied.events });
    now = applied.deal;
  }
  return now;
}

/** The same by `advance` on a deal that is owned here. */
export function advanceRandomDeal(deal: Deal, random: Random, events: DealEvent[]): void {
  while (deal.pending) {
    const { waiting } = deal.pending;
    const asked = deal.seats.map((_, seat) => seat).filter((seat) => hasSeat(waiting, seat));
    const seat = pick(asked, random);
    advance(deal, eagerChoice(legalActions(deal, seat), random), events);
  }
}
