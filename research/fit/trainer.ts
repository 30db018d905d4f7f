import { Network, OUTCOMES, OUTPUTS } from '../../src/bots/value/network';
import type { NetworkWeights } from '../../src/bots/value/network';
import { shuffle } from '../../src/engine/random';
import type { Random } from '../../src/engine/random';
import type { Samples } from './samples';

const BATCH = 256;
/** Of all samples, this share is kept aside to test on. */
const TEST_SHARE = 0.05;
const FIRST_RATE = 0.003;
const LAST_RATE = 0.00003;
/** Points are a hundred times as large as chances: their errors are counted so much less. */
const POINTS_WEIGHT = 0.02;
const SURENESS = { mean: 0.9, square: 0.999 };
const DIGITS = 4;

/** How well samples are foretold that nothing was learned from. */
export interface Fit {
  /** Cross-entropy of the outcomes, in nats. */
  readonly entropy: number;
  /** The share of the variance of the points that the value explains. */
  readonly explained: number;
}

/** Numbers that are learned, with the slope of the error and its running means (Adam, arXiv 1412.6980). */
class Parameters {
  readonly values: Float64Array;
  readonly slopes: Float64Array;
  private readonly means: Float64Array;
  private readonly squares: Float64Array;

  constructor(size: number, random: Random, spread: number) {
    this.values = Float64Array.from({ length: size }, () => (random.next() / 2 ** 32 - 0.5) * spread);
    this.slopes = new Float64Array(size);
    this.means = new Float64Array(size);
    this.squares = new Float64Array(size);
  }

  step(rate: number, steps: number): void {
    const { values, slopes, means, squares } = this;
    const first = 1 - SURENESS.mean ** steps;
    const second = 1 - SURENESS.square ** steps;
    for (let at = 0; at < values.length; at++) {
      const slope = slopes[at]! / BATCH;
      means[at] = SURENESS.mean * means[at]! + (1 - SURENESS.mean) * slope;
      squares[at] = SURENESS.square * squares[at]! + (1 - SURENESS.square) * slope * slope;
      values[at]! -= (rate * (means[at]! / first)) / (Math.sqrt(squares[at]! / second) + 1e-8);
    }
    slopes.fill(0);
  }
}

/** Learns a network from samples by gradient descent. The same samples and stream give the same network. */
export class Trainer {
  private readonly samples: Samples;
  private readonly random: Random;
  private readonly inputs: number;
  private readonly first: Parameters;
  private readonly second: Parameters;
  private readonly network: Network;
  private readonly hiddenErrors: Float64Array;
  private readonly outputs = new Float64Array(OUTPUTS);
  private readonly errors = new Float64Array(OUTPUTS);
  private order: readonly number[];
  private readonly tested: number[];
  private steps = 0;

  constructor(samples: Samples, hidden: number, random: Random) {
    const count = samples.features.length;
    const tested = Math.floor(count * TEST_SHARE);
    this.samples = samples;
    this.random = random;
    this.inputs = samples.features[0]?.length ?? 0;
    this.first = new Parameters(hidden * (this.inputs + 1), random, 2 * Math.sqrt(2 / this.inputs));
    this.second = new Parameters(OUTPUTS * this.row(hidden), random, 0.2);
    this.network = new Network({
      inputs: this.inputs,
      hidden,
      first: this.first.values,
      second: this.second.values,
    });
    this.hiddenErrors = new Float64Array(hidden);
    this.order = Array.from({ length: count - tested }, (_, at) => at);
    this.tested = Array.from({ length: tested }, (_, at) => count - tested + at);
    this.startAtMeans();
  }

  /** Goes through all samples so many times, ever more slowly. */
  train(rounds: number, onRound: (fit: Fit) => void): void {
    for (let round = 0; round < rounds; round++) {
      this.order = shuffle(this.order, this.random);
      for (let start = 0; start + BATCH <= this.order.length; start += BATCH) {
        const done = (round + start / this.order.length) / rounds;
        for (let at = start; at < start + BATCH; at++) this.learn(this.order[at]!);
        this.steps++;
        const rate = FIRST_RATE * (1 - done) + LAST_RATE;
        this.first.step(rate, this.steps);
        this.second.step(rate, this.steps);
      }
      onRound(this.test());
    }
  }

  weights(): NetworkWeights {
    return {
      inputs: this.inputs,
      hidden: this.network.hidden.length,
      first: rounded(this.first),
      second: rounded(this.second),
    };
  }

  private row(hidden: number): number {
    return hidden + this.inputs + 1;
  }

  /** Every outcome begins with the points that it brings on average. */
  private startAtMeans(): void {
    const { outcomes, points } = this.samples;
    const row = this.row(this.network.hidden.length);
    for (let outcome = 0; outcome < OUTCOMES.length - 1; outcome++) {
      const found = points.filter((_, at) => outcomes[at] === outcome);
      const mean = found.reduce((sum, each) => sum + each, 0) / Math.max(1, found.length);
      this.second.values[(OUTCOMES.length + outcome + 1) * row - 1] = mean;
    }
  }

  private forward(features: Float64Array): void {
    const { network, outputs, errors } = this;
    network.foretell(features, outputs);
    let total = 0;
    for (let at = 0; at < OUTCOMES.length; at++) total += errors[at] = Math.exp(outputs[at]!);
    for (let at = 0; at < OUTCOMES.length; at++) errors[at]! /= total;
  }

  private learn(sample: number): void {
    const { hiddenErrors, errors, outputs, inputs } = this;
    const { hidden } = this.network;
    const features = this.samples.features[sample]!;
    const outcome = this.samples.outcomes[sample]!;
    this.forward(features);
    errors[outcome]! -= 1;
    for (let at = OUTCOMES.length; at < OUTPUTS; at++) errors[at] = 0;
    const paid = OUTCOMES.length + outcome;
    if (paid < OUTPUTS) errors[paid] = (outputs[paid]! - this.samples.points[sample]!) * POINTS_WEIGHT;
    hiddenErrors.fill(0);
    const { values, slopes } = this.second;
    for (let output = 0, at = 0; output < OUTPUTS; output++) {
      const error = errors[output]!;
      for (let unit = 0; unit < hidden.length; unit++, at++) {
        slopes[at]! += error * hidden[unit]!;
        hiddenErrors[unit]! += error * values[at]!;
      }
      for (let input = 0; input < inputs; input++) slopes[at++]! += error * features[input]!;
      slopes[at++]! += error;
    }
    for (let unit = 0; unit < hidden.length; unit++) {
      if (hidden[unit] === 0) continue;
      let at = unit * (inputs + 1);
      for (let input = 0; input < inputs; input++)
        this.first.slopes[at++]! += hiddenErrors[unit]! * features[input]!;
      this.first.slopes[at]! += hiddenErrors[unit]!;
    }
  }

  private test(): Fit {
    const { samples, tested, errors, outputs } = this;
    const mean = tested.reduce((sum, at) => sum + samples.points[at]!, 0) / tested.length;
    let [entropy, left, all] = [0, 0, 0];
    for (const at of tested) {
      this.forward(samples.features[at]!);
      entropy -= Math.log(errors[samples.outcomes[at]!]!);
      let value = 0;
      for (let outcome = 0; outcome < OUTCOMES.length - 1; outcome++)
        value += errors[outcome]! * outputs[OUTCOMES.length + outcome]!;
      left += (value - samples.points[at]!) ** 2;
      all += (mean - samples.points[at]!) ** 2;
    }
    return { entropy: entropy / tested.length, explained: 1 - left / all };
  }
}

function rounded({ values }: Parameters): number[] {
  return Array.from(values, (value) => Number(value.toPrecision(DIGITS)));
}
