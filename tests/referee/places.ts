import { demand } from './breach';
import { isFields, PLAYERS, readFields, readFour, readList, readWhole } from './shape';
import type { Fields } from './shape';
import { distance } from './table';

/** Players who change seats between the hands: a hand is read by places, in which the next in turn is always one on. */

/** A hand told by places, and who sits at each of them. */
export interface Placed {
  readonly hand: Fields;
  readonly players: readonly number[];
}

/** `seats`: the players from East on in the hand of a number; null where nobody changes seats. */
export function readPlaces(
  value: unknown,
  where: string,
  seats: ((number: number) => readonly number[]) | null,
): Placed {
  const hand = readFields(value, where);
  if (seats === null) {
    demand(hand['seats'] === undefined, `${where}.seats: expected none, nobody changes seats`);
    return { hand, players: PLAYERS };
  }
  const number = readWhole(hand['number'], `${where}.number`);
  const expected = seats(number);
  const found = readFour(hand['seats'], `${where}.seats`, readWhole);
  demand(
    found.join() === expected.join(),
    `${where}.seats: expected ${expected.join()}, found ${found.join()}`,
  );
  const players = PLAYERS.map((place) => expected[distance((number - 1) % PLAYERS.length, place)] ?? -1);
  return { hand: toldByPlace(hand, where, players), players };
}

function toldByPlace(hand: Fields, where: string, players: readonly number[]): Fields {
  const placeOf = (p: unknown): unknown => {
    const place = players.findIndex((player) => player === p);
    return place < 0 ? p : place;
  };
  const replaced = (value: unknown, names: readonly string[]): unknown =>
    isFields(value)
      ? {
          ...value,
          ...Object.fromEntries(
            names.filter((name) => name in value).map((name) => [name, placeOf(value[name])]),
          ),
        }
      : value;
  const inPlace = (value: unknown, name: string): unknown[] => {
    const list = readFour(value, `${where}.${name}`, (item) => item);
    return players.map((player) => list[player]);
  };
  const { result } = hand;
  return {
    ...hand,
    dealer: placeOf(hand['dealer']),
    break: replaced(hand['break'], ['side']),
    deal: inPlace(hand['deal'], 'deal'),
    events: readList(hand['events'], `${where}.events`).map((event) => replaced(event, ['p', 'from'])),
    ...(isFields(result)
      ? {
          result: {
            ...result,
            scores: inPlace(result['scores'], 'result.scores'),
            ledger: readList(result['ledger'], `${where}.result.ledger`).map((entry) =>
              replaced(entry, ['from', 'to']),
            ),
          },
        }
      : {}),
  };
}
