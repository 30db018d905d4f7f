import { createStore } from 'zustand/vanilla';
import { alreadyLoaded } from '../../src/store/lazyOnce';
import type { HandDigest } from '../../src/store/statistics/digest';
import type { HistoryStore } from '../../src/store/records/historyTypes';
import type { HistoryEntry } from '../../src/store/types';
import type { Stores } from '../../src/ui/context';
import { memoryHistory } from '../store/memoryHistory';
import { digestWith, entryWith, handWith, reviewedWith } from '../store/statistics/hands';

const NOON = 1_795_348_800_000;
const DAY = 86_400_000;
const HANDS = 16;

/** A number from 0 to 1 that follows from two others. */
function chance(at: number, of: number): number {
  return ((at * 7919 + of * 104_729 + 12_345) % 9973) / 9973;
}

interface SceneTable {
  readonly rules: string;
  readonly items: readonly string[];
  readonly worth: string | null;
  /** What a point is worth there: hundreds. */
  readonly unit?: number;
  /** What every hand says besides, and what a won one does. */
  readonly figures?: (place: number, won: boolean) => Readonly<Record<string, number>>;
  readonly seats: number;
}

const OLD: SceneTable = {
  rules: 'hong-kong-old',
  items: ['clean-hand', 'all-pongs', 'dragon-pong', 'self-drawn', 'common-hand', 'seat-flower', 'pure-hand'],
  worth: 'averageFaan',
  seats: 4,
};
const RIICHI: SceneTable = {
  ...OLD,
  rules: 'riichi',
  items: ['riichi', 'flat-hand', 'all-simples', 'dora', 'ippatsu', 'white-dragon'],
  worth: 'averageHan',
  unit: 200,
  figures: (place, won) => ({
    'riichi-rate': Number(chance(place, 8) < 0.19),
    ...(won && { 'win-turn': 6 + Math.floor(chance(place, 9) * 11) }),
  }),
};
const COMMON: SceneTable = { ...OLD, rules: 'hong-kong-common' };
const THREE: SceneTable = { rules: 'toy-three', items: [], worth: null, seats: 3 };

function handOf({ items, worth, unit = 1, figures }: SceneTable, match: number, at: number): HandDigest {
  const place = match * HANDS + at;
  const won = chance(place, 1) < 0.24;
  const dealtIn = !won && chance(place, 2) < 0.18;
  const points = unit * (won ? 8 + Math.floor(chance(place, 3) * 40) : dealtIn ? -14 : -2);
  const isReviewed = match % 2 === 0;
  const of = items.filter((_, item) => chance(place, item + 5) < 0.4 - item * 0.05);
  return handWith({
    number: 1 + (at % 4),
    points,
    won,
    selfDrawn: won && chance(place, 4) < 0.3,
    dealtIn,
    claims: Math.floor(chance(place, 6) * 3),
    worth: {
      ...(won && worth !== null && { [worth]: 3 + Math.floor(chance(place, 7) * 5) }),
      ...figures?.(place, won),
    },
    items: won ? of : [],
    reviewed: isReviewed
      ? reviewedWith({
          luck: points * 0.9,
          skill: -1,
          claimCost: 0.6,
          mistakes: at % 7 === 0 ? 1 : 0,
          worst: at,
        })
      : null,
  });
}

const tables: Readonly<Record<string, readonly (readonly [SceneTable, number])[]>> = {
  many: [
    [OLD, 18],
    [COMMON, 6],
  ],
  few: [[OLD, 2]],
  none: [],
  three: [[THREE, 8]],
  riichi: [[RIICHI, 12]],
};

/** A page whose history has the matches of one scene: many, few, none, or those of a table with three seats. */
export function statisticsScene(name: string, stores: Stores): Stores {
  const reviews = memoryHistory();
  const entries: HistoryEntry[] = [];
  for (const [table, count] of tables[name] ?? [])
    for (let match = 0; match < count; match++) {
      const id = `${table.rules}-${match}`;
      const hands = Array.from({ length: HANDS }, (_, at) => handOf(table, match, at));
      const bots = [null, 'routes-1', match % 3 === 0 ? 'sharp' : 'gentle-2', 'routes-1'].slice(
        0,
        table.seats,
      );
      entries.push(
        entryWith({
          id,
          rules: table.rules,
          at: NOON - entries.length * DAY,
          hands: HANDS,
          bots,
          players: ['You', 'Mei', 'Wing', 'Chiu'].slice(0, table.seats),
          scores: [0, 0, 0, 0].slice(0, table.seats),
        }),
      );
      reviews.kept.set(`digest/${id}`, digestWith(hands));
    }
  const store = createStore<HistoryStore>()(() => ({
    entries,
    status: 'ready',
    damaged: 0,
    open: () => Promise.resolve(null),
    remove: () => Promise.resolve(),
    importText: () => Promise.resolve({ ok: true, added: [], known: 0 }),
    mark: () => Promise.resolve(),
    claim: () => Promise.resolve(),
  }));
  return { ...stores, history: alreadyLoaded({ store }), reviews };
}
