/** One thing to measure: `run` does `operations` of it, on inputs prepared beforehand. `against` names the peer's bench. */
export interface Bench {
  readonly name: string;
  readonly unit: string;
  readonly operations: number;
  readonly run: () => void;
  readonly against?: string;
}

/** Operations per CPU second, and the ratio of medians to the peer measured in the same process. */
export interface Measured {
  readonly name: string;
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly unit: string;
  readonly ratio: number | null;
  readonly against: string | null;
}

const ROUNDS = 5;
const WARM_SECONDS = 0.5;
const LEAST_SECONDS = 0.3;

/** Warms every bench up, then takes rounds in turn, so that a busy machine slows all of them alike. */
export function measure(benches: readonly Bench[]): Measured[] {
  for (const bench of benches) rate(bench, WARM_SECONDS);
  const rates = benches.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, bench] of benches.entries()) rates[at]?.push(rate(bench, LEAST_SECONDS));
  }
  const medians = new Map(benches.map(({ name }, at) => [name, median(rates[at] ?? [])]));
  return benches.map(({ name, unit, against }, at) => {
    const own = medians.get(name) ?? 0;
    const peer = against === undefined ? undefined : medians.get(against);
    const of = rates[at] ?? [];
    return {
      name,
      median: own,
      min: Math.min(...of),
      max: Math.max(...of),
      unit,
      ratio: peer ? own / peer : null,
      against: against ?? null,
    };
  });
}

function rate({ run, operations }: Bench, leastSeconds: number): number {
  const start = process.cpuUsage();
  let done = 0;
  let seconds = 0;
  while (seconds < leastSeconds) {
    run();
    done += operations;
    const { user, system } = process.cpuUsage(start);
    seconds = (user + system) / 1e6;
  }
  return done / seconds;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
