import { Plans } from '../../../../bots/routes/plan';
import type { Plan, PlanSource, Reach, Target } from '../../../../bots/targets/target';
import type { TileKind } from '../../../../engine/types';
import type { SeatView } from '../../../../engine/view';
import { HONOURS, PATTERNS } from '../../hands';
import { GivenSetsReach, type Given } from '../../../../bots/targets/givenSets';
import { likingOf, routes } from './routes';
import { UnlikeReach } from './unlike';

type Kinds = readonly TileKind[];

/** A sort of hand that is told by its tiles. */
interface Sort extends Given {
  readonly id: string;
  readonly value: number;
  /** It is won with nothing laid out, or is worth too little. */
  readonly closed: boolean;
}

const SUITS = [0, 9, 18];
const ORDERS = [
  [0, 9, 18],
  [0, 18, 9],
  [9, 0, 18],
  [9, 18, 0],
  [18, 0, 9],
  [18, 9, 0],
];
const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
/** Chows of one suit, or of these, each so many ranks above the last. */
const rising = (suits: Kinds, from: number, step: number): number[] =>
  suits.map((suit, at) => suit + from + step * at);
const inOneSuit = (starts: number, step: number): number[][] =>
  SUITS.flatMap((suit) => upTo(starts).map((from) => rising([suit, suit, suit], from, step)));
const inAllSuits = (starts: number, step: number): number[][] =>
  ORDERS.flatMap((suits) => upTo(starts).map((from) => rising(suits, from, step)));

const ofChows = (id: string, value: number, all: readonly Kinds[]): Sort[] =>
  all.map((chows) => ({ id, value, chows, tiles: [], closed: false }));

/** The hands of three chows that win by themselves, and the knitted straight. Source: `RULES.md#items`. */
const SORTS: readonly Sort[] = [
  ...ofChows('pure-triple-chow', 24, inOneSuit(7, 0)),
  ...ofChows('pure-straight', 16, inOneSuit(1, 3)),
  ...ofChows('pure-shifted-chows', 16, [...inOneSuit(5, 1), ...inOneSuit(3, 2)]),
  ...ofChows('mixed-straight', 8, inAllSuits(1, 3)),
  ...ofChows(
    'mixed-triple-chow',
    8,
    upTo(7).map((from) => rising(SUITS, from, 0)),
  ),
  // Six points, and two or four for a concealed hand.
  ...ofChows('mixed-shifted-chows', 8, inAllSuits(5, 1)).map((sort) => ({ ...sort, closed: true })),
  ...PATTERNS.map((tiles): Sort => ({ id: 'knitted-straight', value: 12, chows: [], tiles, closed: false })),
];

const UNLIKE: Omit<Sort, keyof Given> = { id: 'lesser-honors-and-knitted-tiles', value: 12, closed: true };

/** What a seat can play for: routes, and hands that are told by their tiles. */
class OwnPlans implements PlanSource {
  private readonly routes = new Plans(routes);
  private readonly known = new WeakMap<Plan, Plan>();

  planOf(view: SeatView): Plan {
    const byRoutes = this.routes.planOf(view);
    let plan = this.known.get(byRoutes);
    if (!plan) this.known.set(byRoutes, (plan = withSorts(byRoutes, routes.minimum(view.options))));
    return plan;
  }
}

/** Where no sort is worth enough by itself, all are played for: hands of several items may be. */
function withSorts(byRoutes: Plan, minimum: number): Plan {
  const worthy = SORTS.filter(({ value }) => value >= minimum);
  const sorts = worthy.length > 0 ? worthy : SORTS;
  const own: readonly (readonly [Target, Reach])[] = [
    ...sorts.map((sort) => [targetOf(sort), new GivenSetsReach(sort)] as const),
    ...PATTERNS.map((pattern) => [targetOf(UNLIKE), new UnlikeReach([...pattern, ...HONOURS])] as const),
  ];
  return {
    ...byRoutes,
    sorts: [...byRoutes.sorts, ...new Set(own.map(([{ id }]) => id))],
    targets: [...byRoutes.targets, ...own.map(([target]) => target)],
    reaches: [...byRoutes.reaches, ...own.map(([, reach]) => reach)],
  };
}

function targetOf({ id, value, closed }: Omit<Sort, keyof Given>): Target {
  return { id, sort: id, value, penalty: likingOf(value), closed, selfDrawn: false, honours: true };
}

export const plans: PlanSource = new OwnPlans();
