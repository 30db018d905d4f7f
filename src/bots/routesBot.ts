import { rulesOf } from '../engine/rule-sets/registry';
import { FIRST_WIND, PLAYING_KINDS } from '../engine/tiles';
import type { Action, ClaimAction, Options, TileId, TileKind } from '../engine/types';
import { winningSheet } from '../engine/view';
import type { SeatView } from '../engine/view';
import type { Bot } from './bot';
import { buildRoutes } from './routes/buildRoutes';
import { Holding } from './routes/holding';
import { Judge } from './routes/judge';
import type { Plan, Taste, Verdict } from './routes/judge';
import type { RouteBook } from './routes/route';

/** What a bot that follows routes is made of. */
export interface RoutesBot {
  readonly id: string;
  readonly bookOf: (view: SeatView) => RouteBook;
  readonly tasteOf: (view: SeatView) => Taste;
  readonly claims: boolean;
}

export function routesBot(maker: RoutesBot): Bot {
  const mind = new Mind(maker);
  return { id: maker.id, decide: (view, choices) => mind.decide(view, choices) };
}

class Mind {
  private readonly maker: RoutesBot;
  private readonly judges = new Map<Taste, Judge>();
  private readonly holding = new Holding();
  private readonly trial = new Holding();
  private readonly verdict: Verdict = { kind: 0, value: 0 };
  private readonly lists = new WeakMap<Options, Map<number, Plan>>();
  private judge!: Judge;
  private plan!: Plan;

  constructor(maker: RoutesBot) {
    this.maker = maker;
  }

  decide(view: SeatView, choices: readonly Action[]): Action {
    if (choices.length === 1) return choices[0]!;
    const win = choices.find((choice) => choice.type === 'win');
    if (win && isLegal(view)) return win;
    const pass = choices.find((choice) => choice.type === 'pass');
    if (pass && (!this.maker.claims || !choices.some((choice) => 'own' in choice))) return pass;
    this.prepare(view);
    return pass ? this.claim(view, choices, pass) : this.turn(view, choices);
  }

  private prepare(view: SeatView): void {
    const taste = this.maker.tasteOf(view);
    let judge = this.judges.get(taste);
    if (!judge) this.judges.set(taste, (judge = new Judge(taste)));
    this.judge = judge;
    this.holding.read(rulesOf(view).geometry, view);
    this.plan = this.planOf(view);
  }

  private planOf(view: SeatView): Plan {
    const book = this.maker.bookOf(view);
    const need = book.minimum(view.options) - book.bonusFaan(view);
    let plans = this.lists.get(view.options);
    if (!plans) this.lists.set(view.options, (plans = new Map()));
    const key = view.seat + 4 * (view.prevailing + 4 * (need + 100));
    let plan = plans.get(key);
    if (!plan) {
      const values = Array.from({ length: PLAYING_KINDS }, (_, kind) =>
        kind < FIRST_WIND ? 0 : book.valueOf(kind, view.seat, view.prevailing),
      );
      const routes = buildRoutes(book, view.options, { seat: view.seat, round: view.prevailing, need });
      plans.set(key, (plan = { routes, values }));
    }
    return plan;
  }

  private turn(view: SeatView, choices: readonly Action[]): Action {
    const kinds = rulesOf(view).geometry.tiles;
    const { judge, holding, trial, plan, verdict } = this;
    judge.look(holding, plan);
    judge.discard(verdict);
    const { kind } = verdict;
    let best = verdict.value;
    let chosen: Action | null = null;
    const { kong } = this.maker.tasteOf(view);
    for (const choice of choices) {
      if (choice.type !== 'concealed-kong' && choice.type !== 'added-kong') continue;
      trial.copy(holding);
      if (choice.type === 'concealed-kong') {
        trial.add(choice.kind, -4);
        trial.lay({ type: 'kong', kind: choice.kind, concealed: true });
      } else trial.add(kinds[choice.tile]!, -1);
      judge.look(trial, plan);
      const value = judge.keep() * (1 + kong);
      if (value > best) {
        best = value;
        chosen = choice;
      }
    }
    return chosen ?? discardOf(view, choices, kind) ?? choices[0]!;
  }

  private claim(view: SeatView, choices: readonly Action[], pass: Action): Action {
    const kinds = rulesOf(view).geometry.tiles;
    const { judge, holding, trial, plan, verdict } = this;
    const taste = this.maker.tasteOf(view);
    const nearest = judge.look(holding, plan);
    let best = NaN;
    let chosen = pass;
    for (const choice of choices) {
      if (choice.type !== 'chow' && choice.type !== 'pong' && choice.type !== 'kong') continue;
      if (Number.isNaN(best)) best = judge.keep();
      this.lay(choice, kinds, view.pending!.tile!);
      if (judge.look(trial, plan) >= nearest && choice.type !== 'kong') continue;
      let value: number;
      if (choice.type === 'kong') value = judge.keep() * (1 + taste.kong);
      else {
        judge.discard(verdict);
        value = verdict.value;
      }
      value *= 1 - taste.claim;
      if (value > best) {
        best = value;
        chosen = choice;
      }
    }
    return chosen;
  }

  private lay({ type, own }: ClaimAction, kinds: readonly TileKind[], tile: TileId): void {
    const { trial } = this;
    trial.copy(this.holding);
    let lowest = kinds[tile]!;
    for (const each of own) {
      const kind = kinds[each]!;
      trial.add(kind, -1);
      if (kind < lowest) lowest = kind;
    }
    trial.lay({ type, kind: lowest, concealed: false });
  }
}

/** With strict calling a win is offered that may be false. */
function isLegal(view: SeatView): boolean {
  return view.options['strictCalling'] !== true || winningSheet(view) !== null;
}

/** The discard of this kind: the tile drawn last if it is one, so that nothing more is told than need be. */
function discardOf(view: SeatView, choices: readonly Action[], kind: TileKind): Action | null {
  const kinds = rulesOf(view).geometry.tiles;
  let found: Action | null = null;
  for (const choice of choices) {
    if (choice.type !== 'discard' || kinds[choice.tile] !== kind) continue;
    if (choice.tile === view.drawn?.tile) return choice;
    found ??= choice;
  }
  return found;
}
