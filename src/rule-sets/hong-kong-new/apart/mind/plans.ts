import { ROUTE_SORTS } from '../../../../bots/routes/route';
import type { Plan, PlanSource, Reach, Target } from '../../../../bots/targets/target';
import { PLAYING_KINDS } from '../../../../engine/tiles';
import type { Options } from '../../../../engine/types';
import type { SeatView } from '../../../../engine/view';
import type { NewOptions } from '../../options';
import type { Tuning } from '../tunings';
import { Hand } from './held';
import { ReadyReach } from './ready';
import { SmallReach } from './small';
import { OWN_SORTS, RARE, sortsOf, type Sort } from './sorts';
import { Worth } from './worth';

const SEATS = 4;
/** Forms in which a hand may be ready. */
const FORMS = ['any-hand', 'seven-pairs', 'thirteen-orphans'];
const READY = 'ready';

type Aimed = readonly [Target, Reach];

/** What a seat can play for. It depends on the options and the winds. */
class NewPlans implements PlanSource {
  private readonly tuning: Tuning | null;
  private readonly known = new WeakMap<Options, Plan[]>();

  /** Null: every sort as it is, none liked better than another. */
  constructor(tuning: Tuning | null) {
    this.tuning = tuning;
  }

  planOf({ options, seat, prevailing: round }: SeatView): Plan {
    let plans = this.known.get(options);
    if (!plans) this.known.set(options, (plans = []));
    return (plans[round * SEATS + seat] ??= newPlan(this.aimed(options as NewOptions, seat, round)));
  }

  private aimed(options: NewOptions, seat: number, round: number): readonly Aimed[] {
    const { tuning } = this;
    const sorts = sortsOf(options, { seat, round }, tuning?.penalties ?? {});
    return tuning
      ? withSmallItems(options, sorts, tuning)
      : sorts.map(({ target, newReach }) => [target, newReach()]);
  }
}

/** Sorts with what small items are likely to add; hands that are ready are looked at first, and exactly. */
function withSmallItems(options: NewOptions, sorts: readonly Sort[], tuning: Tuning): readonly Aimed[] {
  const hand = new Hand();
  const weighing = { hand, worth: new Worth(options, hand, tuning.likely), changes: tuning.changes };
  const forms = sorts.filter(({ target }) => FORMS.includes(target.id)).map(({ newReach }) => newReach());
  const ready: Target = {
    id: READY,
    sort: READY,
    value: options.minimumFaan,
    penalty: tuning.penalties[READY] ?? 0,
    closed: false,
    selfDrawn: false,
    honours: false,
  };
  return [
    [ready, new ReadyReach(options, forms)],
    ...sorts.map(({ target, made, newReach }): Aimed => [target, new SmallReach(newReach(), made, weighing)]),
  ];
}

function newPlan(aimed: readonly Aimed[]): Plan {
  return {
    targets: aimed.map(([target]) => target),
    reaches: aimed.map(([, reach]) => reach),
    sorts: [...ROUTE_SORTS, READY, ...OWN_SORTS],
    values: Array<number>(PLAYING_KINDS).fill(0),
    rare: RARE,
    keeps: null,
    scores: null,
    beside: null,
    wild: [],
  };
}

export const plansBy = (tuning: Tuning | null): PlanSource => new NewPlans(tuning);
