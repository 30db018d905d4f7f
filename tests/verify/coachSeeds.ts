import { positionsOf } from '../../src/cli/reference/positions';
import type { Found } from '../../src/cli/reference/positions';
import { advisorFor } from '../../src/coach/advisor';
import { isAlike } from '../../src/coach/candidates';
import type { Depth, Judgement } from '../../src/coach/judgement';
import { Thought } from '../../src/coach/thought';
import { optionsOf } from '../support/rigged';

const RULES = 'hong-kong-old';
const SEED = 15;
const SEEDS = 20;
/** Below this difference of points either choice may be called the best. */
const GAP = 0.4;
const LEAST_SAME = 0.97;

/** So many claims, as they come in play. */
function claims(count: number): readonly Found[] {
  const game = { rules: RULES, options: optionsOf(RULES) };
  const found: Found[] = [];
  for (let hand = 0; found.length < count; hand++)
    found.push(...positionsOf({ ...game, seed: SEED, sort: 'claims' }, hand));
  return found.slice(0, count);
}

/** By how much the best choice leads on average over the seeds, and how often it is found to be the best. */
function agreementIn(decision: Found, depth: Depth): { gap: number; same: number } {
  const { view } = decision;
  const advisor = advisorFor(view)!;
  const judged = Array.from({ length: SEEDS }, (_, seed): Judgement =>
    new Thought(decision, advisor, `seed ${seed}`).think(depth),
  );
  const choices = judged[0]!.choices.map(({ action }) => action);
  const means = choices.map((action) =>
    judged.reduce(
      (sum, each) =>
        sum + each.choices.find((choice) => isAlike(view, choice.action, action))!.points / SEEDS,
      0,
    ),
  );
  const [first = 0, second = 0] = means.toSorted((a, b) => b - a);
  const best = choices[means.indexOf(first)]!;
  const same = judged.filter((each) => isAlike(view, each.choices[0]!.action, best)).length;
  return { gap: first - second, same: same / SEEDS };
}

/** The best choice of a claim must be the same for all seeds, where the next one is behind; throws if it is not. */
export function verifyCoachSeeds(depth: Depth, count: number): void {
  const all = claims(count).map((decision) => agreementIn(decision, depth));
  const clear = all.filter(({ gap }) => gap > GAP);
  const share = (some: typeof all): number => some.reduce((sum, { same }) => sum + same, 0) / some.length;
  console.log(
    `${depth}: of ${count} claims the best leads by more than ${GAP} points in ${clear.length}; ` +
      `the same best choice in ${(100 * share(clear)).toFixed(1)} % of ${SEEDS} seeds there, ` +
      `in ${(100 * share(all)).toFixed(1)} % of all`,
  );
  if (share(clear) < LEAST_SAME) throw new Error('The best choice depends too much on the seed.');
}
