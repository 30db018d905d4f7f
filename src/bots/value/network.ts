import type { Seat, Win } from '../../engine/types';
import { exp } from './arithmetic';

/** How a deal can end for a seat. */
export const OUTCOMES = [
  'self-drawn',
  'won',
  'dealt-in',
  'others-self-drawn',
  'others-won',
  'drawn',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** How a deal that is over ended for a seat. */
export function outcomeFor(wins: readonly Pick<Win, 'seat' | 'by' | 'from'>[], seat: Seat): Outcome {
  const own = wins.find((win) => win.seat === seat);
  if (own) return own.by === 'wall' ? 'self-drawn' : 'won';
  if (wins.length === 0) return 'drawn';
  if (wins.some(({ from }) => from === seat)) return 'dealt-in';
  return wins.some(({ from }) => from === null) ? 'others-self-drawn' : 'others-won';
}

/** Points go with every outcome but a drawn deal. */
const PAID = OUTCOMES.length - 1;
export const OUTPUTS = OUTCOMES.length + PAID;

/** A network with one hidden layer: how likely each outcome is, and the points it brings. Rows are hidden units, then outputs. */
export interface NetworkWeights {
  readonly inputs: number;
  readonly hidden: number;
  /** `hidden` rows of `inputs` weights and a bias. */
  readonly first: ArrayLike<number>;
  /** `OUTPUTS` rows of `hidden` weights, `inputs` weights and a bias. */
  readonly second: ArrayLike<number>;
}

/** What a position is worth, term by term: the chance of each outcome and its points; points a hand. */
export interface Appraisal {
  readonly chances: Float64Array;
  readonly points: Float64Array;
  value: number;
}

export function newAppraisal(): Appraisal {
  return { chances: new Float64Array(OUTCOMES.length), points: new Float64Array(OUTCOMES.length), value: 0 };
}

/** Asks a network. Weights that are still being learned are read as they are at that moment. */
export class Network {
  /** The hidden units of the last question. */
  readonly hidden: Float64Array;
  private readonly weights: NetworkWeights;
  private readonly outputs = new Float64Array(OUTPUTS);

  constructor(weights: NetworkWeights) {
    this.weights = weights;
    this.hidden = new Float64Array(weights.hidden);
  }

  appraise(features: Float64Array, into: Appraisal): void {
    const { chances, points } = into;
    const { outputs } = this;
    this.foretell(features, outputs);
    let sum = 0;
    for (let at = 0; at < OUTCOMES.length; at++) sum += chances[at] = exp(outputs[at]!);
    into.value = 0;
    for (let at = 0; at < OUTCOMES.length; at++) {
      chances[at]! /= sum;
      points[at] = at < PAID ? outputs[OUTCOMES.length + at]! : 0;
      into.value += chances[at]! * points[at]!;
    }
  }

  /** The output units: by outcome, the logarithm of its chance but for a common factor; then its points. */
  foretell(features: Float64Array, into: Float64Array): void {
    this.feed(features);
    for (let row = 0; row < OUTPUTS; row++) into[row] = this.output(features, row);
  }

  private feed(features: Float64Array): void {
    const { inputs, first } = this.weights;
    const { hidden } = this;
    for (let unit = 0, at = 0; unit < hidden.length; unit++) {
      let sum = 0;
      for (let input = 0; input < inputs; input++) sum += first[at++]! * features[input]!;
      sum += first[at++]!;
      hidden[unit] = sum > 0 ? sum : 0;
    }
  }

  private output(features: Float64Array, row: number): number {
    const { inputs, second } = this.weights;
    const { hidden } = this;
    let at = row * (hidden.length + inputs + 1);
    let sum = 0;
    for (let unit = 0; unit < hidden.length; unit++) sum += second[at++]! * hidden[unit]!;
    for (let input = 0; input < inputs; input++) sum += second[at++]! * features[input]!;
    return sum + second[at]!;
  }
}
