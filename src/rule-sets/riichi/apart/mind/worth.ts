/**
 * What a hand is worth by the own draws that are left: points; where more is told, then how likely it wins, and then what
 * of the points its wins bring.
 */
export type Worth = Float64Array;
export const PARTS = 3;

/** How sharply giving up and going on are told apart, in points. */
const SMOOTH = 100;

/** What is kept of going on where a hand may be given up instead; `share`: how surely it goes on. */
export function orGivenUp(
  goesOn: number,
  givenUp: number,
): { readonly worth: number; readonly share: number } {
  const more = goesOn - givenUp;
  const root = Math.sqrt(more * more + SMOOTH * SMOOTH);
  return { worth: givenUp + (more + root) / 2, share: (1 + more / root) / 2 };
}

/** For each number of draws what is better of two worths; the first list is changed. */
export function takeBetter(one: Worth, other: Worth, step: number): Worth {
  for (let t = 0; t < step; t++) {
    if (other[t]! <= one[t]!) continue;
    for (let at = t; at < one.length; at += step) one[at] = other[at]!;
  }
  return one;
}
