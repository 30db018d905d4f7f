import type { Course, CourseStep } from '../../coach/review/course';
import type { Worth } from '../../coach/judgement';
import type { ReviewedDecision } from '../../coach/review/review';
import { formatPoints, scaleOf } from '../coach/scale';
import type { Scale } from '../coach/scale';
import type { Filter } from '../languages/en/review';

/** The levels before and between the two halves of a step. */
export function levelsOf({ luck, skill, total }: CourseStep): {
  readonly from: number;
  readonly best: number;
} {
  return { from: total - skill - luck, best: total - skill };
}

/** The axis of a course. */
export function axisOf({ start, steps, result }: Course): Scale {
  const levels = [start, result, ...steps.flatMap((step) => [step.total, levelsOf(step).best])];
  return scaleOf(levels.map((points) => ({ points, low: points, high: points })));
}

/** Sums are shown to a tenth, wherever they stand: so those of hands and of matches agree. */
export const TENTHS = 1;

/** An amount of a sum; a result in whole points as it is. */
export function sumPoints(points: number): string {
  return formatPoints(points, Number.isInteger(points) ? 0 : TENTHS);
}

/** What a choice gave up, as finely as the amounts of the choices beside it; what is less than one, to a tenth. */
export function lossOf({ choices, loss }: GaveUp): string {
  return formatPoints(-loss, loss < 1 ? TENTHS : scaleOf(choices).decimals);
}

interface GaveUp {
  readonly choices: readonly Worth[];
  readonly loss: number;
}

/** Points without a sign, for what was given up. */
export function lostPoints(skill: number): string {
  return formatPoints(-skill, TENTHS).replace(/^[+−]/, '').replace(/\.0+$/, '');
}

/** In the order in which they are offered. */
export const FILTERS: readonly Filter[] = ['all', 'discard', 'claim', 'kong', 'win', 'error'];

const ERRORS = ['inaccuracy', 'mistake', 'blunder'];

export function isError(decision: ReviewedDecision): boolean {
  return ERRORS.includes(decision.class);
}

export function isShown(decision: ReviewedDecision, filter: Filter): boolean {
  if (filter === 'error') return isError(decision);
  return filter === 'all' || decision.sort === filter;
}
