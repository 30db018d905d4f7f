import { rulesOf } from '../engine/rule-sets/registry';
import type {
  Action,
  AddedKongAction,
  ClaimAction,
  ConcealedKongAction,
  PassAction,
  RuleSetId,
  TileId,
  TileKind,
} from '../engine/types';
import { winningSheet } from '../engine/view';
import type { SeatView } from '../engine/view';
import type { Bot } from './bot';
import { Holding } from './routes/holding';
import { Judge } from './routes/judge';
import type { Verdict } from './routes/judge';
import { Plans } from './routes/plan';
import type { Plan } from './routes/plan';
import type { TunedBook } from './routes/tuning';

/** A bot that plays by a book of routes for each rule set. */
export function routesBot({ id, bookOf }: { id: string; bookOf: (rules: RuleSetId) => TunedBook }): Bot {
  const minds = new Map<RuleSetId, Mind>();
  return {
    id,
    decide: (view, choices) => {
      let mind = minds.get(view.rules);
      if (!mind) minds.set(view.rules, (mind = new Mind(bookOf(view.rules))));
      return mind.decide(view, choices);
    },
  };
}

type Claim = ClaimAction;
type OwnKong = ConcealedKongAction | AddedKongAction;

/** Decides under one rule set. It keeps tables and working space, nothing about a deal. */
class Mind {
  private readonly book: TunedBook;
  private readonly plans: Plans;
  private readonly judge: Judge;
  private readonly holding = new Holding();
  private readonly trial = new Holding();
  private readonly verdict: Verdict = { kind: 0, hope: 0 };
  private kinds: readonly TileKind[] = [];

  constructor(book: TunedBook) {
    this.book = book;
    this.plans = new Plans(book);
    this.judge = new Judge(book.taste);
  }

  decide(view: SeatView, choices: readonly Action[]): Action {
    let pass: PassAction | null = null;
    let claims = false;
    for (const choice of choices) {
      if (choice.type === 'win' && isLegalWin(view)) return choice;
      if (choice.type === 'pass') pass = choice;
      else if (isClaim(choice)) claims = true;
    }
    if (pass && !claims) return pass;
    const { geometry } = rulesOf(view);
    this.kinds = geometry.tiles;
    this.holding.read(geometry, view);
    const plan = this.plans.planOf(view);
    return pass ? (this.chooseClaim(view, choices, plan) ?? pass) : this.choosePlay(view, choices, plan);
  }

  /** The claim after which, with the best discard, there is most hope; null when passing leaves more. */
  private chooseClaim(view: SeatView, choices: readonly Action[], plan: Plan): Claim | null {
    const { judge, holding, trial, verdict } = this;
    const { kong, claim } = this.book.taste;
    const nearest = judge.look(holding, plan);
    let best = judge.keep();
    let chosen: Claim | null = null;
    for (const choice of choices) {
      if (!isClaim(choice)) continue;
      this.tryClaim(choice, view.pending?.tile ?? 0);
      const isNearer = judge.look(trial, plan) < nearest;
      if (choice.type === 'kong') verdict.hope = judge.keep() * (1 + kong);
      else if (isNearer) judge.discard(verdict);
      else continue;
      const hope = verdict.hope * (1 - claim);
      if (hope <= best) continue;
      best = hope;
      chosen = choice;
    }
    return chosen;
  }

  private tryClaim({ type, own }: Claim, tile: TileId): void {
    const { trial, kinds } = this;
    trial.copy(this.holding);
    let lowest = kinds[tile]!;
    for (const each of own) {
      const kind = kinds[each]!;
      trial.add(kind, -1);
      if (kind < lowest) lowest = kind;
    }
    trial.lay({ type, kind: lowest, concealed: false });
  }

  /** The best discard, or a kong that leaves more hope than it. */
  private choosePlay(view: SeatView, choices: readonly Action[], plan: Plan): Action {
    const { judge, trial, verdict } = this;
    judge.look(this.holding, plan);
    judge.discard(verdict);
    let best = verdict.hope;
    let chosen: Action | null = null;
    for (const choice of choices) {
      if (!isOwnKong(choice)) continue;
      this.tryKong(choice);
      judge.look(trial, plan);
      const hope = judge.keep() * (1 + this.book.taste.kong);
      if (hope <= best) continue;
      best = hope;
      chosen = choice;
    }
    return chosen ?? this.discardOf(view, choices) ?? choices[0]!;
  }

  private tryKong(choice: OwnKong): void {
    const { trial, kinds } = this;
    trial.copy(this.holding);
    if (choice.type === 'added-kong') return trial.add(kinds[choice.tile]!, -1);
    trial.add(choice.kind, -4);
    trial.lay({ type: 'kong', kind: choice.kind, concealed: true });
  }

  /** The discard of the kind chosen: the tile drawn last if it is one, so that nothing more is told than need be. */
  private discardOf(view: SeatView, choices: readonly Action[]): Action | null {
    let found: Action | null = null;
    for (const choice of choices) {
      if (choice.type !== 'discard' || this.kinds[choice.tile] !== this.verdict.kind) continue;
      if (choice.tile === view.drawn?.tile) return choice;
      found ??= choice;
    }
    return found;
  }
}

function isClaim(choice: Action): choice is Claim {
  return choice.type === 'chow' || choice.type === 'pong' || choice.type === 'kong';
}

function isOwnKong(choice: Action): choice is OwnKong {
  return choice.type === 'concealed-kong' || choice.type === 'added-kong';
}

/** With strict calling a win is offered that may be false. */
function isLegalWin(view: SeatView): boolean {
  return rulesOf(view).falseWin === null || winningSheet(view)?.legal === true;
}
