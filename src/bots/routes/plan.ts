import { FIRST_WIND, PLAYING_KINDS } from '../../engine/tiles';
import type { Options, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { blockTables } from './blockTables';
import { buildRoutes } from './buildRoutes';
import { OrphansReach } from './orphansReach';
import { PairsReach } from './pairsReach';
import { PongsReach } from './pongsReach';
import type { Reach } from './reach';
import type { Route, RouteBook } from './route';
import { SetsReach } from './setsReach';
import type { TunedBook } from './tuning';

const WINDS = 4;

/** What one seat can play for: the routes, what measures each, and the value of a pong of each kind. */
export interface Plan {
  readonly routes: readonly Route[];
  readonly reaches: readonly Reach[];
  readonly values: readonly number[];
  /** As in the book. */
  readonly rare: number;
  readonly keeps: RouteBook['keeps'];
  readonly scores: RouteBook['scores'];
  /** Kinds that stand for any tile. */
  readonly wild: readonly TileKind[];
}

/** The plans of a book, made when first asked for: they depend on options, winds and the value still needed alone. */
export class Plans {
  private readonly book: TunedBook;
  /** By the two winds, then by the value needed. */
  private readonly byOptions = new WeakMap<Options, Map<number, Plan>[]>();

  constructor(book: TunedBook) {
    this.book = book;
  }

  planOf(view: SeatView): Plan {
    const { book } = this;
    const { options, seat, prevailing } = view;
    const need = Math.max(0, book.minimum(options) - book.bonusValue(view));
    let plans = this.byOptions.get(options);
    if (!plans) this.byOptions.set(options, (plans = []));
    const byNeed = (plans[prevailing * WINDS + seat] ??= new Map<number, Plan>());
    let plan = byNeed.get(need);
    if (!plan) byNeed.set(need, (plan = this.build(view, need)));
    return plan;
  }

  private build({ options, seat, prevailing }: SeatView, need: number): Plan {
    const { book } = this;
    const routes = buildRoutes(book, options, { seat, round: prevailing, need });
    const values = Array.from({ length: PLAYING_KINDS }, (_, kind) =>
      kind < FIRST_WIND ? 0 : book.valueOf(options, kind, { seat, round: prevailing }),
    );
    const { rare, keeps, scores } = book;
    return newPlan({ routes, values, rare, keeps, scores, wild: [] });
  }
}

/** A plan with what measures its routes. */
export function newPlan(parts: Omit<Plan, 'reaches'>): Plan {
  return { ...parts, reaches: parts.routes.map(newReach) };
}

function newReach({ form, family }: Route): Reach {
  if (form === 'seven-pairs') return new PairsReach();
  if (form === 'thirteen-orphans') return new OrphansReach();
  return family === 'pongs' ? new PongsReach() : new SetsReach(blockTables(family));
}
