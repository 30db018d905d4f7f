import type { Deal, LedgerEntry, Seat, Win } from '../../engine/types';
import { setsOf, winGroups } from '../../store/facts/winGroups';
import type { TileGroup } from '../../store/facts/winGroups';
import { kindsOf, sortTiles } from '../../store/facts/tiles';
import type { DealResult, Person, PlayerInfo } from '../../store/types';

/** The result of a deal with who sat where. */
export interface ResultFacts {
  readonly result: DealResult;
  readonly players: readonly PlayerInfo[];
}

export function playerOf({ result }: ResultFacts, seat: Seat): number {
  return (seat + result.dealer) % result.deal.seats.length;
}

export function personOf(facts: ResultFacts, seat: Seat): Person {
  return facts.players[playerOf(facts, seat)]?.person ?? 'you';
}

/** Points a seat gained or paid in the whole deal. */
export function gainOf(facts: ResultFacts, seat: Seat): number {
  return facts.result.gained[playerOf(facts, seat)] ?? 0;
}

/** The concealed tiles of a winner, the winning tile among them, as they are read. */
export function groupsOf(deal: Deal, win: Win): TileGroup[] {
  const kinds = kindsOf(deal);
  const state = deal.seats[win.seat];
  if (!state || win.by === 'bonus-tiles') return [];
  const tiles = sortTiles([...new Set([...state.hand, win.tile])], kinds);
  const sets = setsOf(deal) - state.melds.length;
  return winGroups(tiles, kinds, { sets, items: win.sheet.lines.map(({ id }) => id) });
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
