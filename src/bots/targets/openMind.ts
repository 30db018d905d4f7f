import { rulesOf } from '../../engine/knownRules';
import { sizeInHand } from '../../engine/mayLie';
import { KONG_SIZE, PONG_SIZE } from '../../engine/tiles';
import type { Action, DeclareAction, ExchangeAction, TileId, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { foresee } from './foresee';
import { TargetMind } from './mind';
import type { Outlook } from './outlook';

/** How many times as much a declaration must leave to hope for, and the share that a tile drawn at once adds. */
const CLEARLY = 1.05;
const DRAW = 0.1;

/** A mind that also weighs exchanges before play and the declarations of a game's own, by what the rules make of them. */
export class OpenMind extends TargetMind {
  override decide(view: SeatView, choices: readonly Action[]): Action {
    const exchange = this.bestExchange(view, choices);
    if (exchange) return exchange;
    const usual = choices.filter((choice) => choice.type !== 'declare' && keepsSize(view, choice));
    const best = usual.length > 0 ? super.decide(view, usual) : null;
    const declarations = choices.filter((choice) => choice.type === 'declare');
    if (best && (best.type === 'win' || declarations.length === 0)) return best;
    const most = best ? this.prospect(view) * CLEARLY : 0;
    return this.bestDeclaration(view, declarations, most) ?? best ?? choices[0]!;
  }

  override survey(view: SeatView, action: Action, into: Outlook): TileKind {
    const foreseen = action.type === 'declare' ? foresee(view, action) : null;
    if (!foreseen) return super.survey(view, action, into);
    const { seat } = view;
    const kept = foreseen.view.hand.filter((tile) => !foreseen.unknown.includes(tile));
    const discards = kept.map((tile): Action => ({ type: 'discard', seat, tile }));
    const isFull = hasTooMany(foreseen.view, foreseen.unknown.length);
    const next = isFull ? super.decide(foreseen.view, discards) : ({ type: 'pass', seat } as const);
    return super.survey(foreseen.view, next, into);
  }

  /** The declaration that leaves most to hope for; null where none leaves more than this. */
  private bestDeclaration(
    view: SeatView,
    declarations: readonly DeclareAction[],
    least: number,
  ): Action | null {
    let best: Action | null = null;
    let most = least;
    for (const choice of declarations) {
      const foreseen = foresee(view, choice);
      if (!foreseen) continue;
      const { length: draws } = foreseen.unknown;
      const hope = this.prospect(foreseen.view, foreseen.unknown) * (1 + draws * DRAW);
      if (hope <= most) continue;
      best = choice;
      most = hope;
    }
    return best;
  }

  /** The tiles that are missed least; null where none are to be exchanged. */
  private bestExchange(view: SeatView, choices: readonly Action[]): Action | null {
    let best: Action | null = null;
    let most = -Infinity;
    for (const choice of choices) {
      if (choice.type !== 'exchange') continue;
      if (choice.offer) return this.leastMissed(view, choice);
      const hope = this.hopeWithout(view, choice.tiles);
      if (hope <= most) continue;
      best = choice;
      most = hope;
    }
    return best;
  }

  /** One tile after the other: as few as may be, and more while nothing is lost by them. */
  private leastMissed(view: SeatView, { seat, tiles, offer }: ExchangeAction): Action {
    if (!offer) return { type: 'exchange', seat, tiles };
    const given: TileId[] = [];
    let hope = this.hopeWithout(view, given);
    while (given.length < offer.most) {
      const left = offer.from.filter((tile) => !given.includes(tile));
      const hopes = left.map((tile) => this.hopeWithout(view, [...given, tile]));
      const most = Math.max(...hopes);
      const tile = left[hopes.indexOf(most)];
      if (tile === undefined || (given.length >= offer.least && most < hope)) break;
      given.push(tile);
      hope = most;
    }
    return { type: 'exchange', seat, tiles: given };
  }

  /** The hope of what is held without some tiles. */
  private hopeWithout(view: SeatView, tiles: readonly TileId[]): number {
    const { judge, holding, trial } = this;
    const plan = this.readView(view);
    trial.copy(holding);
    for (const tile of tiles) trial.take(holding.kinds[tile]!);
    judge.look(trial, plan);
    return judge.keep();
  }

  /**
   * What may be hoped for after the best discard, if there is a tile too many; tiles in `unknown` are left out. It is
   * multiplied by what the least hand pays, if it pays at all: so views in which different hands may win can be compared.
   */
  private prospect(view: SeatView, unknown: readonly TileId[] = []): number {
    const { judge, holding, trial, verdict } = this;
    const plan = this.readView(view);
    trial.copy(holding);
    for (const tile of unknown) trial.take(holding.kinds[tile]!);
    judge.look(trial, plan);
    const least = plan.targets.reduce((total, { value }) => Math.min(total, value), Infinity) || 1;
    if (!hasTooMany(view, unknown.length)) return judge.keep() * least;
    judge.discard(verdict);
    return verdict.hope * least;
  }
}

/** Whether a hand has a tile more than it has between turns; a kong's fourth tile that is replaced does not count. */
function hasTooMany(view: SeatView, unknown: number): boolean {
  const { geometry, layOuts } = rulesOf(view);
  const laid = view.seats[view.seat]!.melds.reduce(
    (sum, { type, tiles }) => sum + sizeInHand(layOuts, type, tiles.length),
    0,
  );
  return view.hand.length + laid - unknown > geometry.handSize;
}

/**
 * Whether a claim or kong takes three tiles from the hand's size, as sets of a complete hand do. A kong takes four, so
 * a tile must be drawn for it.
 */
function keepsSize(view: SeatView, choice: Action): boolean {
  const { replaced } = rulesOf(view).layOuts;
  if (choice.type === 'concealed-kong' || choice.type === 'added-kong') return replaced;
  if (!('own' in choice)) return true;
  return choice.own.length === (choice.type === 'kong' && replaced ? KONG_SIZE : PONG_SIZE) - 1;
}
