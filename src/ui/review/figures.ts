import type { Course, CourseStep } from '../../coach/review/course';
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

/** The four figures as they are shown, rounded so that they add up. */
export interface ShownSum {
  readonly start: string;
  readonly luck: string;
  readonly skill: string;
  readonly result: string;
}

export function shownSum({ start, skill, result }: Course, decimals: number): ShownSum {
  const rounded = (points: number) => Number(points.toFixed(decimals));
  const luck = rounded(result) - rounded(start) - rounded(skill);
  const shown = (points: number) => formatPoints(points, decimals);
  const whole = formatPoints(result, Number.isInteger(result) ? 0 : decimals);
  return { start: shown(start), luck: shown(luck), skill: shown(skill), result: whole };
}

/** Points without a sign, for what was given up. */
export function lostPoints(skill: number, decimals: number): string {
  return formatPoints(-skill, decimals).replace(/^[+−]/, '').replace(/\.0+$/, '');
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
