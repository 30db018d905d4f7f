import type { WinContext } from '../rules';
import type { Omitted, ScoreGroup, ScoreLine } from '../types';
import type { BestReading, Counted, Minor, Reader, WinTables } from './winTables';
import { countings, type Excluded, type FoundItem } from './exclusion';
import type { Item, ItemTable } from './items';
import { newReading, type Reading } from './reading';
import { readSets } from './readSets';
import { setReadings, type SetReading } from './setReadings';

/** What a table finds in a reading, and what that comes to. */
interface Count extends Excluded {
  readonly table: ItemTable;
  readonly sum: number;
}

/** A reading with one way to count it. */
class Trial implements BestReading {
  readonly limit: number;
  readonly value: number;
  readonly worth: readonly number[];
  readonly main: Count;
  private readonly parted: Parts;

  constructor(parted: Parts, main: Count, tables: WinTables) {
    this.parted = parted;
    this.main = main;
    const isLimit = main.table === tables.limits;
    this.limit = isLimit ? main.sum : 0;
    this.value = isLimit ? 0 : main.sum;
    this.worth = tables.worth?.(this.counted()) ?? [this.limit, this.value];
  }

  beside(): number {
    return this.limit > 0 ? 0 : (this.parted.beside?.sum ?? 0);
  }

  minor(): number {
    return this.limit > 0 ? 0 : (this.parted.minor?.sum ?? 0);
  }

  lines(): ScoreLine[] {
    const { beside, minor } = this.parted;
    const lines = linesOf(this.main);
    return this.limit > 0 ? lines : [...lines, ...(beside ? linesOf(beside) : []), ...(minor?.lines ?? [])];
  }

  parts(): readonly Omitted[] {
    return this.main.omitted;
  }

  groups(): ScoreGroup[] {
    return [...this.parted.reading.groups];
  }

  private counted(): Counted {
    return { limit: this.limit, value: this.value, beside: this.beside(), minor: this.minor() };
  }
}

/** What all ways to count a reading share. */
interface Parts {
  readonly reading: SetReading;
  readonly beside: Count | null;
  readonly minor: Minor | null;
}

/** Readings as sets and eyes, for tables of any length, ties, wild and loose tiles, and forms of a game's own. */
export function setReader(tables: WinTables, each?: (reading: BestReading) => void): Reader {
  return (win) => {
    let best: Trial | null = null;
    for (const reading of readingsOf(tables, win)) {
      const trial = trialsOf(tables, reading, win).reduce((a, b) => (isBetter(b, a) ? b : a));
      each?.(trial);
      if (!best || isBetter(trial, best)) best = trial;
    }
    return best;
  };
}

function readingsOf({ forms, ownReadings }: WinTables, win: WinContext): SetReading[] {
  const readings = setReadings(typeof forms === 'function' ? forms(win) : forms, win);
  return ownReadings ? [...readings, ...ownReadings(win)] : readings;
}

/** Every way to count a reading. */
function trialsOf(tables: WinTables, reading: SetReading, win: WinContext): Trial[] {
  const { limits, items, beside, minor, forms } = tables;
  const facts = newReading((typeof forms === 'function' ? forms(win) : forms).sets);
  readSets(facts, reading, win);
  const asked: Asked = { reading, facts, win };
  const parted = {
    reading,
    beside: beside ? (countsOf(beside, asked)[0] ?? null) : null,
    minor: minor?.(reading, win, facts) ?? null,
  };
  const named = limits ? countsOf(limits, asked).filter(({ sum }) => sum > 0) : [];
  const counts = named.length > 0 ? named : countsOf(items, asked);
  return counts.map((count) => new Trial(parted, count, tables));
}

/** A reading as sets and as small integers. */
interface Asked {
  readonly reading: SetReading;
  readonly facts: Reading;
  readonly win: WinContext;
}

function countsOf(table: ItemTable, asked: Asked): Count[] {
  const found = foundIn(table, asked);
  return countings(found, table).map((excluded) => ({ ...excluded, table, sum: sumOf(table, excluded) }));
}

/** The rows that a reading has. Most end with a look at their traits. */
function foundIn({ items, traits }: ItemTable, asked: Asked): FoundItem[] {
  const held = asked.facts.traits;
  const found: FoundItem[] = [];
  for (let row = 0; row < items.length; row++) {
    if ((held & traits[row]!) !== traits[row]) continue;
    const each = foundOf(items[row]!, row, asked);
    if (each) found.push(each);
  }
  return found;
}

const NO_PLACES: FoundItem['places'] = [];

function foundOf(item: Item, row: number, { reading, facts, win }: Asked): FoundItem | null {
  const { times: count, sets } = item.pattern;
  const held = sets?.(reading, win) ?? count?.(facts, win) ?? 1;
  const [times, places] = typeof held === 'number' ? [held, NO_PLACES] : [held.length, held];
  const each = typeof item.value === 'number' ? item.value : item.value(facts);
  return times * each === 0 ? null : { item, row, each, times, places };
}

function sumOf({ of }: ItemTable, { counted }: Excluded): number {
  const sums = counted.map(({ times, each }) => times * each);
  return of === 'all' ? sums.reduce((sum, each) => sum + each, 0) : Math.max(0, ...sums);
}

function linesOf({ table, counted }: Count): ScoreLine[] {
  return counted.map(({ item: { id }, times, each, places }): ScoreLine => {
    const line = { id, count: times, value: table.isNamed ? null : times * each, unit: table.unit };
    return places.length === 0 ? line : { ...line, groups: groupsIn(places) };
  });
}

function groupsIn(places: FoundItem['places']): number[] {
  return [...new Set(places.flat())].toSorted((a, b) => a - b);
}

function isBetter(trial: Trial, best: Trial): boolean {
  const at = trial.worth.findIndex((worth, place) => worth !== best.worth[place]);
  return at >= 0 ? trial.worth[at]! > best.worth[at]! : hasFirst(trial.main.counted, best.main.counted);
}

/** Whether it has more of the first item in which the two differ. */
function hasFirst(counted: readonly FoundItem[], others: readonly FoundItem[]): boolean {
  for (let at = 0; ; at++) {
    const [one, other] = [counted[at], others[at]];
    if (!one || !other) return one !== undefined;
    if (one.row !== other.row) return one.row < other.row;
    if (one.times !== other.times) return one.times > other.times;
  }
}
