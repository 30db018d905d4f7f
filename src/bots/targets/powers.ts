const STEPS = 64;
const MOST = 64;

/** `base` to the power of −x, from the 64th root of the base and to the nearest 64th of x: the same in every browser. */
export function powersOf(root: number): (x: number) => number {
  const table = new Float64Array(2 * MOST * STEPS + 1);
  const middle = MOST * STEPS;
  table[middle] = 1;
  for (let step = 1; step <= middle; step++) {
    table[middle + step] = table[middle + step - 1]! / root;
    table[middle - step] = table[middle - step + 1]! * root;
  }
  return (x) => table[((x + MOST) * STEPS + 0.5) | 0]!;
}
