import type { Action } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { RankedAction } from '../routes/mind';
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

/** Choices that may be the best by their hope, the first of all in the lead. Where there is no hope at all only that one. */
export function nearest({ pending }: SeatView, ranked: readonly RankedAction[]): readonly RankedAction[] {
  const most = mostHope(ranked);
  if (most <= 0) return ranked.slice(0, 1);
  const far = pending?.why === 'discard' ? NEAR.discard : NEAR.turn;
  return ranked.filter(({ hope }) => hope > 0 && ln(hope / most) > -far).slice(0, MOST);
}

export function mostHope(ranked: readonly RankedAction[]): number {
  return ranked.reduce((most, { hope }) => Math.max(most, hope), 0);
}

/** What choices bring, as learned from play: points are sums of weighted traits. */
export class Advantage {
  private readonly describer: Describer;
  private readonly weights: readonly number[];
  private readonly leaning: number;

  /** `weights`: points for each trait. `leaning`: points more for each unit of the logarithm of hope, for a bot that follows its own likings. */
  constructor(appraiser: Appraiser, weights: readonly number[], leaning = 0) {
    this.describer = new Describer(appraiser);
    this.weights = weights;
    this.leaning = leaning;
  }

  /** The choices near the most hopeful one, the best first. */
  price(view: SeatView, ranked: readonly RankedAction[]): readonly PricedAction[] {
    const near = nearest(view, ranked);
    const most = mostHope(ranked);
    return near
      .map(({ action, hope }) => ({
        action,
        points: near.length === 1 ? 0 : this.pointsOf(view, action, hope / most),
      }))
      .toSorted((a, b) => b.points - a.points);
  }

  private pointsOf(view: SeatView, action: Action, share: number): number {
    const { weights } = this;
    const traits = this.describer.describe({ view, action, share });
    let points = this.leaning * ln(share);
    for (let trait = 0; trait < weights.length; trait++) {
      if (traits[trait] !== 0) points += weights[trait]! * traits[trait]!;
    }
    return points;
  }
}
