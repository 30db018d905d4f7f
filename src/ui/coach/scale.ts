import type { Worth } from '../../coach/judgement';
import { grouped } from '../text/numbers';

/** One axis for all choices of a decision, in points. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  /** Where numbers stand, both ends among them, zero always. */
  readonly marks: readonly number[];
  /** Decimals that amounts are written with. */
  readonly decimals: number;
}

/** So many steps lie between the ends at most. */
const MOST_STEPS = 5;
const STEPS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];
/** With a step below this, whole points say too little: differences of a point or two decide. */
const FINE = 20;

/** The axis that holds all ranges and zero, its ends rounded to whole steps. */
export function scaleOf(worths: readonly Worth[]): Scale {
  const least = Math.min(0, ...worths.map(({ low }) => low));
  const most = Math.max(0, ...worths.map(({ high }) => high));
  const step = STEPS.find((each) => countOf(least, most, each) <= MOST_STEPS) ?? (most - least) / MOST_STEPS;
  const from = Math.floor(least / step) * step;
  const count = Math.max(1, countOf(least, most, step));
  const marks = Array.from({ length: count + 1 }, (_, at) => from + at * step);
  return { from, to: from + count * step, marks, decimals: step < FINE ? 1 : 0 };
}

function countOf(least: number, most: number, step: number): number {
  return Math.ceil(most / step) - Math.floor(least / step);
}

/** Where an amount lies on the axis, in percent from its left end. */
export function placeOn({ from, to }: Scale, points: number): number {
  return (100 * (Math.min(to, Math.max(from, points)) - from)) / (to - from);
}

/** An amount with its sign: "+1.5", "−3", "0". */
export function formatPoints(points: number, decimals: number): string {
  const digits = Math.abs(points).toFixed(decimals);
  if (Number(digits) === 0) return digits;
  return `${points < 0 ? '−' : '+'}${grouped(digits)}`;
}
