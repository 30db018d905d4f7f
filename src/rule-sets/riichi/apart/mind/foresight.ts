import { pointsOf } from '../../../../bots/rollouts/points';
import type { Ending, Foresight } from '../../../../bots/value/ending';
import type { Trust } from '../../../../bots/value/trust';
import type { Action, Deal } from '../../../../engine/types';
import type { SeatView } from '../../../../engine/view';
import { DEALER, SEATS } from '../../tiles';
import { factsOf } from './facts';
import type { Weighed } from './weighed';
import { Weighing } from './weighing';

/** The standard deviation of the points of a deal. */
const NOISE = 5200;
/** How far worths, and differences of them, are from the truth: shares of the noise. */
const TRUST: Trust = {
  course: { short: 0, whole: 0 },
  now: 0.12,
  ahead: 0,
  gains: { prices: 0.02, ahead: 0, later: 0, scatter: 0 },
};
/** Of wins, and of other seats' wins, the share that comes from the wall. */
const FROM_WALL = 0.42;

/** What choices lead to, as the mind reckons. Only a win is tried in a future. */
export const foresight: Foresight = { noise: NOISE, isWhole: true, endings, brought, trust: () => TRUST };

/** What was asked of a view is kept as long as it. */
interface Asked {
  readonly weighing: Weighing;
  readonly known: Map<string, Weighed>;
}

const asked = new WeakMap<SeatView, Asked>();

function endings(view: SeatView, action: Action): readonly Ending[] {
  const { wins, won, dealsIn, cost, worth } = weighedOf(view, action);
  const rest = Math.max(0, 1 - wins - dealsIn);
  const each = rest > 0 ? (worth - won + cost) / rest : 0;
  const drawn = rest * Math.max(0.1, 0.75 - view.wallLeft / (30 * SEATS));
  const others = rest - drawn;
  const win = wins > 0 ? won / wins : 0;
  return [
    { outcome: 'self-drawn', chance: wins * FROM_WALL, points: win },
    { outcome: 'won', chance: wins * (1 - FROM_WALL), points: win },
    { outcome: 'dealt-in', chance: dealsIn, points: dealsIn > 0 ? -cost / dealsIn : 0 },
    { outcome: 'others-self-drawn', chance: others * FROM_WALL, points: each },
    { outcome: 'others-won', chance: others * (1 - FROM_WALL), points: each },
    { outcome: 'drawn', chance: drawn, points: each },
  ];
}

/** In the last round with what the place brings. */
function brought(view: SeatView, ended: Deal): number {
  const again = ended.wins.some(({ seat }) => seat === DEALER);
  return factsOf(view).standing.brought(pointsOf(ended, null), again);
}

/** What a choice is worth alone; asked again of the same view, it is not reckoned again. */
export function weighedOf(view: SeatView, action: Action): Weighed {
  let kept = asked.get(view);
  if (!kept) asked.set(view, (kept = { weighing: new Weighing(view, { tellsAll: true }), known: new Map() }));
  const { weighing, known } = kept;
  const name = JSON.stringify(action);
  let found = known.get(name);
  if (!found) {
    const none = { action, worth: 0, wins: 0, won: 0, dealsIn: 0, cost: 0 };
    known.set(name, (found = weighing.all([action])[0] ?? none));
  }
  return found;
}
