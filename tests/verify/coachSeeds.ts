import { positionsOf } from '../../research/reference/positions';
import type { Found } from '../../research/reference/positions';
import { advisorFor } from '../../src/coach/advisor';
import { isAlike } from '../../src/coach/candidates';
import type { Depth, JudgedChoice, Judgement } from '../../src/coach/judgement';
import { Thought } from '../../src/coach/thought';
import type { Action } from '../../src/engine/types';
import { optionsOf } from '../support/rigged';

const RULES = 'hong-kong-old';
const SEED = 15;
const SEEDS = 20;
/** Below this difference of points either choice may be called the best. */
const GAP = 0.4;
const LEAST_SAME = 0.97;
/** Claims in which few answers find less than half the difference are left aside. */
const LOOKS = 3;

/** So many claims, as they come in play. */
function claims(count: number): readonly Found[] {
  const game = { rules: RULES, options: optionsOf(RULES) };
  const found: Found[] = [];
  for (let hand = 0; found.length < count; hand++)
    found.push(...positionsOf({ ...game, seed: SEED, sort: 'claims' }, hand));
  return found.slice(0, count);
}

/** The answers to a decision, one for each seed. */
function judgements(decision: Found, depth: Depth, seeds: number): readonly Judgement[] {
  const advisor = advisorFor(decision.view);
  if (!advisor) throw new Error(`There is no coach for ${RULES}.`);
  return Array.from({ length: seeds }, (_, seed) =>
    new Thought(decision, advisor, `seed ${seed}`).think(depth),
  );
}

/** By how much the best choice leads on average, and in what share of the answers it is the best. */
function agreement({ view }: Found, judged: readonly Judgement[]): { gap: number; same: number } {
  const isOf = (action: Action) => (choice: JudgedChoice) => isAlike(view, choice.action, action);
  const choices = judged[0]!.choices.map(({ action }) => action);
  const means = choices.map(
    (action) =>
      judged.reduce((sum, each) => sum + each.choices.find(isOf(action))!.points, 0) / judged.length,
  );
  const [first = 0, second = 0] = means.toSorted((a, b) => b - a);
  const best = choices[means.indexOf(first)]!;
  const same = judged.filter((each) => isOf(best)(each.choices[0]!)).length;
  return { gap: first - second, same: same / judged.length };
}

/** Whether a few quick answers leave it open that the best choice leads by enough. */
function mayBeClear(decision: Found): boolean {
  return agreement(decision, judgements(decision, 'quick', LOOKS)).gap > GAP / 2;
}

/** Where the best choice of a claim leads by enough, it must be the same for all seeds; throws if it is not. */
export function verifyCoachSeeds(depth: Depth, count: number): void {
  const clear = claims(count)
    .filter(mayBeClear)
    .map((decision) => agreement(decision, judgements(decision, depth, SEEDS)))
    .filter(({ gap }) => gap > GAP);
  const share = clear.reduce((sum, { same }) => sum + same, 0) / clear.length;
  const changed = clear.filter(({ same }) => same < 1).length;
  console.log(
    `coach, ${depth}: of ${count} claims the best choice leads by more than ${GAP} points in ${clear.length}; ` +
      `there ${(100 * share).toFixed(1)} % of ${SEEDS} seeds name it, and all of them in all but ${changed}`,
  );
  if (share < LEAST_SAME) throw new Error('The best choice depends too much on the seed.');
}
