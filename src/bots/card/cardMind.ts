import type { Card } from '../../engine/card/card';
import { rulesOf } from '../../engine/knownRules';
import type {
  Action,
  ClaimAction,
  DeclareAction,
  ExchangeAction,
  TileId,
  TileKind,
} from '../../engine/types';
import { winningSheet } from '../../engine/view';
import type { SeatView } from '../../engine/view';
import { Holding } from '../targets/holding';
import type { Mind, RankedAction } from '../targets/mind';
import type { Outlook } from '../targets/outlook';
import { CardDanger } from './cardDanger';
import { CardJudge } from './cardJudge';
import { chanceToWin } from './odds';
import type { CardTaste } from './cardTaste';
import { tableOf } from './formTable';
import type { FormTable } from './formTable';

/** What a hand of a card usually is worth. */
const USUAL = 30;

/** Decides in a game whose hands stand on a card. It keeps tables and working space, nothing about a deal. */
export class CardMind implements Mind {
  private readonly taste: CardTaste;
  private readonly judge: CardJudge;
  private readonly holding = new Holding();
  private readonly trial = new Holding();
  private readonly danger = new CardDanger();
  private table!: FormTable;

  constructor(taste: CardTaste) {
    this.taste = taste;
    this.judge = new CardJudge(taste);
  }

  decide(view: SeatView, choices: readonly Action[]): Action {
    const win = choices.find((choice) => choice.type === 'win');
    if (win && isLegalWin(view)) return win;
    return this.rankAll(view, choices)[0]?.action ?? choices[0]!;
  }

  rank(view: SeatView, choices: readonly Action[]): readonly RankedAction[] {
    const win = choices.find((choice) => choice.type === 'win');
    if (win && isLegalWin(view)) return [{ action: win, hope: 1 }];
    return this.rankAll(view, choices);
  }

  survey(_view: SeatView, _action: Action, _into: Outlook): TileKind {
    throw new Error('Not yet.');
  }

  /** Every choice but a win with its hope, the best first. */
  private rankAll(view: SeatView, choices: readonly Action[]): RankedAction[] {
    this.read(view);
    const ranked: RankedAction[] = [];
    const discards = choices.filter((choice) => choice.type === 'discard');
    if (discards.length > 0) this.rankDiscards(view, choices, ranked);
    for (const choice of choices) {
      if (choice.type === 'pass')
        ranked.push({ action: choice, hope: this.judge.look(this.holding, this.table) });
      else if (choice.type === 'exchange') this.rankExchanges(choice, ranked);
      else if (choice.type === 'declare')
        ranked.push({ action: choice, hope: this.hopeOfDeclaration(view, choice) });
      else if ('own' in choice) ranked.push({ action: choice, hope: this.hopeOfClaim(view, choice) });
    }
    return ranked.sort((a, b) => b.hope - a.hope);
  }

  private read(view: SeatView): void {
    const rules = rulesOf(view);
    const { holding } = this;
    holding.read(rules, view, rules.tiles.wild);
    this.table = tableOf(cardOf(view).open(view.seats[view.seat]!.melds));
    const hidden = view.seats.reduce(
      (sum, { handSize, open }, seat) => (seat === view.seat || open ? sum : sum + handSize),
      0,
    );
    this.judge.foresee({
      draws: view.wallLeft / view.seats.length,
      unseen: view.wallLeft + hidden,
      wild: holding.wildLive,
    });
  }

  private rankDiscards(view: SeatView, choices: readonly Action[], ranked: RankedAction[]): void {
    const { judge, holding, table } = this;
    judge.look(holding, table);
    const seen = new Set<TileKind>();
    const weighed: { action: Action; kind: TileKind; hope: number }[] = [];
    for (const choice of choices) {
      if (choice.type !== 'discard') continue;
      const kind = holding.kinds[choice.tile]!;
      if (seen.has(kind)) continue;
      seen.add(kind);
      const drawn = choices.find(
        (other) =>
          other.type === 'discard' && other.tile === view.drawn?.tile && holding.kinds[other.tile] === kind,
      );
      weighed.push({ action: drawn ?? choice, kind, hope: judge.without(kind) });
    }
    this.heedOthers(view, weighed);
    ranked.push(...weighed);
  }

  /** Takes from each discard what it costs that another may win with it. */
  private heedOthers(view: SeatView, weighed: { kind: TileKind; hope: number }[]): void {
    const { danger, holding } = this;
    const { caution } = this.taste;
    if (caution === 0) return;
    const most = weighed.reduce((best, { hope }) => Math.max(best, hope), 0);
    if (most === 0) return;
    danger.read(view, holding, cardOf(view));
    const worths = weighed.map(({ kind, hope }) => {
      const chance = chanceToWin(hope, view.wallLeft);
      return chance * (1 - danger.chance[kind]!) - (caution * danger.cost[kind]!) / USUAL;
    });
    const best = Math.max(...worths);
    weighed.forEach((each, at) => (each.hope = most * Math.max(1e-6, 1 + worths[at]! - best)));
  }

  /** The hope after the best discard. */
  private best(holding: Holding, table: FormTable): number {
    const { judge } = this;
    judge.look(holding, table);
    let best = 0;
    for (let kind = 0; kind < holding.counts.length; kind++)
      if (holding.counts[kind]! > 0) best = Math.max(best, judge.without(kind));
    const [wild] = holding.wilds;
    return wild === undefined ? best : Math.max(best, judge.without(wild));
  }

  private hopeOfClaim(view: SeatView, { type, own }: ClaimAction): number {
    const { trial, holding } = this;
    const tile = view.pending?.tile ?? 0;
    const kind = holding.kinds[tile]!;
    trial.copy(holding);
    for (const each of own) trial.take(holding.kinds[each]!);
    const faces = [...own, tile].map((each) => holding.kinds[each]!);
    const table = tableOf(cardOf(view).open([...view.seats[view.seat]!.melds, { type, kind, faces }]));
    trial.wildLaid += faces.filter((face) => face !== kind).length;
    return this.best(trial, table) * (1 - this.taste.claim);
  }

  /** A swap of a tile for a wild one; other declarations leave the hand as it is. */
  private hopeOfDeclaration(view: SeatView, { tile, target }: DeclareAction): number {
    const { trial, holding, judge, table } = this;
    trial.copy(holding);
    if (tile === null || target?.tile == null) return judge.look(trial, table);
    trial.take(holding.kinds[tile]!);
    trial.wilds = [...trial.wilds, holding.kinds[target.tile]!];
    return this.best(trial, table);
  }

  /** The tiles that are missed least, one after the other. */
  private rankExchanges({ seat, offer, tiles }: ExchangeAction, ranked: RankedAction[]): void {
    if (!offer) {
      ranked.push({ action: { type: 'exchange', seat, tiles }, hope: 0 });
      return;
    }
    const { trial, holding, judge, table } = this;
    trial.copy(holding);
    const given: TileId[] = [];
    let hope = judge.look(trial, table);
    while (given.length < offer.most) {
      judge.look(trial, table);
      let best: TileId | null = null;
      let most = -1;
      const seen = new Set<TileKind>();
      for (const each of offer.from) {
        const kind = holding.kinds[each]!;
        if (given.includes(each) || seen.has(kind)) continue;
        seen.add(kind);
        const left = judge.without(kind);
        if (left > most) [best, most] = [each, left];
      }
      if (best === null || (given.length >= offer.least && most < hope * 0.9)) break;
      given.push(best);
      trial.take(holding.kinds[best]!);
      hope = most;
    }
    ranked.push({ action: { type: 'exchange', seat, tiles: given }, hope });
  }
}

function cardOf(view: SeatView): Card {
  const { card } = rulesOf(view);
  if (!card) throw new Error(`"${view.rules}" has no card.`);
  return card;
}

/** With strict calling a win is offered that may be false. */
function isLegalWin(view: SeatView): boolean {
  return rulesOf(view).fine === null || winningSheet(view)?.legal === true;
}
