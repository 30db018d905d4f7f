import { rulesOf } from '../../engine/knownRules';
import type { Options } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { newPlan } from '../routes/plan';
import type { Plan, PlanSource } from '../targets/target';
import { asAsked } from './asking';
import { probe, worthNow } from './probe';
import { wildKinds } from './wild';

/** Plans kept at once: each has working space of its own. */
const KEPT = 256;
/** Tables whose plans are kept at once. */
const TABLES = 8;

/** The plans of one table: by what the game was told, and by what it then said hands are worth. */
interface TablePlans {
  readonly byQuestion: Map<string, Plan>;
  readonly byWorth: Map<string, Priced>;
}

/** A plan, and what the least of the hands was worth that it was found by. */
interface Priced {
  readonly plan: Plan;
  readonly least: number;
}

/** What seats can play for in games without a book, found out when first asked for. */
export class ProbedPlans implements PlanSource {
  /** By content: a copy of a view brings a copy of its options. */
  private readonly tables = new Map<string, TablePlans>();
  private readonly names = new WeakMap<Options, string>();

  planOf(view: SeatView): Plan {
    const plans = this.tableOf(view);
    const { byQuestion } = plans;
    const asked = asAsked(view);
    const question = nameOf(asked);
    let plan = byQuestion.get(question);
    if (plan) return plan;
    plan = planFor(asked, plans);
    if (byQuestion.size >= KEPT) byQuestion.clear();
    byQuestion.set(question, plan);
    return plan;
  }

  private tableOf({ options }: SeatView): TablePlans {
    let name = this.names.get(options);
    if (name === undefined) this.names.set(options, (name = JSON.stringify(options)));
    let table = this.tables.get(name);
    if (table) return table;
    if (this.tables.size >= TABLES) this.tables.clear();
    this.tables.set(name, (table = { byQuestion: new Map(), byWorth: new Map() }));
    return table;
  }
}

/** All that the questions of a view hang on. */
function nameOf({ rules, seat, prevailing, seats, extras, carry }: SeatView): string {
  return `${rules} ${seat} ${prevailing} ${seats[seat]!.bonus.join()} ${JSON.stringify([extras, carry])}`;
}

/** Where some hands are worth as many times as much as others, all are taken to be: a bonus tile may double them all. */
function planFor(asked: SeatView, { byQuestion, byWorth }: TablePlans): Plan {
  const wild = wildKinds(rulesOf(asked), asked.extras);
  const { least, ratios } = worthNow(asked);
  const worth = `${asked.rules} ${asked.seat} ${asked.prevailing} ${wild.join()} ${ratios}`;
  const known = byWorth.get(worth);
  if (known) return timesAsDear(known.plan, least / known.least);
  if (byWorth.size >= KEPT) {
    byQuestion.clear();
    byWorth.clear();
  }
  const { routes, values } = probe(asked);
  const plan = newPlan({
    targets: routes,
    values,
    rare: Infinity,
    keeps: null,
    scores: null,
    beside: null,
    wild,
  });
  byWorth.set(worth, { plan, least });
  return plan;
}

function timesAsDear(plan: Plan, times: number): Plan {
  if (times === 1) return plan;
  return { ...plan, targets: plan.targets.map((target) => ({ ...target, value: target.value * times })) };
}
