/** Observations of one class: as many figures in each, in the same order. */
export interface Labelled {
  readonly label: string;
  readonly samples: readonly (readonly number[])[];
}

/** Fits a linear discriminant to classes that spread alike: it names the class whose centre is nearest by that spread. */
export function fitDiscriminant(classes: readonly Labelled[]): (sample: readonly number[]) => string {
  const centres = classes.map(({ samples }) => meanOf(samples));
  const spread = pooledCovariance(classes, centres);
  const rules = classes.map(({ label }, at) => {
    const weights = solve(spread, centres[at]!);
    return { label, weights, offset: -dot(weights, centres[at]!) / 2 };
  });
  return (sample) => {
    const scores = rules.map(({ weights, offset }) => dot(weights, sample) + offset);
    return rules[scores.indexOf(Math.max(...scores))]!.label;
  };
}

function meanOf(samples: readonly (readonly number[])[]): number[] {
  return samples[0]!.map((_, at) => samples.reduce((sum, sample) => sum + sample[at]!, 0) / samples.length);
}

function pooledCovariance(classes: readonly Labelled[], centres: readonly number[][]): number[][] {
  const apart = classes.flatMap(({ samples }, at) =>
    samples.map((sample) => sample.map((value, of) => value - centres[at]![of]!)),
  );
  const figures = centres[0]!.map((_, at) => at);
  return figures.map((row) =>
    figures.map(
      (column) =>
        apart.reduce((sum, each) => sum + each[row]! * each[column]!, 0) / (apart.length - classes.length),
    ),
  );
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, at) => sum + value * b[at]!, 0);
}

/** The x of matrix · x = right, for a positive definite matrix. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  const size = rows.length;
  for (let pivot = 0; pivot < size; pivot++) {
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const times = rows[row]![pivot]! / rows[pivot]![pivot]!;
      for (let column = pivot; column <= size; column++) rows[row]![column]! -= times * rows[pivot]![column]!;
    }
  }
  return rows.map((row, at) => row[size]! / row[at]!);
}
