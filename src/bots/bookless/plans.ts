import { rulesOf } from '../../engine/knownRules';
import type { Options } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { newPlan, type Plan } from '../routes/plan';
import { probe, worthNow } from './probe';
import { wildKinds } from './wild';

/** Plans kept at once: each has working space of its own. */
const KEPT = 256;

/** The plans of one table, and which of them holds with which bonus tiles. */
interface TablePlans {
  readonly worths: Map<string, string>;
  readonly plans: Map<string, Plan>;
}

/** What seats can play for in games without a book, found out when first asked for. */
export class ProbedPlans {
  private readonly byOptions = new WeakMap<Options, TablePlans>();

  planOf(view: SeatView): Plan {
    const { options, rules, seat, prevailing } = view;
    let table = this.byOptions.get(options);
    if (!table) this.byOptions.set(options, (table = { worths: new Map(), plans: new Map() }));
    const { plans, worths } = table;
    const wild = wildKinds(rulesOf(view), view.extras);
    const place = `${rules} ${seat} ${prevailing} ${wild.join()}`;
    const laid = `${place} ${bonusOf(view)}`;
    let worth = worths.get(laid);
    if (worth === undefined) worths.set(laid, (worth = worthNow(view)));
    const key = `${place} ${worth}`;
    let plan = plans.get(key);
    if (!plan) {
      if (plans.size >= KEPT) plans.clear();
      plans.set(key, (plan = newPlan({ ...probe(view), rare: Infinity, wild })));
    }
    return plan;
  }
}

function bonusOf(view: SeatView): string {
  const { kinds } = rulesOf(view).tiles;
  const laid = view.seats[view.seat]!.bonus.map((tile) => kinds[tile]!);
  return laid.toSorted((a, b) => a - b).join();
}
