import { formatPoints } from '../coach/scale';

/** From so many points on, whole ones are enough. */
const WHOLE = 20;

/** An amount of points without a plus: "3.5", "−31". */
export function pointsOf(points: number): string {
  return formatPoints(points, Math.abs(points) < WHOLE ? 1 : 0).replace('+', '');
}
