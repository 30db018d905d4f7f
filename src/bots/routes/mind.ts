import { rulesOf } from '../../engine/knownRules';
import type {
  Action,
  AddedKongAction,
  ClaimAction,
  ConcealedKongAction,
  PassAction,
  TileId,
  TileKind,
} from '../../engine/types';
import { PLAYING_KINDS } from '../../engine/tiles';
import { winningSheet } from '../../engine/view';
import type { SeatView } from '../../engine/view';
import { Holding } from './holding';
import { Judge } from './judge';
import type { Outlook, Verdict } from './judge';
import type { Plan } from './plan';
import type { Taste } from './taste';

type Claim = ClaimAction;
type OwnKong = ConcealedKongAction | AddedKongAction;

/** A choice, and what is left to hope for after it: more is better, and only ratios mean anything. */
export interface RankedAction {
  readonly action: Action;
  readonly hope: number;
}

/** Says what a seat can play for. */
export interface PlanSource {
  readonly planOf: (view: SeatView) => Plan;
}

/** Decides in one game. It keeps tables and working space, nothing about a deal. */
export class Mind {
  private readonly taste: Taste;
  private readonly plans: PlanSource;
  private readonly judge: Judge;
  private readonly holding = new Holding();
  private readonly trial = new Holding();
  private readonly verdict: Verdict = { kind: 0, hope: 0 };

  constructor(plans: PlanSource, taste: Taste) {
    this.plans = plans;
    this.taste = taste;
    this.judge = new Judge(taste);
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
    const plan = this.readView(view);
    return pass ? (this.chooseClaim(view, choices, plan) ?? pass) : this.choosePlay(view, choices, plan);
  }

  /** The choices that are worth comparing, the most hopeful first; what `decide` chooses leads, a legal win stands alone. */
  rank(view: SeatView, choices: readonly Action[]): readonly RankedAction[] {
    const chosen = this.decide(view, choices);
    if (chosen.type === 'win') return [{ action: chosen, hope: 1 }];
    const ranked = choices.some(({ type }) => type === 'pass')
      ? this.rankClaims(view, choices)
      : this.rankPlays(view, choices);
    ranked.sort((a, b) => Number(b.action === chosen) - Number(a.action === chosen) || b.hope - a.hope);
    return ranked;
  }

  /**
   * Looks at what the seat holds once it has made a choice that `rank` gave, after the best discard if it then has a
   * tile too many. Gives the kind thrown, or −1.
   */
  survey(view: SeatView, action: Action, into: Outlook): TileKind {
    const { judge, holding, trial, verdict } = this;
    const plan = this.readView(view);
    let thrown = -1;
    if (action.type === 'discard') {
      thrown = holding.kinds[action.tile]!;
      trial.copy(holding);
    } else if (isOwnKong(action)) this.tryKong(action);
    else if (isClaim(action)) this.tryClaim(action, view.pending?.tile ?? 0);
    else trial.copy(holding);
    if (action.type === 'chow' || action.type === 'pong') {
      judge.look(trial, plan);
      judge.discard(verdict);
      thrown = verdict.kind;
    }
    if (thrown >= 0) trial.add(thrown, -1);
    judge.look(trial, plan);
    judge.survey(into);
    return thrown;
  }

  /** The hope of what is held without some tiles. */
  hopeWithout(view: SeatView, tiles: readonly TileId[]): number {
    const { judge, holding, trial } = this;
    const plan = this.readView(view);
    trial.copy(holding);
    for (const tile of tiles) trial.add(holding.kinds[tile]!, -1);
    judge.look(trial, plan);
    return judge.keep();
  }

  private rankClaims(view: SeatView, choices: readonly Action[]): RankedAction[] {
    const { judge, holding, trial, verdict } = this;
    const { kong, claim } = this.taste;
    const plan = this.readView(view);
    return choices.flatMap((action): RankedAction[] => {
      if (action.type === 'pass') {
        judge.look(holding, plan);
        return [{ action, hope: judge.keep() }];
      }
      if (!isClaim(action)) return [];
      this.tryClaim(action, view.pending?.tile ?? 0);
      judge.look(trial, plan);
      if (action.type === 'kong') verdict.hope = judge.keep() * (1 + kong);
      else judge.discard(verdict);
      return [{ action, hope: verdict.hope * (1 - claim) }];
    });
  }

  private rankPlays(view: SeatView, choices: readonly Action[]): RankedAction[] {
    const { judge, trial, verdict } = this;
    const plan = this.readView(view);
    judge.look(this.holding, plan);
    judge.discard(verdict);
    const ranked: RankedAction[] = judge.discards().flatMap(({ kind, hope }) => {
      const action = this.discardOf(view, choices, kind);
      return action ? [{ action, hope }] : [];
    });
    for (const action of choices) {
      if (!isOwnKong(action)) continue;
      this.tryKong(action);
      judge.look(trial, plan);
      ranked.push({ action, hope: judge.keep() * (1 + this.taste.kong) });
    }
    return ranked;
  }

  private readView(view: SeatView): Plan {
    const { holding } = this;
    const plan = this.plans.planOf(view);
    holding.read(rulesOf(view), view);
    for (const kind of plan.wild) if (kind < PLAYING_KINDS) holding.add(kind, -holding.counts[kind]!);
    return plan;
  }

  /** The claim after which, with the best discard, there is most hope; null when passing leaves more. */
  private chooseClaim(view: SeatView, choices: readonly Action[], plan: Plan): Claim | null {
    const { judge, holding, trial, verdict } = this;
    const { kong, claim } = this.taste;
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
    const { trial, holding } = this;
    const { kinds } = holding;
    trial.copy(holding);
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
    const thrown = verdict.kind;
    let chosen: Action | null = null;
    for (const choice of choices) {
      if (!isOwnKong(choice)) continue;
      this.tryKong(choice);
      judge.look(trial, plan);
      const hope = judge.keep() * (1 + this.taste.kong);
      if (hope <= best) continue;
      best = hope;
      chosen = choice;
    }
    return chosen ?? this.discardOf(view, choices, thrown) ?? choices[0]!;
  }

  private tryKong(choice: OwnKong): void {
    const { trial, holding } = this;
    trial.copy(holding);
    if (choice.type === 'added-kong') return trial.add(holding.kinds[choice.tile]!, -1);
    trial.add(choice.kind, -4);
    trial.lay({ type: 'kong', kind: choice.kind, concealed: true });
  }

  /** The discard of a kind: the tile drawn last if it is one, so that nothing more is told than need be. */
  private discardOf(view: SeatView, choices: readonly Action[], kind: TileKind): Action | null {
    let found: Action | null = null;
    for (const choice of choices) {
      if (choice.type !== 'discard' || this.holding.kinds[choice.tile] !== kind) continue;
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
  return rulesOf(view).fine === null || winningSheet(view)?.legal === true;
}
