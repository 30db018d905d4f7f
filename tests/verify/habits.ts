import type { PlayedDeal } from '../../src/cli/simulate';
import { rulesOf } from '../../src/engine/knownRules';
import { suitOf } from '../../src/engine/tiles';
import type { DealEvent, Seat, TileKind, Win } from '../../src/engine/types';

const HONOURS = 3;
const EARLY = 6;
/** So many exposed melds of another seat are a threat. */
const THREAT = 2;

/** What `Habits.figures` gives, in its order: by hand, by discard, or by win. */
export const FIGURES = [
  'chowsPerHand',
  'pongsPerHand',
  'discardsOfOwnSuit',
  'earlyHonours',
  'repeatedDiscards',
  'repeatedUnderThreat',
  'dealtIn',
  'won',
  'concealedWins',
  'pureWins',
  'allPongsWins',
  'faan',
  'turnOfWin',
] as const;

/** What everybody at the table saw of one player over many hands, as counts. */
export class Habits {
  private hands = 0;
  private chows = 0;
  private pongs = 0;
  private discards = 0;
  private repeated = 0;
  private threatened = 0;
  private repeatedUnderThreat = 0;
  private early = 0;
  private earlyHonours = 0;
  private suited = 0;
  private fewest = 0;
  private dealtIn = 0;
  private wins = 0;
  private concealed = 0;
  private pure = 0;
  private allPongs = 0;
  private faan = 0;
  private turns = 0;

  /** Adds what was seen of one player in a deal. */
  add(played: PlayedDeal, player: number): void {
    const { deal, events, playerAt } = played;
    const seat = playerAt.indexOf(player);
    const { tiles } = rulesOf(deal).geometry;
    const table = new Table();
    this.hands++;
    for (const event of events) {
      if ('seat' in event && event.seat === seat) this.addOwn(event, table, tiles);
      table.add(event, tiles);
    }
    this.addSuits(table.discardsBySuit(seat));
    for (const win of deal.wins) {
      if (win.from === seat) this.dealtIn++;
      if (win.seat === seat) this.addWin(win, events);
    }
  }

  private addOwn(event: DealEvent, table: Table, tiles: readonly TileKind[]): void {
    if (event.type === 'chow') this.chows++;
    else if (event.type === 'pong' || event.type === 'kong') this.pongs++;
    else if (event.type === 'discard') this.addDiscard(event.seat, tiles[event.tile]!, table);
  }

  private addDiscard(seat: Seat, kind: TileKind, table: Table): void {
    const repeats = table.hasSeen(kind) ? 1 : 0;
    this.discards++;
    this.repeated += repeats;
    if (table.isThreatened(seat)) {
      this.threatened++;
      this.repeatedUnderThreat += repeats;
    }
    if (table.discardsOf(seat) >= EARLY) return;
    this.early++;
    if (suitOf(kind) === HONOURS) this.earlyHonours++;
  }

  private addSuits(bySuit: readonly number[]): void {
    const suits = bySuit.slice(0, HONOURS);
    this.suited += suits.reduce((sum, count) => sum + count, 0);
    this.fewest += Math.min(...suits);
  }

  private addWin({ seat, event, sheet, context }: Win, events: readonly DealEvent[]): void {
    const has = (id: string): number => (sheet.lines.some((line) => line.id === id) ? 1 : 0);
    this.wins++;
    if (context.melds.every(({ concealed }) => concealed)) this.concealed++;
    this.pure += has('pure-hand');
    this.allPongs += has('all-pongs');
    for (const { unit, value } of sheet.lines) if (unit === 'faan') this.faan += value ?? 0;
    this.turns += events
      .slice(0, event)
      .filter((each) => each.type === 'discard' && each.seat === seat).length;
  }

  /** The counts as `FIGURES`, which do not depend on how many hands were seen. */
  figures(): number[] {
    const wins = Math.max(1, this.wins);
    return [
      this.chows / this.hands,
      this.pongs / this.hands,
      this.fewest / Math.max(1, this.suited),
      this.earlyHonours / this.early,
      this.repeated / this.discards,
      this.repeatedUnderThreat / Math.max(1, this.threatened),
      this.dealtIn / this.hands,
      this.wins / this.hands,
      this.concealed / wins,
      this.pure / wins,
      this.allPongs / wins,
      this.faan / wins,
      this.turns / wins,
    ];
  }
}

/** What has been seen of a deal so far. */
class Table {
  private readonly seen = new Set<TileKind>();
  private readonly discards: number[][] = [];
  private readonly exposed: number[] = [];

  add(event: DealEvent, tiles: readonly TileKind[]): void {
    if (event.type === 'discard') {
      const kind = tiles[event.tile]!;
      this.seen.add(kind);
      const bySuit = (this.discards[event.seat] ??= [0, 0, 0, 0]);
      bySuit[suitOf(kind)]!++;
    } else if (event.type === 'chow' || event.type === 'pong' || event.type === 'kong') {
      this.exposed[event.seat] = (this.exposed[event.seat] ?? 0) + 1;
    }
  }

  hasSeen(kind: TileKind): boolean {
    return this.seen.has(kind);
  }

  discardsBySuit(seat: Seat): readonly number[] {
    return this.discards[seat] ?? [0, 0, 0, 0];
  }

  discardsOf(seat: Seat): number {
    return this.discardsBySuit(seat).reduce((sum, count) => sum + count, 0);
  }

  isThreatened(seat: Seat): boolean {
    return this.exposed.some((melds, other) => other !== seat && melds >= THREAT);
  }
}
