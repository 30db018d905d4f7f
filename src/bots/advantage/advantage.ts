import type { Action } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { RankedAction } from '../targets/mind';
import { ln } from '../value/arithmetic';
import type { Appraiser } from '../value/appraiser';
import { Describer } from './traits';

/** Choices with less of the most hopeful one's hope are left aside: e to the power of minus this, in a turn and about a discard. */
const NEAR = { turn: 0.7, discard: 1.5 };
const MOST = 5;

/** A choice, and the points that it is thought to bring, up to a number that all choices share. */
export interface PricedAction {
  readonly action: Action;
  readonly points: number;
}

/** A choice that may be the best, and the share of the most hopeful one's hope that it has. */
export interface NearAction {
  readonly action: Action;
  readonly share: number;
}

/** Choices that may be the best by their hope, the first of all in the lead. Where there is no hope at all only that one. */
export function nearest({ pending }: SeatView, ranked: readonly RankedAction[]): readonly NearAction[] {
  const most = ranked.reduce((hopes, { hope }) => Math.max(hopes, hope), 0);
  if (most <= 0) return ranked.slice(0, 1).map(({ action }) => ({ action, share: 1 }));
  const far = pending?.why === 'discard' ? NEAR.discard : NEAR.turn;
  return ranked
    .map(({ action, hope }) => ({ action, share: hope / most }))
    .filter(({ share }) => share > 0 && ln(share) > -far)
    .slice(0, MOST);
}

/** What was learned of choices: points for each trait, and the standard deviation of what follows from any choice. */
export interface Prices {
  readonly weights: readonly number[];
  readonly noise: number;
}

/** What a unit of the logarithm of hope is worth where nothing is learned, as a share of the noise. */
export const HOPE = 0.127;

/** The points of a choice with these traits. */
export function pointsOf(traits: Float64Array, { weights }: Prices): number {
  let points = 0;
  for (let trait = 0; trait < weights.length; trait++) {
    if (traits[trait] !== 0) points += weights[trait]! * traits[trait]!;
  }
  return points;
}

/** What choices bring, as learned from play: points are sums of weighted traits. */
export class Advantage {
  private readonly describer: Describer;
  private readonly prices: Prices;
  /** Points more for each unit of the logarithm of hope. */
  private readonly leaning: number;

  /** `leaning`: how many times over its own hopes count beside what was learned, for a bot that has likings of its own. */
  constructor(appraiser: Appraiser, prices: Prices, leaning = 0) {
    this.describer = new Describer(appraiser);
    this.prices = prices;
    this.leaning = leaning * HOPE * prices.noise;
  }

  /** The choices near the most hopeful one, the best first. */
  price(view: SeatView, ranked: readonly RankedAction[]): readonly PricedAction[] {
    const near = nearest(view, ranked);
    if (near.length === 1) return [{ action: near[0]!.action, points: 0 }];
    return near
      .map((choice) => ({ action: choice.action, points: this.priceOf(view, choice) }))
      .toSorted((a, b) => b.points - a.points);
  }

  /** The points of one choice, up to a number that all choices share; its share of the hope is positive. */
  priceOf(view: SeatView, { action, share }: NearAction): number {
    const traits = this.describer.describe({ view, action, share });
    return this.leaning * ln(share) + pointsOf(traits, this.prices);
  }
}
