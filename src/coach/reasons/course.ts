import { rulesOf } from '../../engine/knownRules';
import type { Fact } from './reason';
import type { Pair } from './pair';

/** Chances and points that differ by less than this share are told as equal, and so not told. */
const LEAST_SHARE = 0.1;

/** Fallback reason: a win is likelier after one choice. */
export function likelier({ better, other }: Pair): Fact | null {
  if (!better.course || !other.course) return null;
  const chance = { better: better.course.wins, other: other.course.wins };
  return isMore(chance.better, chance.other) ? { code: 'likelier', chance } : null;
}

/** A win brings more after one choice. Where wins cost points, as they may where all hands are paid, nothing is told. */
export function dearer({ better, other }: Pair): Fact | null {
  if (!better.course || !other.course) return null;
  const points = { better: better.course.won, other: other.course.won };
  if (!isMore(points.better, points.other) || other.course.wins <= 0 || points.other <= 0) return null;
  const [a, b] = [better.judged.after?.missing ?? null, other.judged.after?.missing ?? null];
  const isSlower = a !== null && b !== null && a > b;
  return isSlower
    ? { code: 'slower-but-dearer', points, missing: { better: a, other: b } }
    : { code: 'dearer', points };
}

/** Others win less often on an own discard. If they never did, too few futures were played to say it. */
export function dealsInLess({ better, other }: Pair): Fact | null {
  if (!better.course || !other.course) return null;
  const [a, b] = [better.course, other.course].map(({ wins, feeds }) => (1 - wins) * feeds);
  if (!a || b === undefined || !isMore(b, a)) return null;
  return { code: 'deals-in-less', chance: { better: a, other: b } };
}

/** Where all hands are paid: the seat comes out better when another seat wins. */
export function costsLess({ view, better, other }: Pair): Fact | null {
  if (!rulesOf(view).allHands || !better.course || !other.course) return null;
  const points = { better: better.course.lost, other: other.course.lost };
  return isMore(points.better, points.other) ? { code: 'costs-less', points } : null;
}

function isMore(a: number, b: number): boolean {
  return a - b > LEAST_SHARE * Math.max(Math.abs(a), Math.abs(b));
}
