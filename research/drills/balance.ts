import type { Drill } from '../../src/coach/drills/drill';

/** At most this share of drills is answered by a claim, and at most this by a pass. */
const MOST = 0.54;

/** Whether the best answer takes the tile. */
export function isClaimed({ verdicts }: Pick<Drill, 'verdicts'>): boolean {
  return verdicts[0]?.choice !== 'pass';
}

/** The answer that is too rare among these drills, if one is. */
export function rareAnswer(drills: readonly Drill[]): 'claim' | 'pass' | null {
  const claims = drills.filter(isClaimed).length;
  const passes = drills.length - claims;
  if (claims > mostBeside(passes)) return 'pass';
  return passes > mostBeside(claims) ? 'claim' : null;
}

/**
 * At most so many drills, about as many answered by a claim as by a pass, each position once. Twins stay together. Of
 * the answer that there are too many of, the last ones without a twin are left out.
 */
export function balanced(drills: readonly Drill[], count: number): readonly Drill[] {
  const whole = paired(eachOnce(drills));
  const claims = whole.filter(isClaimed).length;
  const most = Math.ceil(count * MOST);
  const left = {
    claimed: Math.min(most, mostBeside(whole.length - claims)),
    passed: Math.min(most, mostBeside(claims)),
  };
  for (const drill of whole) if (drill.twin !== null) left[isClaimed(drill) ? 'claimed' : 'passed']--;
  const kept = whole.filter((drill) => {
    if (drill.twin !== null) return true;
    return left[isClaimed(drill) ? 'claimed' : 'passed']-- > 0;
  });
  return paired(kept.slice(0, count));
}

/** Each position once. */
export function eachOnce(drills: readonly Drill[]): readonly Drill[] {
  return [...new Map(drills.map((drill) => [drill.id, drill])).values()];
}

/** How many drills of one answer may stand beside so many of the other. */
function mostBeside(others: number): number {
  return Math.floor((others * MOST) / (1 - MOST));
}

/** The same drills; one whose twin is not among them has none. */
export function paired(drills: readonly Drill[]): readonly Drill[] {
  const ids = new Set(drills.map(({ id }) => id));
  return drills.map((drill) =>
    drill.twin !== null && ids.has(drill.twin) ? drill : { ...drill, twin: null },
  );
}
