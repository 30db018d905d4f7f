import { audit } from '../referee/audit';
import type { EventJson, HandJson, RecordJson } from '../referee/scene';
import { habitOf } from '../support/habitBots';

/** Changes a hand and says so, or leaves it alone where there is nothing of this sort to change. */
export type Change = (hand: HandJson, record: RecordJson) => boolean;

/** Changes the first event of a type, and that passes a test. */
export function changeEvent(
  type: string,
  change: (event: EventJson, at: number, events: EventJson[]) => void,
  is: (event: EventJson) => boolean = () => true,
): Change {
  return ({ events }) => {
    const at = events.findIndex((event) => event.type === type && is(event));
    const event = events[at];
    if (!event) return false;
    change(event, at, events);
    return true;
  };
}

export function drop(type: string): Change {
  return changeEvent(type, (_, at, events) => events.splice(at, 1));
}

/** A change of what was paid, for records of any game. */
export const PAID: readonly (readonly [string, Change, RegExp])[] = [
  [
    'a payment changed',
    ({ result }) => {
      const entry = result?.ledger[0];
      if (entry) entry.amount += 1;
      return entry !== undefined;
    },
    /ledger: expected/,
  ],
  [
    'a score changed',
    ({ result }) => {
      if (result) result.scores[2] = (result.scores[2] ?? 0) + 1;
      return result !== undefined;
    },
    /scores: expected/,
  ],
];

/** The first of the records that a change finds something in, changed. */
export function changed(records: readonly RecordJson[], change: Change): RecordJson | undefined {
  return records
    .map((record) => structuredClone(record))
    .find((record) => record.hands.some((hand) => change(hand, record)));
}

/** What a change breaks in the first record in which the words say so; else all that it breaks. */
export function breachesOf(records: readonly RecordJson[], change: Change, words: RegExp): readonly string[] {
  const all: string[] = [];
  for (const record of records) {
    const other = changed([record], change);
    const breaches = other ? audit(other, habitOf).breaches : [];
    if (breaches.some((breach) => words.test(breach))) return breaches;
    all.push(...breaches);
  }
  return all;
}
