import { botCalled } from '../../bots/registry';
import { advance } from '../../engine/advance';
import { apply } from '../../engine/apply';
import { legalActions } from '../../engine/legalActions';
import { startMatch, startNextDeal } from '../../engine/match';
import type { Match } from '../../engine/match';
import { hashText, Random } from '../../engine/random';
import { defaultOptions } from '../../engine/options';
import { findRuleSet, rulesOf } from '../../engine/knownRules';
import type { Action, Deal, RuleSetId } from '../../engine/types';
import { simulateMatches } from '../simulate';
import type { Bench } from './bench';

const BENCH_HANDS = 400;

/** A match that can deal any number's hand; nothing is carried over. */
function benchMatch(rules: RuleSetId): Match {
  const options = defaultOptions(findRuleSet(rules)?.options ?? {});
  return startMatch({ rules, options, bits: hashText('bench').slice(0, 32), text: '' });
}

/** Lists every legal choice of every seat and answers at random for all that are asked. */
function answersAtRandom(deal: Deal, random: Random, answers: Action[]): void {
  answers.length = 0;
  for (let seat = 0; seat < deal.seats.length; seat++) {
    const choices = legalActions(deal, seat);
    if (choices.length > 0) answers.push(choices[random.below(choices.length)] as Action);
  }
}

/** Whole hands, from the shuffle to the last event. */
export function playBenches(rules: RuleSetId): Bench[] {
  const handBench = (name: string, play: Play): Bench => ({
    name,
    unit: 'hands',
    operations: BENCH_HANDS,
    run: () => play(rules, BENCH_HANDS),
  });
  return [
    handBench('random players, every choice listed, advance', playRandomHands),
    handBench('random players, every choice listed, apply', applyRandomHands),
    handBench('four routes', playRoutes),
  ];
}

type Play = (rules: RuleSetId, hands: number) => void;

function playRoutes(rules: RuleSetId, hands: number): void {
  const routes = botCalled('routes');
  const options = defaultOptions(findRuleSet(rules)?.options ?? {});
  const bots = Array.from({ length: rulesOf({ rules, options }).geometry.seats }, () => routes);
  simulateMatches({ rules, options, hands, seed: 1, bots }, () => {});
}

/** Random players by `advance`, from the shuffle to the last event. */
function playRandomHands(rules: RuleSetId, hands: number): void {
  const match = benchMatch(rules);
  const random = new Random([1, 2, 3, 4]);
  const answers: Action[] = [];
  for (let dealt = 0; dealt < hands; dealt++) {
    const { deal, events } = startNextDeal({ ...match, dealt });
    while (deal.pending) {
      answersAtRandom(deal, random, answers);
      for (const answer of answers) advance(deal, answer, events);
    }
  }
}

/** The same by `apply` at each step. */
function applyRandomHands(rules: RuleSetId, hands: number): void {
  const match = benchMatch(rules);
  const random = new Random([1, 2, 3, 4]);
  const answers: Action[] = [];
  for (let dealt = 0; dealt < hands; dealt++) {
    let { deal } = startNextDeal({ ...match, dealt });
    while (deal.pending) {
      answersAtRandom(deal, random, answers);
      for (const answer of answers) {
        const applied = apply(deal, answer);
        if (applied.ok) ({ deal } = applied);
      }
    }
  }
}
