import { FIRST_WIND, rankOf, suitOf } from '../tiles';
import type { SetReading } from './setReadings';
import type { Places } from './items';

/** What sets of a reading make together: each time by the places of these sets. Laid-out sets count as others do. */
export type SetPattern = (reading: Pick<SetReading, 'sets'>) => Places[];

const SUITS = [0, 1, 2];
const STRAIGHT = [1, 4, 7];

/** Chows 123, 456 and 789 of one suit. */
export const pureStraights: SetPattern = (reading) =>
  SUITS.flatMap((suit) => together(STRAIGHT.map((rank) => chowAt(reading, rank, suit))));

/** The same chow in all three suits. */
export const threeSuitChows: SetPattern = (reading) =>
  ranks(7).flatMap((rank) => together(SUITS.map((suit) => chowAt(reading, rank, suit))));

/** Pongs or kongs of one number in all three suits. */
export const threeSuitPongs: SetPattern = (reading) =>
  ranks(9).flatMap((rank) => together(SUITS.map((suit) => pongAt(reading, rank, suit))));

/** Couples of chows that are alike; four alike are two couples. */
export const identicalChows: SetPattern = ({ sets }) => {
  const lone = new Map<number, number>();
  const couples: Places[] = [];
  sets.forEach(({ type, kind }, at) => {
    if (type !== 'chow') return;
    const other = lone.get(kind);
    if (other === undefined) lone.set(kind, at);
    else {
      couples.push([other, at]);
      lone.delete(kind);
    }
  });
  return couples;
};

function chowAt({ sets }: Pick<SetReading, 'sets'>, rank: number, suit: number): number {
  return sets.findIndex(
    ({ type, kind }) => type === 'chow' && rankOf(kind) === rank && suitOf(kind) === suit,
  );
}

function pongAt({ sets }: Pick<SetReading, 'sets'>, rank: number, suit: number): number {
  return sets.findIndex(
    ({ type, kind }) =>
      (type === 'pong' || type === 'kong') &&
      kind < FIRST_WIND &&
      rankOf(kind) === rank &&
      suitOf(kind) === suit,
  );
}

/** Once, if every one of these places is there. */
function together(places: Places): Places[] {
  return places.includes(-1) ? [] : [places];
}

function ranks(most: number): number[] {
  return Array.from({ length: most }, (_, at) => at + 1);
}
