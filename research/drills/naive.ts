import { fast } from '../../src/bots/yardsticks/fast';
import { neverClaims } from '../../src/bots/yardsticks/neverClaims';
import type { Candidate } from '../../src/coach/candidates';
import type { Decision } from '../../src/coach/thought';
import { rulesOf } from '../../src/engine/knownRules';
import type { Random } from '../../src/engine/random';
import type { Action } from '../../src/engine/types';

/**
 * What simple players choose: whatever brings the hand nearer in form, never a claim, and what leaves the most valuable
 * hand. A position that all of them get right teaches little. Nobody exchanges tiles simply.
 */
export function naiveChoices(
  { view, choices }: Decision,
  candidates: readonly Candidate[],
  random: Random,
): readonly Action[] {
  if (candidates.some(({ action }) => action.type === 'exchange')) return [];
  const dearest = bestBy(candidates, ({ after }) => after?.value ?? 0);
  const simple = rulesOf(view).card ? nearest(candidates) : null;
  return [
    ...(simple ?? [fast.decide(view, choices, random), neverClaims.decide(view, choices, random)]),
    ...dearest,
  ];
}

/** By a card: what leaves the fewest tiles missing, and passing. */
function nearest(candidates: readonly Candidate[]): readonly Action[] {
  const pass = candidates.filter(({ action }) => action.type === 'pass').map(({ action }) => action);
  return [...bestBy(candidates, nearness), ...pass];
}

/** Fewer tiles missing first, then more tiles that help. */
function nearness({ after }: Candidate): number {
  return (after?.useful ?? 0) - 1000 * (after?.missing ?? Infinity);
}

function bestBy(
  candidates: readonly Candidate[],
  worth: (candidate: Candidate) => number,
): readonly Action[] {
  const [first] = candidates;
  if (!first) return [];
  return [candidates.reduce((most, each) => (worth(each) > worth(most) ? each : most), first).action];
}
