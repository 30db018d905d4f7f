import { formatPoints } from '../coach/scale';

/** From so many points on, whole ones are enough. */
const WHOLE = 100;

/** An amount of points without a plus: "3.5", "−310"; with as many decimals as stand beside it, where some do. */
export function pointsOf(points: number, decimals = Math.abs(points) < WHOLE ? 1 : 0): string {
  return formatPoints(points, decimals).replace('+', '');
}
