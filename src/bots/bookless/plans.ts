import { rulesOf } from '../../engine/knownRules';
import type { Options } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { newPlan } from '../routes/plan';
import type { Plan } from '../targets/target';
import { probe, worthNow } from './probe';
import { wildKinds } from './wild';

/** Plans kept at once: each has working space of its own. */
const KEPT = 256;
/** Tables whose plans are kept at once. */
const TABLES = 8;

/** The plans of one table, and which of them holds with which bonus tiles and data of the game's own. */
interface TablePlans {
  readonly worths: Map<string, string>;
  readonly plans: Map<string, Plan>;
}

/** What seats can play for in games without a book, found out when first asked for. */
export class ProbedPlans {
  /** By content: a copy of a view brings a copy of its options. */
  private readonly tables = new Map<string, TablePlans>();
  private readonly names = new WeakMap<Options, string>();

  planOf(view: SeatView): Plan {
    const { rules, seat, prevailing } = view;
    const { plans, worths } = this.tableOf(view);
    const wild = wildKinds(rulesOf(view), view.extras);
    const place = `${rules} ${seat} ${prevailing} ${wild.join()}`;
    const laid = `${place} ${bonusOf(view)} ${JSON.stringify(view.extras)}`;
    let worth = worths.get(laid);
    if (worth === undefined) {
      if (worths.size >= KEPT) worths.clear();
      worths.set(laid, (worth = worthNow(view)));
    }
    const key = `${place} ${worth}`;
    let plan = plans.get(key);
    if (!plan) {
      if (plans.size >= KEPT) plans.clear();
      const { routes, values } = probe(view);
      plans.set(
        key,
        (plan = newPlan({ targets: routes, values, rare: Infinity, keeps: null, scores: null, wild })),
      );
    }
    return plan;
  }

  private tableOf({ options }: SeatView): TablePlans {
    let name = this.names.get(options);
    if (name === undefined) this.names.set(options, (name = JSON.stringify(options)));
    let table = this.tables.get(name);
    if (table) return table;
    if (this.tables.size >= TABLES) this.tables.clear();
    this.tables.set(name, (table = { worths: new Map(), plans: new Map() }));
    return table;
  }
}

function bonusOf(view: SeatView): string {
  const { kinds } = rulesOf(view).tiles;
  const laid = view.seats[view.seat]!.bonus.map((tile) => kinds[tile]!);
  return laid.toSorted((a, b) => a - b).join();
}
