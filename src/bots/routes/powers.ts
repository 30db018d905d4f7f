const STEPS = 64;
const MOST = 128 * STEPS;

/**
 * `base` to the power of −x for x from −64 to 64, to the nearest 1/64: the same in every browser. The base is given
 * by its 64th root.
 */
export function powersOf(root: number): (x: number) => number {
  const table = new Float64Array(MOST);
  let power = 1;
  for (let at = MOST / 2; at < MOST; at++, power /= root) table[at] = power;
  power = 1;
  for (let at = MOST / 2; at >= 0; at--, power *= root) table[at] = power;
  return (x) => table[((x + 64) * STEPS + 0.5) | 0]!;
}
