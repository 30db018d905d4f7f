import { ProbedPlans } from '../../../../bots/bookless/plans';
import type { Route } from '../../../../bots/routes/route';
import { reachOf } from '../../../../bots/routes/routeReach';
import { Holding } from '../../../../bots/targets/holding';
import { NO_TILE } from '../../../../bots/targets/target';
import type { Plan, PlanSource, Reach } from '../../../../bots/targets/target';
import { FIRST_WIND, PLAYING_KINDS } from '../../../../engine/tiles';
import type { TileKind } from '../../../../engine/types';
import type { SeatView } from '../../../../engine/view';
import { isOuter } from '../../tiles';

/** What hands may become: sorts found by asking the rules, and hands of simples, which sorts by suits and honours are not. */
export class RiichiPlans implements PlanSource {
  private readonly probed = new ProbedPlans();
  private readonly known = new WeakMap<Plan, Plan>();

  planOf(view: SeatView): Plan {
    const probed = this.probed.planOf(view);
    let plan = this.known.get(probed);
    if (!plan) this.known.set(probed, (plan = withSimples(probed)));
    return plan;
  }
}

/** Simples are worth what the least of the hands is. */
function withSimples(plan: Plan): Plan {
  const { value, penalty } = plan.targets.reduce((least, each) => (each.value < least.value ? each : least));
  const simples: Route = { ...SIMPLES, value, penalty };
  return {
    ...plan,
    targets: [...plan.targets, simples],
    reaches: [...plan.reaches, new SimplesReach(simples)],
  };
}

const SIMPLES: Omit<Route, 'value' | 'penalty'> = {
  id: 'all-simples',
  sort: 'other',
  form: 'sets',
  family: 'any',
  suits: 0b111,
  honours: false,
  forced: 0,
  eyes: 0,
  concealedPongs: 0,
  concealed: false,
  closed: false,
  selfDrawn: false,
  distinctPairs: true,
  wild: false,
};

const OUTER: readonly TileKind[] = Array.from({ length: PLAYING_KINDS }, (_, kind) => kind).filter(isOuter);

/** Sets and eyes without terminals and honours: those that are held count as nothing, and none helps. */
class SimplesReach implements Reach {
  private readonly sets: Reach;
  private readonly simple = new Holding();
  private readonly weights = new Float64Array(PLAYING_KINDS);
  private missing = 0;

  constructor(route: Route) {
    this.sets = reachOf(route);
  }

  isOpen(holding: Holding): boolean {
    const isSimple = holding.laid.every(
      ({ type, kind }) => kind < FIRST_WIND && !isOuter(kind) && (type !== 'chow' || !isOuter(kind + 2)),
    );
    return isSimple && this.sets.isOpen(holding);
  }

  least(holding: Holding): number {
    return this.sets.least(holding);
  }

  measure(holding: Holding): number {
    const { simple } = this;
    simple.copy(holding);
    for (const kind of OUTER) simple.add(kind, -simple.counts[kind]!);
    this.missing = this.sets.measure(simple);
    return this.missing;
  }

  uses(kind: TileKind): boolean {
    return !isOuter(kind);
  }

  without(kind: TileKind): number {
    return isOuter(kind) ? this.missing : this.sets.without(kind);
  }

  useful(discarded: TileKind, missing: number, weights: Float64Array): number {
    for (let kind = 0; kind < PLAYING_KINDS; kind++) this.weights[kind] = isOuter(kind) ? 0 : weights[kind]!;
    const isLost = discarded !== NO_TILE && isOuter(discarded);
    return this.sets.useful(isLost ? NO_TILE : discarded, missing, this.weights);
  }
}
