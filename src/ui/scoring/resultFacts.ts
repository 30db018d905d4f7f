import { countsAs } from '../../engine/tiles';
import type { Deal, LedgerEntry, ScoreGroup, Seat, TileId, TileKind, Win } from '../../engine/types';
import { kindsOf, sortTiles } from '../../store/selectors/tiles';
import type { DealResult, Person, PlayerInfo } from '../../store/types';

/** The result of a deal with who sat where. */
export interface ResultFacts {
  readonly result: DealResult;
  readonly players: readonly PlayerInfo[];
}

export function playerOf({ result }: ResultFacts, seat: Seat): number {
  return result.seated[seat] ?? 0;
}

export function personOf(facts: ResultFacts, seat: Seat): Person {
  return facts.players[playerOf(facts, seat)]?.person ?? 'you';
}

/** Whether hands that did not win are scored too. */
export function isEveryHand({ sheets, wins }: Deal): boolean {
  return sheets.some((sheet, seat) => sheet && wins.every((win) => win.seat !== seat));
}

/** Points a seat gained or paid in the whole deal. */
export function gainOf(facts: ResultFacts, seat: Seat): number {
  return facts.result.gained[playerOf(facts, seat)] ?? 0;
}

/** Tiles of a winner's hand that were scored together; `won`: the winning tile, where it is among them. */
export interface TileGroup extends Pick<ScoreGroup, 'type' | 'id'> {
  readonly tiles: readonly TileId[];
  readonly won: TileId | null;
}

/** The tiles of a winner's hand, the winning tile among them, in the groups that were scored. */
export function groupsOf(deal: Deal, win: Win): TileGroup[] {
  const kinds = kindsOf(deal);
  const left = sortTiles(deal.seats[win.seat]?.hand ?? [], kinds).filter((tile) => tile !== win.tile);
  const take = (kind: TileKind): TileId[] =>
    left.splice(
      left.findIndex((tile) => countsAs(kinds[tile] ?? 0) === kind),
      1,
    );
  return win.sheet.groups
    .filter(({ meld }) => meld === null)
    .map(({ type, id, kinds: wanted, won }) => ({
      type,
      ...(id === undefined ? {} : { id }),
      tiles: wanted.flatMap((kind, at) => (at === won ? [win.tile] : take(kind))),
      won: won === null ? null : win.tile,
    }));
}

/** The seat of the person at the page. */
export function ownSeat(facts: ResultFacts): Seat {
  return facts.result.seated.findIndex((_, seat) => personOf(facts, seat) === 'you');
}

/** The look of points gained or paid. */
export function deltaClass(gain: number): string {
  return gain < 0 ? 'delta delta--minus' : gain > 0 ? 'delta delta--plus' : 'delta';
}

/** What moved to or from a seat, one row of the account each. */
export interface Movement {
  readonly entry: LedgerEntry;
  readonly sign: 1 | -1;
  readonly other: Seat | null;
}

export function movementsOf(deal: Deal, seat: Seat): Movement[] {
  return deal.ledger.flatMap((entry) => {
    if (entry.from === seat) return { entry, sign: -1, other: entry.to } as const;
    return entry.to === seat ? ({ entry, sign: 1, other: entry.from } as const) : [];
  });
}
