import type { Card } from '../../engine/card/card';
import { missingOf } from '../../engine/card/card';
import { isClaim } from '../../engine/actions';
import { rulesOf } from '../../engine/knownRules';
import type { Action, ClaimAction, DeclareAction, TileKind } from '../../engine/types';
import { winningSheet } from '../../engine/view';
import type { SeatView } from '../../engine/view';
import { Holding } from '../targets/holding';
import type { Mind, RankedAction } from '../targets/mind';
import type { Outlook } from '../targets/outlook';
import { CardDanger } from './cardDanger';
import { packetAtOnce, packetFrom } from './cardExchange';
import { CardJudge } from './cardJudge';
import type { CardTaste } from './cardTaste';
import type { Left } from './chances';
import { tableOf } from './formTable';
import type { FormTable } from './formTable';
import { plainChanceToWin } from './odds';

/** What a hand of a card usually is worth. */
const USUAL = 30;
/** So little is left of a discard at least, that all can be compared. */
const LITTLE = 1e-6;

interface Weighed {
  readonly action: Action;
  readonly kind: TileKind;
  hope: number;
}

/** Decides in a game whose hands stand on a card. It keeps tables and working space, nothing about a deal. */
export class CardMind implements Mind {
  private readonly taste: CardTaste;
  private readonly judge: CardJudge;
  private readonly danger = new CardDanger();
  private readonly packetOf: typeof packetFrom;
  private readonly holding = new Holding();
  private readonly trial = new Holding();
  private card!: Card;
  private table!: FormTable;

  constructor(taste: CardTaste) {
    this.taste = taste;
    this.packetOf = taste.atOnce ? packetAtOnce : packetFrom;
    this.judge = new CardJudge(taste);
  }

  decide(view: SeatView, choices: readonly Action[]): Action {
    return this.rank(view, choices)[0]?.action ?? choices[0]!;
  }

  rank(view: SeatView, choices: readonly Action[]): readonly RankedAction[] {
    const win = choices.find((choice) => choice.type === 'win');
    if (win && isLegalWin(view)) return [{ action: win, hope: 1 }];
    this.read(view);
    const ranked: RankedAction[] = this.rankDiscards(view, choices);
    for (const action of choices) {
      if (action.type === 'discard' || action.type === 'win') continue;
      if (action.type === 'exchange') {
        const { offer, seat, tiles } = action;
        const given = offer
          ? this.packetOf(this.holding, offer, {
              judge: this.judge,
              table: this.table,
            })
          : tiles;
        ranked.push({ action: { type: 'exchange', seat, tiles: given }, hope: 1 });
      } else ranked.push({ action, hope: this.hopeAfter(view, action) });
    }
    return ranked.toSorted((a, b) => b.hope - a.hope);
  }

  survey(view: SeatView, action: Action, into: Outlook): TileKind {
    this.read(view);
    const { judge, trial } = this;
    const table = this.tryAction(view, action);
    const thrown =
      action.type === 'discard' ? trial.kinds[action.tile]! : this.thrownFrom(view, action, table);
    if (thrown >= 0) trial.take(thrown);
    into.hope = judge.look(trial, table);
    this.tell(table, into);
    return thrown;
  }

  private read(view: SeatView): void {
    const rules = rulesOf(view);
    const { holding } = this;
    if (!rules.card) throw new Error(`"${view.rules}" has no card.`);
    this.card = rules.card;
    holding.read(rules, view, rules.tiles.wild);
    this.table = tableOf(this.card.open(view.seats[view.seat]!.melds));
    this.judge.foresee(this.left(view));
  }

  private left(view: SeatView): Left {
    const { holding } = this;
    const hidden = view.seats.reduce(
      (sum, { handSize, open }, seat) => (seat === view.seat || open ? sum : sum + handSize),
      0,
    );
    return {
      draws: Math.max(0, view.wallLeft / view.seats.length),
      unseen: view.wallLeft + hidden,
      wild: holding.wildLive + swapsLeft(view, holding),
    };
  }

  /** The discards, one of each kind: the tile drawn last if it is one, so that nothing more is told than need be. */
  private rankDiscards(view: SeatView, choices: readonly Action[]): Weighed[] {
    const { judge, holding, table } = this;
    const byKind = new Map<TileKind, Action>();
    for (const choice of choices) {
      if (choice.type !== 'discard') continue;
      const kind = holding.kinds[choice.tile]!;
      if (!byKind.has(kind) || choice.tile === view.drawn?.tile) byKind.set(kind, choice);
    }
    if (byKind.size === 0) return [];
    judge.look(holding, table);
    const weighed = [...byKind].map(([kind, action]): Weighed => ({
      action,
      kind,
      hope: judge.without(kind),
    }));
    if (this.taste.caution > 0) this.heedOthers(view, weighed);
    return weighed;
  }

  /** Takes from each discard what it costs that another may win with it; the best keeps the most hope of all. */
  private heedOthers(view: SeatView, weighed: readonly Weighed[]): void {
    const { danger, holding, card, taste } = this;
    const most = Math.max(...weighed.map(({ hope }) => hope));
    danger.read(view, holding, card);
    const worths = weighed.map(({ kind, hope }) => {
      const dealsIn = danger.chance[kind]!;
      return (
        plainChanceToWin(hope, holding.wallShare) * (1 - dealsIn) -
        (taste.caution * danger.cost[kind]!) / USUAL
      );
    });
    const best = Math.max(...worths);
    weighed.forEach((each, at) => (each.hope = most * Math.max(LITTLE, 1 + worths[at]! - best)));
  }

  /** What is left to hope for after a claim, a pass or a declaration, and the best discard if there is a tile too many. */
  private hopeAfter(view: SeatView, action: Action): number {
    const { judge, trial } = this;
    const table = this.tryAction(view, action);
    const thrown = this.thrownFrom(view, action, table);
    if (thrown >= 0) trial.take(thrown);
    return judge.look(trial, table);
  }

  /** Makes a choice in the trial hand; gives the forms that it leaves open. */
  private tryAction(view: SeatView, action: Action): FormTable {
    const { trial, holding } = this;
    trial.copy(holding);
    if (action.type === 'exchange') for (const tile of action.tiles) trial.take(holding.kinds[tile]!);
    else if (action.type === 'declare') this.trySwap(action);
    else if (isClaim(action)) return this.tryClaim(view, action);
    return this.table;
  }

  private tryClaim(view: SeatView, { type, own }: ClaimAction): FormTable {
    const { trial, holding, card } = this;
    const tile = view.pending?.tile ?? 0;
    const kind = holding.kinds[tile]!;
    const faces = [...own, tile].map((each) => holding.kinds[each]!);
    for (const each of own) trial.take(holding.kinds[each]!);
    trial.lay({ type, kind, concealed: false, size: faces.length });
    trial.wildLaid += faces.filter((face) => face !== kind).length;
    return tableOf(card.open([...view.seats[view.seat]!.melds, { type, kind, faces }]));
  }

  /** A tile of the hand goes where a wild one lies. */
  private trySwap({ tile, target }: DeclareAction): void {
    const { trial, holding } = this;
    if (tile === null || target === null || target.tile === null) return;
    const kind = holding.kinds[target.tile]!;
    trial.take(holding.kinds[tile]!);
    if (rulesOf(trial.view).tiles.wild.includes(kind)) trial.wilds = [...trial.wilds, kind];
    else trial.add(kind, 1);
  }

  /** The best discard of the trial hand after this choice; −1 where none follows. */
  private thrownFrom({ pending }: SeatView, action: Action, table: FormTable): TileKind {
    const { judge, trial } = this;
    if (!isClaim(action) && !(action.type === 'declare' && pending?.why === 'turn')) return -1;
    judge.look(trial, table);
    let best = -1;
    let most = -1;
    const weigh = (kind: TileKind): void => {
      const hope = judge.without(kind);
      if (hope <= most) return;
      best = kind;
      most = hope;
    };
    for (let kind = 0; kind < trial.counts.length; kind++) if (trial.counts[kind]! > 0) weigh(kind);
    if (trial.wilds.length > 0) weigh(trial.wilds[0]!);
    return best;
  }

  /** What the hope of the trial hand, which was looked at last, is made of. */
  private tell(table: FormTable, into: Outlook): void {
    const { judge, trial, card } = this;
    const sorts = card.hands.map(({ id }) => id);
    Object.assign(into, {
      value: 0,
      rare: Infinity,
      closed: 0,
      scores: null,
      holding: trial,
      sorts,
      values: trial.counts.map(() => 0),
    });
    into.shares.length = sorts.length;
    into.shares.fill(0);
    let best = 0;
    for (let form = 0; form < table.size; form++) {
      const share = into.hope > 0 ? judge.hopes[form]! / into.hope : 0;
      const { value, id, exposed } = table.hands[form]!;
      into.value += share * value;
      if (!exposed) into.closed += share;
      into.shares[sorts.indexOf(id)]! += share;
      if (judge.hopes[form]! > judge.hopes[best]!) best = form;
    }
    const nearest = table.forms[best];
    into.missing = nearest ? missingOf(nearest, trial.counts, trial.wilds.length) : Infinity;
    into.useful = (nearest?.needs ?? []).reduce(
      (sum, { kind, fixed, flex }) => (trial.counts[kind]! < fixed + flex ? sum + trial.live[kind]! : sum),
      0,
    );
  }
}

/** Tiles unseen for which a wild tile lies in a group on the table. */
function swapsLeft({ seats }: SeatView, { live, kinds }: Holding): number {
  let sum = 0;
  for (const { melds } of seats)
    for (const { kind, tiles } of melds) {
      const wilds = tiles.filter((tile) => kinds[tile] !== kind).length;
      sum += Math.min(wilds, Math.max(0, live[kind]!));
    }
  return sum;
}

/** With strict calling a win is offered that may be false. */
function isLegalWin(view: SeatView): boolean {
  return rulesOf(view).fine === null || winningSheet(view)?.legal === true;
}
