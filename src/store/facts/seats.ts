import type { Seat, Wind } from '../../engine/types';
import { hasSeat } from '../../engine/state';
import type { PublicSeat, SeatView } from '../../engine/view';
import type { GameState, Person } from '../types';

/** Where a seat is on the screen: the human's at the foot, then in order of play. */
export const PLACES = ['self', 'right', 'across', 'left'] as const;
export type Place = (typeof PLACES)[number];

/** What the table shows of one seat. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly place: Place;
  readonly wind: Wind;
  readonly person: Person;
  readonly isDealer: boolean;
  readonly isTurn: boolean;
  readonly score: number;
  readonly shown: PublicSeat;
}

type SeatFacts = Pick<GameState, 'view' | 'players' | 'human' | 'scores'>;

/** The seats in the order of `PLACES`; none without a deal. */
export function seatInfos(facts: SeatFacts): SeatInfo[] {
  const { view } = facts;
  if (!view) return [];
  const seats = view.seats.length;
  return PLACES.slice(0, seats).flatMap((place, turns) => {
    const seat = (view.seat + turns) % seats;
    const shown = view.seats[seat];
    const player = (seat - view.seat + facts.human + seats) % seats;
    if (!shown) return [];
    return {
      seat,
      place,
      wind: seat,
      person: facts.players[player]?.person ?? 'you',
      isDealer: seat === 0,
      isTurn: view.turn === seat && view.phase.type === 'play',
      score: facts.scores[player] ?? 0,
      shown,
    };
  });
}

/** Who sits at this seat. */
export function personAt(facts: SeatFacts, seat: Seat): Person {
  const { view, human, players } = facts;
  if (!view) return 'you';
  const seats = view.seats.length;
  return players[(seat - view.seat + human + seats) % seats]?.person ?? 'you';
}

/** How many seats have not won yet, where play goes on after a win. */
export function seatsInPlay({ seats, out }: SeatView): number {
  return seats.filter((_, seat) => !hasSeat(out, seat)).length;
}
