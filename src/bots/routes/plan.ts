import { FIRST_WIND, PLAYING_KINDS } from '../../engine/tiles';
import type { Options } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { Plan } from '../targets/target';
import { buildRoutes } from './buildRoutes';
import { ROUTE_SORTS } from './route';
import type { Route } from './route';
import { reachOf } from './routeReach';
import type { TunedBook } from './tuning';

const WINDS = 4;

/** What one seat can play for, by routes. */
export type RoutePlan = Plan<Route>;

/** The plans of a book, made when first asked for: they depend on options, winds and the value still needed alone. */
export class Plans {
  private readonly book: TunedBook;
  /** By the two winds, then by the value needed. */
  private readonly byOptions = new WeakMap<Options, Map<number, RoutePlan>[]>();

  constructor(book: TunedBook) {
    this.book = book;
  }

  planOf(view: SeatView): RoutePlan {
    const { book } = this;
    const { options, seat, prevailing } = view;
    const need = Math.max(0, book.minimum(options) - book.bonusValue(view));
    let plans = this.byOptions.get(options);
    if (!plans) this.byOptions.set(options, (plans = []));
    const byNeed = (plans[prevailing * WINDS + seat] ??= new Map<number, RoutePlan>());
    let plan = byNeed.get(need);
    if (!plan) byNeed.set(need, (plan = this.build(view, need)));
    return plan;
  }

  private build({ options, seat, prevailing }: SeatView, need: number): RoutePlan {
    const { book } = this;
    const targets = buildRoutes(book, options, { seat, round: prevailing, need });
    const values = Array.from({ length: PLAYING_KINDS }, (_, kind) =>
      kind < FIRST_WIND ? 0 : book.valueOf(options, kind, { seat, round: prevailing }),
    );
    const { rare, keeps, scores } = book;
    return newPlan({ targets, values, rare, keeps, scores, wild: [] });
  }
}

/** A plan with what measures its routes. */
export function newPlan(parts: Omit<RoutePlan, 'reaches' | 'sorts' | 'anySize'>): RoutePlan {
  return { ...parts, anySize: false, sorts: ROUTE_SORTS, reaches: parts.targets.map(reachOf) };
}
