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
import { KONG_SIZE } from '../../engine/tiles';
import { winningSheet } from '../../engine/view';
import type { SeatView } from '../../engine/view';
import { Holding } from './holding';
import { Judge } from './judge';
import type { Verdict } from './judge';
import type { Outlook } from './outlook';
import type { KongType, Plan, PlanSource } from './target';
import type { Taste } from './taste';

type Claim = ClaimAction;
type OwnKong = ConcealedKongAction | AddedKongAction;

/** A choice, and what is left to hope for after it: more is better, and only ratios mean anything. */
export interface RankedAction {
  readonly action: Action;
  readonly hope: number;
}

/** Decides in one game. It keeps tables and working space, nothing about a deal. */
export interface Mind {
  decide(view: SeatView, choices: readonly Action[]): Action;
  /** The choices that are worth comparing, the most hopeful first; what `decide` chooses leads, a legal win stands alone. */
  rank(view: SeatView, choices: readonly Action[]): readonly RankedAction[];
  /**
   * Looks at what the seat holds once it has made a choice, after the best discard if it then has a tile too many; of an
   * exchange at what it does not give. Gives the kind thrown, or −1.
   */
  survey(view: SeatView, action: Action, into: Outlook): TileKind;
}

/** A mind that weighs targets by its taste. */
export class TargetMind implements Mind {
  private readonly taste: Taste;
  private readonly plans: PlanSource;
  protected readonly judge: Judge;
  protected readonly holding = new Holding();
  protected readonly trial = new Holding();
  protected readonly verdict: Verdict = { kind: 0, hope: 0 };

  constructor(plans: PlanSource, taste: Taste) {
    this.plans = plans;
    this.taste = taste;
    this.judge = new Judge(taste);
  }

  decide(view: SeatView, choices: readonly Action[]): Action {
    return this.choose(view, choices, null);
  }

  rank(view: SeatView, choices: readonly Action[]): readonly RankedAction[] {
    const ranked: RankedAction[] = [];
    const chosen = this.choose(view, choices, ranked);
    if (chosen.type === 'win') return [{ action: chosen, hope: 1 }];
    ranked.sort((a, b) => Number(b.action === chosen) - Number(a.action === chosen) || b.hope - a.hope);
    return ranked;
  }

  survey(view: SeatView, action: Action, into: Outlook): TileKind {
    const { judge, holding, trial } = this;
    const plan = this.readView(view);
    let thrown = -1;
    if (action.type === 'discard') {
      thrown = holding.kinds[action.tile]!;
      trial.copy(holding);
    } else if (isOwnKong(action)) this.tryKong(action);
    else if (isClaim(action)) this.tryClaim(action, view.pending?.tile ?? 0);
    else trial.copy(holding);
    if (action.type === 'exchange') for (const tile of action.tiles) trial.take(holding.kinds[tile]!);
    if (isClaim(action) && action.type !== 'kong') {
      judge.look(trial, plan);
      thrown = this.thrownAfter(view, action);
    }
    if (thrown >= 0) trial.add(thrown, -1);
    judge.look(trial, plan);
    judge.survey(into);
    return thrown;
  }

  /** The kind that goes after a chow or pong that has just been looked at. */
  protected thrownAfter(_view: SeatView, _claim: Claim): TileKind {
    const { judge, verdict } = this;
    judge.discard(verdict);
    return verdict.kind;
  }

  /** What to do. Fills `ranked`, where there is one, with every choice weighed; without it, hopeless ones are not weighed. */
  private choose(view: SeatView, choices: readonly Action[], ranked: RankedAction[] | null): Action {
    let pass: PassAction | null = null;
    for (const choice of choices) {
      if (choice.type === 'win' && isLegalWin(view)) return choice;
      if (choice.type === 'pass') pass = choice;
    }
    if (!pass) return this.choosePlay(view, choices, ranked);
    return ranked || choices.some(isClaim) ? (this.chooseClaim(view, choices, ranked) ?? pass) : pass;
  }

  protected planOf(view: SeatView): Plan {
    return this.plans.planOf(view);
  }

  protected readView(view: SeatView): Plan {
    const { holding } = this;
    const plan = this.planOf(view);
    holding.read(rulesOf(view), view, plan.wild);
    return plan;
  }

  /**
   * The claim after which, with the best discard, there is most hope; null when passing leaves more. A chow must bring
   * some route nearer, and so must a pong where nothing is paid beside wins.
   */
  private chooseClaim(
    view: SeatView,
    choices: readonly Action[],
    ranked: RankedAction[] | null,
  ): Claim | null {
    const { judge, holding, trial } = this;
    const plan = this.readView(view);
    const nearest = judge.look(holding, plan);
    const kept = judge.keep();
    let best = kept;
    let chosen: Claim | null = null;
    for (const choice of choices) {
      if (choice.type === 'pass') ranked?.push({ action: choice, hope: kept });
      if (!isClaim(choice)) continue;
      this.tryClaim(choice, view.pending?.tile ?? 0);
      const isNearer = judge.look(trial, plan) < nearest || choice.type === 'kong';
      const mayStay = choice.type === 'pong' && (plan.keeps !== null || plan.beside !== null);
      const helps = isNearer || mayStay;
      if (!helps && !ranked) continue;
      const hope = this.hopeOfClaim(view, choice, plan);
      ranked?.push({ action: choice, hope });
      if (!helps || hope <= best) continue;
      best = hope;
      chosen = choice;
    }
    return chosen;
  }

  /** The hope of the trial hand, which has just been looked at after this claim. */
  private hopeOfClaim(view: SeatView, { type }: Claim, plan: Plan): number {
    const { judge, verdict } = this;
    const { claim } = this.taste;
    if (type === 'kong') return this.hopeOfKong(view, type, plan);
    judge.discard(verdict);
    return verdict.hope * (1 - claim);
  }

  /** What is left to hope for once such a kong is made, with what it brings at once. */
  private hopeOfKong(view: SeatView, type: KongType, { beside }: Plan): number {
    const { kong, claim, point } = this.taste;
    const times = (1 + kong) * (type === 'kong' ? 1 - claim : 1);
    const points = beside ? point * beside.ofKong(view, type) : 0;
    return this.judge.keep() * times * (1 + points);
  }

  private tryClaim({ type, own }: Claim, tile: TileId): void {
    const { trial, holding } = this;
    const { kinds } = holding;
    trial.copy(holding);
    let lowest = kinds[tile]!;
    for (const each of own) {
      const kind = kinds[each]!;
      if (trial.wilds.includes(kind)) trial.wildLaid++;
      else if (kind < lowest) lowest = kind;
      trial.take(kind);
    }
    trial.lay({ type, kind: lowest, concealed: false, size: own.length + 1 });
  }

  /** The best discard, or a kong that leaves more hope than it. */
  private choosePlay(view: SeatView, choices: readonly Action[], ranked: RankedAction[] | null): Action {
    const { judge, trial, verdict } = this;
    const plan = this.readView(view);
    judge.look(this.holding, plan);
    judge.discard(verdict);
    let best = verdict.hope;
    let chosen: Action = this.bestDiscard(view, choices, plan) ?? choices[0]!;
    if (ranked) this.rankDiscards(view, choices, ranked);
    for (const choice of choices) {
      if (!isOwnKong(choice)) continue;
      this.tryKong(choice);
      judge.look(trial, plan);
      const hope = this.hopeOfKong(view, choice.type, plan);
      ranked?.push({ action: choice, hope });
      if (hope <= best) continue;
      best = hope;
      chosen = choice;
    }
    return chosen;
  }

  /** Of the discards that the judge has just weighed. */
  protected bestDiscard(view: SeatView, choices: readonly Action[], _plan: Plan): Action | null {
    return this.discardOf(view, choices, this.verdict.kind) ?? this.bestOffered(view, choices);
  }

  /** The discards that were just weighed. */
  protected weighed(): readonly Verdict[] {
    return this.judge.discards();
  }

  private rankDiscards(view: SeatView, choices: readonly Action[], ranked: RankedAction[]): void {
    for (const { kind, hope } of this.weighed()) {
      const action = this.discardOf(view, choices, kind);
      if (action) ranked.push({ action, hope });
    }
  }

  /** The best of the discards on offer, where some tiles have to go before others. */
  private bestOffered(view: SeatView, choices: readonly Action[]): Action | null {
    let best: Action | null = null;
    let most = -Infinity;
    for (const { kind, hope } of this.judge.discards()) {
      const action = hope > most ? this.discardOf(view, choices, kind) : null;
      if (action) [best, most] = [action, hope];
    }
    return best;
  }

  private tryKong(choice: OwnKong): void {
    const { trial, holding } = this;
    trial.copy(holding);
    if (choice.type === 'added-kong') {
      trial.addToPong(holding.kinds[choice.tile]!);
      return;
    }
    for (let tiles = 0; tiles < KONG_SIZE; tiles++) trial.take(choice.kind);
    trial.lay({ type: 'kong', kind: choice.kind, concealed: true, size: KONG_SIZE });
  }

  /**
   * The discard of a kind: the tile drawn last if it is one, so that nothing more is told than need be. A tile that
   * only counts as this kind (a red five) goes last.
   */
  protected discardOf(view: SeatView, choices: readonly Action[], kind: TileKind): Action | null {
    const { faces } = rulesOf(view).tiles;
    let found: Action | null = null;
    let marked: Action | null = null;
    for (const choice of choices) {
      if (choice.type !== 'discard' || this.holding.kinds[choice.tile] !== kind) continue;
      if (faces[choice.tile] !== kind) marked ??= choice;
      else if (choice.tile === view.drawn?.tile) return choice;
      else found ??= choice;
    }
    return found ?? marked;
  }
}

function isClaim(choice: Action): choice is Claim {
  return 'own' in choice;
}

function isOwnKong(choice: Action): choice is OwnKong {
  return choice.type === 'concealed-kong' || choice.type === 'added-kong';
}

/** With strict calling a win is offered that may be false. */
export function isLegalWin(view: SeatView): boolean {
  return rulesOf(view).fine === null || winningSheet(view)?.legal === true;
}
