import type { Action } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { ln } from '../value/arithmetic';
import type { Appraiser } from '../value/appraiser';
import { CLAIM_SPREADS, describeClaim } from './claimTraits';
import { describeHand, HAND_SPREADS } from './handTraits';
import { describePlay, PLAY_SPREADS } from './playTraits';
import { Row } from './row';
import type { RouteBook } from '../routes/route';
import { describeScore, SCORE_SPREADS } from './scoreTraits';
import { FEATURES } from '../value/position';
import { thirdOf } from '../value/table';

/** Choices in a turn are described first, then those about a discard: where the one has numbers, the other has none. */
const CLAIMS_AT = HAND_SPREADS.length + PLAY_SPREADS.length;

/**
 * What each trait is thought to bring before anything is learned, as a standard deviation: a share of the noise, which
 * is the standard deviation of what follows from any choice. Found by the evidence of 4,200,000 choices.
 */
const SPREADS: readonly number[] = [...HAND_SPREADS, ...PLAY_SPREADS, ...HAND_SPREADS, ...CLAIM_SPREADS];

/** How many numbers describe a choice. */
export const TRAITS = SPREADS.length;

/** Where every hand scores more numbers follow, of choices in a turn first. */
const SCORED_SPREADS: readonly number[] = [...SPREADS, ...SCORE_SPREADS, ...SCORE_SPREADS];

/** The spreads of the traits that this game has. */
export function spreadsOf({ scores }: Pick<RouteBook, 'scores'>): readonly number[] {
  return scores ? SCORED_SPREADS : SPREADS;
}

/** A choice to be described. */
export interface Choice {
  readonly view: SeatView;
  readonly action: Action;
  /** The share of the most hopeful choice's hope that this one has; positive. */
  readonly share: number;
}

/** Describes choices by numbers of about the size of one. Keeps working space, nothing about a deal. */
export class Describer {
  private readonly appraiser: Appraiser;
  private readonly row = new Row(SCORED_SPREADS.length);

  constructor(appraiser: Appraiser) {
    this.appraiser = appraiser;
  }

  /** The numbers, those of every game in turn, hold until the next question. Asks the appraiser about the choice on the way. */
  describe({ view, action, share }: Choice): Float64Array {
    const { appraiser, row } = this;
    const isClaim = view.pending?.why === 'discard';
    const position = appraiser.describe(view, action);
    const { outlook } = appraiser;
    const third = thirdOf(outlook.holding.wallShare);
    row.restart(isClaim ? CLAIMS_AT : 0);
    describeHand({ position: position.subarray(0, FEATURES), outlook, third, lnShare: ln(share) }, row);
    if (isClaim) describeClaim({ view, action, third }, row);
    else describePlay({ view, action, third, holding: outlook.holding }, row);
    if (position.length > FEATURES) {
      row.goTo(TRAITS + (isClaim ? SCORE_SPREADS.length : 0));
      describeScore(position.subarray(FEATURES), third, row);
    }
    return row.numbers;
  }
}
