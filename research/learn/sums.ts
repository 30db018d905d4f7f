/** What a least squares fit needs of its rows, added up: rows can be told apart by nothing but these. */
export interface Sums {
  /** Every column times every other, row by row. */
  readonly products: Float64Array;
  /** Every column times the value. */
  readonly slopes: Float64Array;
  /** Squares of the values, and how many there are. */
  squares: number;
  count: number;
}

export function newSums(columns: number): Sums {
  return {
    products: new Float64Array(columns * columns),
    slopes: new Float64Array(columns),
    squares: 0,
    count: 0,
  };
}

/** One row, as the places of its columns that are not 0 and what they hold. */
export interface SparseRow {
  readonly places: readonly number[];
  readonly numbers: readonly number[];
}

export function addRow(sums: Sums, { places, numbers }: SparseRow, value: number): void {
  const { products, slopes } = sums;
  const columns = slopes.length;
  for (let at = 0; at < places.length; at++) {
    const number = numbers[at]!;
    const row = places[at]! * columns;
    slopes[places[at]!]! += number * value;
    for (let other = 0; other < places.length; other++)
      products[row + places[other]!]! += number * numbers[other]!;
  }
  sums.squares += value * value;
  sums.count++;
}

export function addSums(to: Sums, from: Sums): void {
  for (let at = 0; at < to.products.length; at++) to.products[at]! += from.products[at]!;
  for (let at = 0; at < to.slopes.length; at++) to.slopes[at]! += from.slopes[at]!;
  to.squares += from.squares;
  to.count += from.count;
}

/**
 * The slopes of a least squares fit without a constant, each held to 0 as if it was known beforehand how far it lies
 * from it (`spreads`: standard deviations, as shares of that of the values). Solved by Cholesky's decomposition: that keeps it from being singular.
 */
export function fittedSlopes({ products, slopes }: Sums, spreads: readonly number[]): number[] {
  const size = slopes.length;
  const lower = products.slice();
  for (let at = 0; at < size; at++) lower[at * size + at]! += 1 / spreads[at]! ** 2;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let left = lower[row * size + column]!;
      for (let at = 0; at < column; at++) left -= lower[row * size + at]! * lower[column * size + at]!;
      lower[row * size + column] = row === column ? Math.sqrt(left) : left / lower[column * size + column]!;
    }
  }
  const half = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    let left = slopes[row]!;
    for (let at = 0; at < row; at++) left -= lower[row * size + at]! * half[at]!;
    half[row] = left / lower[row * size + row]!;
  }
  const found = Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    let left = half[row]!;
    for (let at = row + 1; at < size; at++) left -= lower[at * size + row]! * found[at]!;
    found[row] = left / lower[row * size + row]!;
  }
  return found;
}

/** The standard deviation of the values, as far as their mean is 0. */
export function noiseOf({ squares, count }: Sums): number {
  return Math.sqrt(squares / Math.max(1, count));
}
