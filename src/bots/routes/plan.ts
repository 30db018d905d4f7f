import { FIRST_WIND, PLAYING_KINDS } from '../../engine/tiles';
import type { Options } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { FIRST_TASTE } from '../targets/taste';
import type { Plan, PlanSource } from '../targets/target';
import { allRoutes, buildRoutes, type Place } from './buildRoutes';
import { ROUTE_SORTS } from './route';
import type { Route, RouteBook } from './route';
import { reachOf } from './routeReach';
import type { TunedBook } from './tuning';

const WINDS = 4;
/** So many sets of three suits there are. */
const SUIT_SETS = 8;

/** What one seat can play for, by routes. */
export type RoutePlan = Plan<Route>;

/** The plans of a book, made when first asked for: they depend on options, winds, and what a hand must be (`askedOf`). */
export class Plans implements PlanSource {
  private readonly book: TunedBook;
  /** By the two winds, then by the value needed and the barred suits. */
  private readonly byOptions = new WeakMap<Options, Map<number, RoutePlan>[]>();

  constructor(book: TunedBook) {
    this.book = book;
  }

  planOf(view: SeatView): RoutePlan {
    const { book } = this;
    const { options, seat, prevailing } = view;
    const asked = askedOf(book, view);
    const key = asked.need * SUIT_SETS + asked.barred;
    let plans = this.byOptions.get(options);
    if (!plans) this.byOptions.set(options, (plans = []));
    const byNeed = (plans[prevailing * WINDS + seat] ??= new Map<number, RoutePlan>());
    let plan = byNeed.get(key);
    if (!plan) byNeed.set(key, (plan = this.build(view, asked)));
    return plan;
  }

  private build({ options, seat, prevailing }: SeatView, asked: Asked): RoutePlan {
    const { book } = this;
    const targets = buildRoutes(book, options, { seat, round: prevailing, ...asked });
    const values = Array.from({ length: PLAYING_KINDS }, (_, kind) =>
      kind < FIRST_WIND ? 0 : book.valueOf(options, kind, { seat, round: prevailing }),
    );
    const { rare, keeps, scores, beside = null } = book;
    return newPlan({ targets, values, rare, keeps, scores, beside, wild: [] });
  }
}

type Asked = Pick<Place, 'need' | 'barred'>;

/** The value that a hand of this seat must still bring, and the suits that it may not have. */
function askedOf(book: TunedBook, view: SeatView): Asked {
  const need = Math.max(0, book.minimum(view.options) - book.bonusValue(view));
  return { need, barred: book.barredSuits?.(view) ?? 0 };
}

const NO_ADDITIONS = { value: 0, concealed: 0, selfDrawn: 0 };
const KEPT = 64;

/** Every hand of a book that may be won with, none liked better than another. */
export class OpenPlans implements PlanSource {
  private readonly book: TunedBook;
  private readonly plans = new Map<string, RoutePlan>();

  constructor(book: RouteBook) {
    const shapes: TunedBook['shapes'] = (options) =>
      book.shapes(options).map((shape) => Object.assign({}, shape, { penalty: 0 }));
    this.book = { ...book, shapes, additions: NO_ADDITIONS, taste: FIRST_TASTE };
  }

  planOf(view: SeatView): RoutePlan {
    const { book, plans } = this;
    const { options, seat, prevailing } = view;
    const asked = askedOf(book, view);
    const key = JSON.stringify([options, seat, prevailing, asked]);
    let plan = plans.get(key);
    if (!plan) {
      if (plans.size >= KEPT) plans.clear();
      const targets = allRoutes(book, options, { seat, round: prevailing, ...asked });
      const parts = {
        targets,
        values: [],
        rare: book.rare,
        keeps: null,
        scores: null,
        beside: null,
        wild: [],
      };
      plans.set(key, (plan = newPlan(parts)));
    }
    return plan;
  }
}

/** A plan with what measures its routes. */
export function newPlan(parts: Omit<RoutePlan, 'reaches' | 'sorts'>): RoutePlan {
  return { ...parts, sorts: ROUTE_SORTS, reaches: parts.targets.map(reachOf) };
}
