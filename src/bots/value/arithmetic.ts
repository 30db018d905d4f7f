// Math.exp and Math.log may differ from browser to browser in the last digit; these use only what may not.

/** The natural logarithm of a positive number, to a millionth; throws for any other. */
export function ln(x: number): number {
  if (!(x > 0 && x < Infinity)) throw new Error(`${x} has no logarithm.`);
  let value = x;
  let halvings = 0;
  while (value > Math.SQRT2) {
    value /= 2;
    halvings++;
  }
  while (value < Math.SQRT1_2) {
    value *= 2;
    halvings--;
  }
  const z = (value - 1) / (value + 1);
  const square = z * z;
  return (
    halvings * Math.LN2 + 2 * z * (1 + square * (1 / 3 + square * (1 / 5 + square * (1 / 7 + square / 9))))
  );
}

/** e to the power of x, to a millionth of it while x is below ten. */
export function exp(x: number): number {
  const small = x / 1024;
  let value = 1 + small * (1 + (small / 2) * (1 + (small / 3) * (1 + small / 4)));
  for (let squares = 0; squares < 10; squares++) value *= value;
  return value;
}
