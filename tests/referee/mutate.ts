import { expect, test } from 'vitest';
import { audit } from './audit';
import type { EntryJson, EventJson, HandJson, RecordJson } from './scene';

/** Small changes to a record, for showing that each is caught. */

/** Changes to a valid record, by what the breach that comes of them must say. */
type Changes = Readonly<Record<string, (record: RecordJson) => void>>;

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The record has nothing there to change.');
  return value;
}

export function handOf(record: RecordJson, at = 0): HandJson {
  return found(record.hands[at]);
}

export function resultOf(record: RecordJson, at = 0): NonNullable<HandJson['result']> {
  return found(handOf(record, at).result);
}

export function entryOf(record: RecordJson, at = 0): EntryJson {
  return found(resultOf(record).ledger[at]);
}

function placeOf(record: RecordJson, type: string, nth: number): number {
  const places = [...handOf(record).events.entries()].filter(([, event]) => event.type === type);
  return found(places.at(nth))[0];
}

/** The n-th event of a type in the first hand; from the end when negative. */
export function eventOf(record: RecordJson, type: string, nth = 0): EventJson {
  return found(handOf(record).events[placeOf(record, type, nth)]);
}

export function drop(record: RecordJson, type: string, nth = 0): void {
  handOf(record).events.splice(placeOf(record, type, nth), 1);
}

/** Puts events in the place of the n-th of a type; `keep` leaves that one after them. */
export function put(
  record: RecordJson,
  [type, nth]: readonly [string, number],
  events: readonly (EventJson | 'keep')[],
): void {
  const at = placeOf(record, type, nth);
  const kept = eventOf(record, type, nth);
  handOf(record).events.splice(at, 1, ...events.map((event) => (event === 'keep' ? kept : event)));
}

export function swapTiles(tiles: string[], a: number, b: number): void {
  [tiles[a], tiles[b]] = [found(tiles[b]), found(tiles[a])];
}

/** A test for each change: the record is valid before it, and has the breach after it; `…` is any text. */
export function breaches(base: () => RecordJson, changes: Changes): void {
  test.each(Object.entries(changes))('%s', (words, change) => {
    expect(audit(base()).breaches).toEqual([]);
    const record = structuredClone(base());
    change(record);
    const says = (breach: string) => words.split('…').every((part) => breach.includes(part));
    expect(audit(record).breaches.filter(says)).not.toEqual([]);
  });
}
