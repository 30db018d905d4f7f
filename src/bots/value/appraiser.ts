import type { Action } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { newOutlook } from '../targets/outlook';
import type { Outlook } from '../targets/outlook';
import type { Mind } from '../targets/mind';
import { Network, newAppraisal } from './network';
import type { Appraisal, NetworkWeights } from './network';
import { describePosition } from './position';

/** Says what a position is worth to a seat once it has made a choice. Keeps working space, nothing about a deal. */
export class Appraiser {
  private readonly mind: Mind;
  private readonly network: Network;
  /** What the last position described may become. */
  readonly outlook: Outlook = newOutlook();
  private readonly features: Float64Array;
  private readonly appraisal = newAppraisal();

  constructor(mind: Mind, weights: NetworkWeights) {
    this.mind = mind;
    this.network = new Network(weights);
    this.features = new Float64Array(weights.inputs);
  }

  /** The answer holds until the next question. */
  appraise(view: SeatView, action: Action): Appraisal {
    this.describe(view, action);
    return this.appraiseDescribed();
  }

  /** The same about the position described last. */
  appraiseDescribed(): Appraisal {
    this.network.appraise(this.features, this.appraisal);
    return this.appraisal;
  }

  /** The numbers that the network is given; they hold until the next question. */
  describe(view: SeatView, action: Action): Float64Array {
    const { outlook, features } = this;
    const thrown = this.mind.survey(view, action, outlook);
    const { melds } = view.seats[view.seat]!;
    const laid = LAYS_OUT.has(action.type) ? 1 : 0;
    const shown = laid === 1 && action.type !== 'concealed-kong' ? 1 : 0;
    const exposed = melds.reduce((count, { concealed }) => count + (concealed ? 0 : 1), shown);
    describePosition({ view, outlook, melds: melds.length + laid, exposed, thrown }, features);
    return features;
  }
}

const LAYS_OUT: ReadonlySet<Action['type']> = new Set(['chow', 'pong', 'kong', 'concealed-kong']);
