import { OUTCOMES } from '../../src/bots/value/network';
import type { NetworkWeights } from '../../src/bots/value/network';
import type { Samples } from './samples';

const DIGITS = 4;

/** Samples with their points counted in units of so many. */
export function inUnits(samples: Samples, unit: number): Samples {
  return { ...samples, points: samples.points.map((points) => points / unit) };
}

/** A network that was learned in such units, telling points. */
export function inPoints({ inputs, hidden, first, second }: NetworkWeights, unit: number): NetworkWeights {
  const chances = OUTCOMES.length * (hidden + inputs + 1);
  const scaled = Array.from(second, (weight, at) => (at < chances ? weight : rounded(weight * unit)));
  return { inputs, hidden, first, second: scaled };
}

/** With as many digits as weights are written with. */
function rounded(value: number): number {
  return Number(value.toPrecision(DIGITS));
}
