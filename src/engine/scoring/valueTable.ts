import type { Omitted, ScoreGroup, ScoreLine } from '../types';
import type { SetReading } from './setReadings';

/** Places among the groups of a reading: what an item rests on once. */
export type Places = readonly number[];

/** One row of a table: what it is worth each time, and how often a reading has it. `C`: what is asked besides. */
export interface ValueItem<C> {
  readonly id: string;
  readonly value: number;
  readonly unit: string;
  /** A number of times, or each time by the groups it rests on. */
  readonly times: (reading: SetReading, context: C) => number | readonly Places[];
  /** Items that do not count beside this one. */
  readonly swallows?: readonly string[];
}

/** An item that a reading has. `row`: its place in the table. */
export interface FoundItem<C> {
  readonly item: ValueItem<C>;
  readonly row: number;
  readonly times: number;
  /** By times; empty where the item rests on no group. */
  readonly places: readonly Places[];
}

/** What is left of the found items, and what is not. An item may be left with fewer times. */
export interface Swallowed<C> {
  readonly counted: readonly FoundItem<C>[];
  readonly omitted: readonly Omitted[];
}

/** Takes away what does not count. The found items are in the order of the table. */
export type Swallow<C> = (found: readonly FoundItem<C>[], reading: SetReading, context: C) => Swallowed<C>;

/** Items in the order in which they break ties. A table may have any length. */
export interface ValueTable<C> {
  readonly items: readonly ValueItem<C>[];
  /** By default the lists of all found items. */
  readonly swallow?: Swallow<C>;
  /** What readings are compared by: the sum of all values by default. */
  readonly worth?: (counted: readonly FoundItem<C>[]) => number;
}

/** A reading with what it is worth: parts of a score sheet. */
export interface Valued {
  readonly reading: SetReading;
  readonly groups: readonly ScoreGroup[];
  readonly lines: readonly ScoreLine[];
  readonly omitted: readonly Omitted[];
  readonly sum: number;
}

/** The reading that is worth most; of several, the one that has more of the first item in which they differ. */
export function bestValue<C>(
  table: ValueTable<C>,
  readings: readonly SetReading[],
  context: C,
): Valued | null {
  let best: Weighed<C> | null = null;
  for (const reading of readings) {
    const trial = weigh(table, reading, context);
    if (!best || isBetter(trial, best)) best = trial;
  }
  return best && valued(best);
}

interface Weighed<C> extends Swallowed<C> {
  readonly reading: SetReading;
  readonly sum: number;
}

function weigh<C>(table: ValueTable<C>, reading: SetReading, context: C): Weighed<C> {
  const { items, swallow = swallowByLists, worth = sumOf } = table;
  const found = items.flatMap((item, row) => foundOf(item, row, item.times(reading, context)));
  const { counted, omitted } = swallow(found, reading, context);
  return {
    reading,
    counted: counted.toSorted((a, b) => a.row - b.row),
    omitted,
    sum: worth(counted),
  };
}

function foundOf<C>(item: ValueItem<C>, row: number, held: number | readonly Places[]): FoundItem<C>[] {
  const [times, places] = typeof held === 'number' ? [held, []] : [held.length, held];
  return times > 0 ? [{ item, row, times, places }] : [];
}

function sumOf<C>(counted: readonly FoundItem<C>[]): number {
  return counted.reduce((sum, { item, times }) => sum + times * item.value, 0);
}

function isBetter<C>(trial: Weighed<C>, best: Weighed<C>): boolean {
  if (trial.sum !== best.sum) return trial.sum > best.sum;
  for (let at = 0; ; at++) {
    const [one, other] = [trial.counted[at], best.counted[at]];
    if (!one || !other) return one !== undefined;
    if (one.row !== other.row) return one.row < other.row;
    if (one.times !== other.times) return one.times > other.times;
  }
}

/** Every found item takes away what its list names, also when another takes it away itself. */
export function swallowByLists<C>(found: readonly FoundItem<C>[]): Swallowed<C> {
  const by = new Map<string, string>();
  for (const { item } of found) nameAll(by, item);
  return withoutNamed(found, by);
}

/** From the top of the table down: an item that is taken away takes away nothing. */
export function swallowFromTheTop<C>(found: readonly FoundItem<C>[]): Swallowed<C> {
  const by = new Map<string, string>();
  for (const { item } of found) if (!by.has(item.id)) nameAll(by, item);
  return withoutNamed(found, by);
}

function nameAll<C>(by: Map<string, string>, { id, swallows = [] }: ValueItem<C>): void {
  for (const part of swallows) if (!by.has(part)) by.set(part, id);
}

function withoutNamed<C>(found: readonly FoundItem<C>[], named: ReadonlyMap<string, string>): Swallowed<C> {
  const counted = found.filter(({ item }) => !named.has(item.id));
  const omitted = found.flatMap(({ item: { id } }): Omitted[] => {
    const by = named.get(id);
    return by === undefined ? [] : [{ id, code: 'part-of', by }];
  });
  return { counted, omitted };
}

function valued<C>({ reading, counted, omitted, sum }: Weighed<C>): Valued {
  return { reading, groups: reading.groups, lines: counted.map(lineOf), omitted, sum };
}

function lineOf<C>({ item: { id, value, unit }, times, places }: FoundItem<C>): ScoreLine {
  const line = { id, count: times, value: times * value, unit };
  if (places.length === 0) return line;
  return { ...line, groups: [...new Set(places.flat())].toSorted((a, b) => a - b) };
}
