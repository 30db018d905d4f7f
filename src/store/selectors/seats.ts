import { playersOf } from '../../engine/match';
import type { Meld, Player, Seat, TileId, Wind } from '../../engine/types';
import type { PublicSeat } from '../../engine/view';
import type { GameState, Person } from '../types';
import { placesOf } from './hand';

/** Where a seat is on the screen. */
export type Place = 'self' | 'right' | 'across' | 'left';

/** By the number of seats: the human's own at the foot, then in order of play. Of three, nobody sits across. */
const TABLES: readonly (readonly Place[])[] = [
  ['self'],
  ['self', 'across'],
  ['self', 'right', 'left'],
  ['self', 'right', 'across', 'left'],
];

export const MOST_SEATS = TABLES.length;

/** Where the seat is that comes so many turns after the human's. */
export function placeAfter(turns: number, seats: number): Place {
  const place = TABLES[seats - 1]?.[(turns + seats) % seats];
  if (!place) throw new Error(`There is no table for ${seats}.`);
  return place;
}

/** Where the tile came from that a meld was claimed with, as its owner sees it; null without one. */
export function sourceOf({ from }: Meld, owner: Seat, seats: number): Place | null {
  return from === null ? null : placeAfter(from - owner, seats);
}

/** The discards of a seat that nobody claimed. */
export function lyingTiles({ river }: Pick<PublicSeat, 'river'>): readonly TileId[] {
  return river.filter(({ claimedBy }) => claimedBy === null).map(({ tile }) => tile);
}

/** What the table shows of one seat. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly place: Place;
  readonly wind: Wind;
  readonly person: Person;
  /** How many choices a stand-in has made here in this match. */
  readonly stoodIn: number;
  readonly isDealer: boolean;
  readonly isTurn: boolean;
  readonly score: number;
  /** For how many concealed tiles there is room beside its melds, the drawn one among them. */
  readonly room: number;
  readonly shown: PublicSeat;
}

type SeatFacts = Pick<GameState, 'view' | 'match' | 'players' | 'scores'>;

/** The seats in order of play, the human's own first; none without a deal. */
export function seatInfos(facts: SeatFacts): SeatInfo[] {
  const { view } = facts;
  if (!view) return [];
  const seats = view.seats.length;
  const seated = seatedIn(facts);
  return view.seats.flatMap((_, turns) => {
    const seat = (view.seat + turns) % seats;
    const shown = view.seats[seat];
    if (!shown) return [];
    const player = seated[seat] ?? 0;
    return {
      seat,
      place: placeAfter(turns, seats),
      wind: seat,
      person: facts.players[player]?.person ?? 'you',
      stoodIn: facts.players[player]?.stoodIn ?? 0,
      isDealer: seat === 0,
      isTurn: view.turn === seat && view.phase.type === 'play',
      score: facts.scores[player] ?? 0,
      room: placesOf(view, shown.melds) + 1,
      shown,
    };
  });
}

/** Who sits at this seat. */
export function personAt(facts: Pick<GameState, 'match' | 'players'>, seat: Seat): Person {
  return facts.players[seatedIn(facts)[seat] ?? 0]?.person ?? 'you';
}

/** The players of the deal under way, by seat; none without a match. */
export function seatedIn({ match }: Pick<GameState, 'match'>): readonly Player[] {
  return match ? playersOf(match) : [];
}
