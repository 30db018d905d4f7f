const THOUSAND = 1000;

/** The result of a match as its players write it: "+54.4", "−15.7", "0.0". */
export function inTenths(points: number): string {
  const sign = points > 0 ? '+' : points < 0 ? '−' : '';
  return `${sign}${(Math.abs(points) / THOUSAND).toFixed(1)}`;
}
