/** The slope of one column of a regression, with its standard error. */
export interface Slope {
  readonly slope: number;
  readonly error: number;
}

/** Below this a pivot counts as zero: columns are small whole numbers. */
const SINGULAR = 1e-9;

/**
 * Ordinary least squares with a constant: the slope of every column of `rows`, the constant left out. Null where the
 * rows do not tell the columns apart, or leave nothing over to estimate the errors from.
 */
export function regress(rows: readonly (readonly number[])[], values: readonly number[]): Slope[] | null {
  const design = rows.map((row) => [1, ...row]);
  const columns = design[0]?.length ?? 0;
  const free = design.length - columns;
  if (free < 1) return null;
  const inverse = inverted(productsOf(design));
  if (!inverse) return null;
  const sums = columnsOf(columns, (column) =>
    dot(
      design.map((row) => row[column]!),
      values,
    ),
  );
  const slopes = inverse.map((row) => dot(row, sums));
  const residuals = design.map((row, at) => values[at]! - dot(row, slopes));
  const variance = dot(residuals, residuals) / free;
  return slopes
    .map((slope, column) => ({ slope, error: Math.sqrt(variance * inverse[column]![column]!) }))
    .slice(1);
}

function columnsOf<T>(count: number, of: (column: number) => T): T[] {
  return Array.from({ length: count }, (_, column) => of(column));
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, at) => sum + value * b[at]!, 0);
}

/** Each column times each other one. */
function productsOf(rows: readonly (readonly number[])[]): number[][] {
  const columns = rows[0]!.map((_, column) => rows.map((row) => row[column]!));
  return columns.map((first) => columns.map((second) => dot(first, second)));
}

/** The numbers that this matrix makes these sums of; null where it is singular. */
export function solved(
  matrix: readonly (readonly number[])[],
  sums: readonly number[],
): readonly number[] | null {
  return inverted(matrix)?.map((row) => dot(row, sums)) ?? null;
}

/** The inverse of a square matrix by Gauss and Jordan with row exchange; null if there is none. */
function inverted(matrix: readonly (readonly number[])[]): number[][] | null {
  const size = matrix.length;
  const work = matrix.map((row, at) => [...row, ...columnsOf(size, (column) => (column === at ? 1 : 0))]);
  for (let at = 0; at < size; at++) {
    const pivot = largestBelow(work, at);
    [work[at], work[pivot]] = [work[pivot]!, work[at]!];
    const lead = work[at]![at]!;
    if (Math.abs(lead) < SINGULAR) return null;
    work[at] = work[at]!.map((value) => value / lead);
    for (let other = 0; other < size; other++) if (other !== at) clear(work, at, other);
  }
  return work.map((row) => row.slice(size));
}

/** The row from `at` down whose entry in that column is the largest. */
function largestBelow(work: readonly (readonly number[])[], at: number): number {
  let largest = at;
  for (let row = at + 1; row < work.length; row++) {
    if (Math.abs(work[row]![at]!) > Math.abs(work[largest]![at]!)) largest = row;
  }
  return largest;
}

function clear(work: number[][], at: number, other: number): void {
  const factor = work[other]![at]!;
  work[other] = work[other]!.map((value, column) => value - factor * work[at]![column]!);
}
