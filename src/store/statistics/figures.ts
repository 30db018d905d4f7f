import type { Counter, FigureSums, SeatFigures } from '../../bots/figures';
import type { HandDigest } from './digest';
import { reviewedOf } from './digest';

/** With fewer hands than this no rate is compared with others. */
export const ENOUGH = 100;
/** So many standard errors to each side hold the truth nine times in ten. */
const NINE_IN_TEN = 1.645;

/** What a rate is: the share of `part` in `of`. `better`: which way is better; null is a matter of style. */
export interface RateRow {
  readonly part: Counter;
  readonly of: 'hands' | 'wins';
  readonly better: 'higher' | 'lower' | null;
}

/** The rates by which players and bots are compared, in the order of the page. */
export const RATES = {
  win: { part: 'wins', of: 'hands', better: 'higher' },
  dealIn: { part: 'dealIns', of: 'hands', better: 'lower' },
  selfDrawn: { part: 'selfDrawn', of: 'wins', better: null },
  claimed: { part: 'claimed', of: 'hands', better: null },
} as const satisfies Readonly<Record<string, RateRow>>;
export type Rate = keyof typeof RATES;

/** A value, and how far the truth may be from it nine times in ten. */
export interface Ranged {
  readonly value: number;
  readonly error: number;
}

/** A rate as a share; null where there is nothing that it could be a share of. */
export function rateOf(rate: Rate, sums: FigureSums): Ranged | null {
  const { part, of } = RATES[rate];
  const all = sums[of];
  if (all === 0) return null;
  return shareOf(sums[part], all);
}

/** So many of all as a share. */
export function shareOf(part: number, all: number): Ranged {
  const value = part / all;
  return { value, error: NINE_IN_TEN * Math.sqrt((value * (1 - value)) / all) };
}

/** An amount a hand, and how far the truth may be from it nine times in ten; null of one hand. */
export interface PerHand {
  readonly hands: number;
  readonly mean: number;
  readonly error: number | null;
}

/** Points a hand of these sums. */
export function pointsOf({ hands, points, squares }: FigureSums): PerHand {
  return perHand(hands, points, squares);
}

/** Points a hand without luck, over the hands that are reviewed alone: of the others no luck is known. */
export function pointsWithoutLuck(hands: readonly HandDigest[]): PerHand {
  const each = hands.flatMap((hand) => withoutLuck(hand) ?? []);
  const sum = (of: (points: number) => number) => each.reduce((all, points) => all + of(points), 0);
  return perHand(
    each.length,
    sum((points) => points),
    sum((points) => points * points),
  );
}

function perHand(hands: number, sum: number, squares: number): PerHand {
  const mean = hands === 0 ? 0 : sum / hands;
  if (hands < 2) return { hands, mean, error: null };
  const variance = Math.max(0, (squares - sum * mean) / (hands - 1));
  return { hands, mean, error: NINE_IN_TEN * Math.sqrt(variance / hands) };
}

/** The points of a hand less the luck that its review found; null while it has none. */
function withoutLuck(hand: HandDigest): number | null {
  const reviewed = reviewedOf(hand);
  return reviewed && hand.points - reviewed.luck;
}

/** How the points went, hand by hand. */
export interface PointsOverTime {
  /** After each hand. */
  readonly points: readonly number[];
  /** The sum over the reviewed hands up to each of them; null at hands that are not reviewed. */
  readonly withoutLuck: readonly (number | null)[];
  /** How far the truth may lie from `withoutLuck`, nine times in ten. */
  readonly error: readonly number[];
  /** So many of the hands are reviewed, and these points they brought, luck included. */
  readonly reviewed: { readonly hands: number; readonly points: number };
}

export function pointsOverTime(hands: readonly HandDigest[]): PointsOverTime {
  const each = hands.map(withoutLuck);
  const sums = running(each.map((points) => points ?? 0));
  const known = running(each.map((points) => (points === null ? 0 : 1)));
  const { error } = pointsWithoutLuck(hands);
  const count = known.at(-1) ?? 0;
  // The error of the mean is spread / √n, that of the sum of k hands spread × √k.
  const spread = (error ?? 0) * Math.sqrt(count);
  return {
    points: running(hands.map(({ points }) => points)),
    withoutLuck: each.map((points, at) => (points === null ? null : sums[at]!)),
    error: known.map((k) => spread * Math.sqrt(k)),
    reviewed: {
      hands: count,
      points: hands.reduce((sum, { points }, at) => sum + (each[at] === null ? 0 : points), 0),
    },
  };
}

function running(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => (sum += value));
}

/** How often each item counted in a win, the most frequent first. */
export function itemsWonWith(
  hands: readonly SeatFigures[],
): readonly (readonly [id: string, times: number])[] {
  const times = new Map<string, number>();
  for (const id of hands.flatMap(({ items }) => items)) times.set(id, (times.get(id) ?? 0) + 1);
  return [...times].toSorted((a, b) => b[1] - a[1]);
}

/** What claims cost, as far as hands are reviewed; null where none is. */
export function claimCost(
  hands: readonly HandDigest[],
): { readonly hands: number; readonly claims: number; readonly points: number } | null {
  const known = hands.filter((hand) => reviewedOf(hand) !== null);
  if (known.length === 0) return null;
  return {
    hands: known.length,
    claims: known.reduce((sum, { claims }) => sum + claims, 0),
    points: known.reduce((sum, hand) => sum + (reviewedOf(hand)?.claimCost ?? 0), 0),
  };
}
