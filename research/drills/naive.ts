import { fast } from '../../src/bots/yardsticks/fast';
import { neverClaims } from '../../src/bots/yardsticks/neverClaims';
import type { Candidate } from '../../src/coach/candidates';
import type { Decision } from '../../src/coach/thought';
import type { Random } from '../../src/engine/random';
import type { Action } from '../../src/engine/types';

/**
 * What simple players choose: whatever brings the hand nearer in form, never a claim, and what leaves the most valuable
 * hand. A position that all of them get right teaches little.
 */
export function naiveChoices(
  { view, choices }: Decision,
  candidates: readonly Candidate[],
  random: Random,
): readonly Action[] {
  const [first] = candidates;
  const dearest = candidates.reduce(
    (most, each) => ((each.after?.value ?? 0) > (most?.after?.value ?? 0) ? each : most),
    first,
  );
  return [
    fast.decide(view, choices, random),
    neverClaims.decide(view, choices, random),
    ...(dearest ? [dearest.action] : []),
  ];
}
