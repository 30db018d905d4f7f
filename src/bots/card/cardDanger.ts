import type { Card } from '../../engine/card/card';
import { hasSeat } from '../../engine/state';
import { ALL_KINDS } from '../../engine/tiles';
import type { PublicSeat, SeatView } from '../../engine/view';
import type { Holding } from '../targets/holding';
import { Chances, placeOf } from './chances';
import type { ChanceTable } from './chances';
import { tableOf } from './formTable';
import type { FormTable } from './formTable';
import { chanceToDealIn } from './odds';

/** How much less likely a form is whose owner has thrown a tile of it. */
const THROWN = 0.25;
/** Tiles that a seat has seen by the time of its first discard, those of exchanges before play among them. */
const SEEN = 22;
const MOST_SHARE = 0.45;
/** Forms less likely than this beside the likeliest are left out. */
const FAINT = 1e-5;

/**
 * How likely a discard is won with. What another seat has laid out leaves some forms of the card; each is as likely as
 * its other tiles are to have come to that seat.
 */
export class CardDanger {
  /** By kind: how likely another wins with it, and what that pays on the average. */
  readonly chance = new Float64Array(ALL_KINDS);
  readonly cost = new Float64Array(ALL_KINDS);
  /** By kind, up to a factor: how likely the seat read last waits for it. */
  readonly waits = new Float64Array(ALL_KINDS);
  /** What its hands are worth, by the same likelihoods. */
  value = 0;
  private now!: ChanceTable;
  private readonly chances = new Chances({ lasts: 1, thrown: 0, kept: {}, wild: 0.5 });

  /** Reads all other seats. */
  read(view: SeatView, holding: Holding, card: Card): void {
    const { chance, cost, waits } = this;
    chance.fill(0);
    cost.fill(0);
    const { wallShare } = holding;
    view.seats.forEach((seat, at) => {
      if (at === view.seat || hasSeat(view.out, at)) return;
      this.readSeat(view, holding, { seat, card });
      const laid = seat.melds.reduce((sum, { tiles }) => sum + tiles.length, 0);
      for (let kind = 0; kind < holding.counts.length; kind++) {
        if (holding.counts[kind] === 0 || waits[kind] === 0) continue;
        const one = chanceToDealIn(waits[kind]!, { laid, live: holding.live[kind]!, wallShare });
        chance[kind]! += one;
        cost[kind]! += one * this.value;
      }
    });
  }

  readSeat(
    view: SeatView,
    { live, kinds, wildLive }: Holding,
    { seat, card }: { readonly seat: PublicSeat; readonly card: Card },
  ): void {
    const { waits } = this;
    const table = tableOf(card.open(seat.melds));
    const seen = SEEN + seat.river.length;
    const hidden = view.seats.reduce((sum, { handSize }, at) => (at === view.seat ? sum : sum + handSize), 0);
    const share = Math.min(MOST_SHARE, seen / (view.wallLeft + hidden + seen));
    this.now = this.chances.of({ draws: share, unseen: 1, wild: wildLive });
    const thrown = new Uint8Array(ALL_KINDS);
    for (const { tile } of seat.river) thrown[kinds[tile]!] = 1;
    waits.fill(0);
    let worth = 0;
    let sum = 0;
    let most = 0;
    for (let form = 0; form < table.size; form++) {
      const likely = this.likelihood(table, form, { live, thrown });
      if (likely <= most * FAINT) continue;
      if (likely > most) most = likely;
      const found = this.share(table, form, { live, likely });
      sum += found;
      worth += found * table.hands[form]!.value;
    }
    this.value = sum > 0 ? worth / sum : 0;
  }

  /** How likely all tiles of a form have come to the seat. */
  private likelihood(
    { start, kind, fixed, flex }: FormTable,
    form: number,
    { live, thrown }: { readonly live: readonly number[]; readonly thrown: Uint8Array },
  ): number {
    const { drawn, drawnWild } = this.now;
    let likely = 1;
    for (let at = start[form]!; at < start[form + 1]!; at++) {
      const left = Math.min(8, live[kind[at]!]! + 1);
      if (fixed[at]! > 0) likely *= drawn[placeOf(fixed[at]!, left)]!;
      if (flex[at]! > 0) likely *= drawnWild[placeOf(flex[at]!, Math.max(0, left - fixed[at]!))]!;
      if (thrown[kind[at]!]) likely *= THROWN;
    }
    return likely;
  }

  /** Adds to each kind of a form how likely it is the one that is missing; gives the sum. */
  private share(
    { start, kind, fixed, flex }: FormTable,
    form: number,
    { live, likely }: { readonly live: readonly number[]; readonly likely: number },
  ): number {
    const { drawn, drawnWild } = this.now;
    let sum = 0;
    for (let at = start[form]!; at < start[form + 1]!; at++) {
      const left = Math.min(8, live[kind[at]!]! + 1);
      const isFixed = fixed[at]! > 0;
      const table = isFixed ? drawn : drawnWild;
      const needed = isFixed ? fixed[at]! : flex[at]!;
      const copies = isFixed ? left : left - fixed[at]!;
      const now = table[placeOf(needed, copies)]!;
      if (now === 0) continue;
      const one = likely * (table[placeOf(needed - 1, Math.max(0, copies - 1))]! / now - 1);
      this.waits[kind[at]!]! += one;
      sum += one;
    }
    return sum;
  }
}
