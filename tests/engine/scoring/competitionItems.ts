import type { WinContext } from '../../../src/engine/rules';
import {
  mixedStraights,
  pureStraights,
  threeSuitChows,
  threeSuitPongs,
} from '../../../src/engine/scoring/setPatterns';
import type { ReadSet, SetReading } from '../../../src/engine/scoring/setReadings';
import { itemTable, type Item, type ItemTable, type Pattern } from '../../../src/engine/scoring/items';
import { waitShapeOf, type WaitShape } from '../../../src/engine/scoring/waitShape';
import { kindsOfMeld } from '../../../src/engine/meldKinds';
import { kindsIn } from '../../../src/engine/scoring/groups';
import { FIRST_DRAGON, FIRST_WIND, rankOf, suitOf } from '../../../src/engine/tiles';
import type { TileKind } from '../../../src/engine/types';

type Times = NonNullable<Pattern['sets']>;

const isPong = ({ type }: ReadSet): boolean => type === 'pong' || type === 'kong';
const isChow = ({ type }: ReadSet): boolean => type === 'chow';
const isSuited = (kind: TileKind): boolean => kind < FIRST_WIND;
const isOuter = (kind: TileKind): boolean => !isSuited(kind) || [1, 9].includes(rankOf(kind));

function kindsOf({ counts, melds }: WinContext): TileKind[] {
  return [...kindsIn(counts), ...melds.flatMap((meld) => kindsOfMeld(meld))];
}

const suitsIn = (kinds: readonly TileKind[]): Set<number> => new Set(kinds.filter(isSuited).map(suitOf));

/** An item of the tiles, in every form. */
const tiles =
  (holds: (kinds: readonly TileKind[]) => boolean): Times =>
  (_, win) =>
    Number(holds(kindsOf(win)));
/** An item of sets and eyes. */
const ofSets =
  (holds: (reading: SetReading, win: WinContext) => boolean): Times =>
  (reading, win) =>
    Number(reading.form === 'sets' && holds(reading, win));
/** Each set for itself. */
const eachSet =
  (holds: (set: ReadSet, win: WinContext) => boolean): Times =>
  ({ sets }, win) =>
    sets.flatMap((set, at) => (holds(set, win) ? [[at]] : []));
const ranksFrom = (least: number, most: number): Times =>
  tiles((kinds) => kinds.every((kind) => isSuited(kind) && rankOf(kind) >= least && rankOf(kind) <= most));

/** Every choice of two sets of one sort that fit. */
const pairs =
  (sort: (set: ReadSet) => boolean, fits: (one: TileKind, other: TileKind) => boolean): Times =>
  ({ sets }) =>
    sets.flatMap((one, at) =>
      sets.flatMap((other, to) => {
        if (to <= at || !sort(one) || !sort(other)) return [];
        const [low, high] = [Math.min(one.kind, other.kind), Math.max(one.kind, other.kind)];
        return fits(low, high) ? [[at, to]] : [];
      }),
    );
const inOneSuit = (by: number) => (low: TileKind, high: TileKind) =>
  suitOf(low) === suitOf(high) && high - low === by;
const ofOneRank = (low: TileKind, high: TileKind): boolean =>
  isSuited(high) && suitOf(low) !== suitOf(high) && rankOf(low) === rankOf(high);

/** Every choice of three chows, each one rank (or as many as may be) above the last. */
const shifted =
  (steps: readonly number[], fits: (suits: number) => boolean): Times =>
  ({ sets }) => {
    const chows = sets.flatMap((set, at) => (isChow(set) ? [{ at, kind: set.kind }] : []));
    return chows.flatMap((a) =>
      chows.flatMap((b) =>
        chows.flatMap((c) => {
          const step = rankOf(b.kind) - rankOf(a.kind);
          const isEven = steps.includes(step) && rankOf(c.kind) - rankOf(b.kind) === step;
          return isEven && fits(suitsIn([a.kind, b.kind, c.kind]).size) ? [[a.at, b.at, c.at]] : [];
        }),
      ),
    );
  };

const concealedPongs = (count: number): Times =>
  ofSets(({ sets }) => sets.filter((set) => isPong(set) && set.concealed).length === count);
const inEvery = (holds: (kind: TileKind) => boolean): Times =>
  ofSets(({ groups }) => groups.every(({ kinds }) => kinds.some(holds)));
const wait =
  (shape: WaitShape): ((onlyWait: OnlyWait) => Times) =>
  (onlyWait) =>
    ofSets((reading, win) => waitShapeOf(reading) === shape && onlyWait(win));
const isOpen = ({ melds }: WinContext): boolean => melds.some(({ concealed }) => !concealed);
const isLoneOuter = ({ kind }: ReadSet, { seat, round }: WinContext): boolean =>
  isOuter(kind) && kind < FIRST_DRAGON && kind !== FIRST_WIND + seat && kind !== FIRST_WIND + round;

const CONCEALED = ['concealed-hand', 'fully-concealed-hand'];

/** Whether one kind alone would have completed a win. */
type OnlyWait = (win: WinContext) => boolean;

type Row = readonly [id: string, value: number, times: Times, ...implies: readonly string[]];

/** Some of the items of the competition rules, in the order of their table. */
const ROWS: readonly Row[] = [
  ['four-concealed-pungs', 64, concealedPongs(4), 'all-pungs', ...CONCEALED],
  [
    'all-terminals-and-honors',
    32,
    tiles((kinds) => kinds.every(isOuter) && kinds.some(isSuited) && !kinds.every(isSuited)),
    'all-pungs',
    'outside-hand',
    'pung-of-terminals-or-honors',
  ],
  ['seven-pairs', 24, ({ form }) => Number(form === 'seven-pairs'), ...CONCEALED],
  [
    'all-even-pungs',
    24,
    ofSets(({ sets, groups }) => {
      const isEven = groups.every(({ kinds: [kind = -1] }) => isSuited(kind) && rankOf(kind) % 2 === 0);
      return sets.every(isPong) && isEven;
    }),
    'all-pungs',
    'all-simples',
    'no-honors',
  ],
  ['middle-tiles', 24, ranksFrom(4, 6), 'all-simples', 'no-honors'],
  ['pure-straight', 16, pureStraights],
  ['pure-shifted-chows', 16, shifted([1, 2], (suits) => suits === 1)],
  ['all-fives', 16, inEvery((kind) => isSuited(kind) && rankOf(kind) === 5), 'all-simples', 'no-honors'],
  ['triple-pung', 16, threeSuitPongs],
  ['three-concealed-pungs', 16, concealedPongs(3)],
  ['lower-four', 12, ranksFrom(1, 4), 'no-honors'],
  ['mixed-straight', 8, mixedStraights],
  ['mixed-triple-chow', 8, threeSuitChows],
  ['chicken-hand', 8, () => 1],
  ['all-pungs', 6, ofSets(({ sets }) => sets.every(isPong))],
  ['half-flush', 6, tiles((kinds) => suitsIn(kinds).size === 1 && !kinds.every(isSuited))],
  ['mixed-shifted-chows', 6, shifted([1], (suits) => suits === 3)],
  [
    'all-types',
    6,
    tiles(
      (kinds) =>
        suitsIn(kinds).size === 3 &&
        kinds.some((kind) => kind >= FIRST_DRAGON) &&
        kinds.some((kind) => kind >= FIRST_WIND && kind < FIRST_DRAGON),
    ),
  ],
  [
    'melded-hand',
    6,
    ofSets((_, { melds, from }) => from !== null && melds.filter(({ concealed }) => !concealed).length === 4),
    'single-wait',
  ],
  ['outside-hand', 4, inEvery(isOuter)],
  ['fully-concealed-hand', 4, (_, win) => Number(!isOpen(win) && win.from === null), 'self-drawn'],
  ['dragon-pung', 2, eachSet((set) => isPong(set) && set.kind >= FIRST_DRAGON)],
  ['concealed-hand', 2, (_, win) => Number(!isOpen(win) && win.from !== null)],
  [
    'all-chows',
    2,
    ofSets(({ sets, eyes }) => sets.every(isChow) && eyes !== null && isSuited(eyes.kind)),
    'no-honors',
  ],
  [
    'tile-hog',
    2,
    ({ sets }, win) => {
      const kongs = sets.filter(({ type }) => type === 'kong').map(({ kind }) => kind);
      const all = kindsOf(win);
      const four = [...new Set(all)].filter((kind) => all.filter((other) => other === kind).length === 4);
      return four.filter((kind) => !kongs.includes(kind)).length;
    },
  ],
  ['double-pung', 2, pairs(isPong, ofOneRank)],
  ['two-concealed-pungs', 2, concealedPongs(2)],
  ['all-simples', 2, tiles((kinds) => !kinds.some(isOuter)), 'no-honors'],
  ['pure-double-chow', 1, pairs(isChow, inOneSuit(0))],
  ['mixed-double-chow', 1, pairs(isChow, ofOneRank)],
  ['short-straight', 1, pairs(isChow, inOneSuit(3))],
  ['two-terminal-chows', 1, pairs(isChow, inOneSuit(6))],
  ['pung-of-terminals-or-honors', 1, eachSet((set, win) => isPong(set) && isLoneOuter(set, win))],
  ['melded-kong', 1, eachSet(({ type, concealed }) => type === 'kong' && !concealed)],
  ['one-voided-suit', 1, tiles((kinds) => suitsIn(kinds).size === 2)],
  ['no-honors', 1, tiles((kinds) => kinds.every(isSuited))],
];
const WAITS = { 'edge-wait': wait('edge'), 'closed-wait': wait('middle'), 'single-wait': wait('single') };
const SELF_DRAWN: Row = ['self-drawn', 1, (_, { from }) => Number(from === null)];

/** Items that tie sets together. */
const TIES = new Set([
  'pure-straight',
  'pure-shifted-chows',
  'triple-pung',
  'mixed-straight',
  'mixed-triple-chow',
  'mixed-shifted-chows',
  'double-pung',
  'pure-double-chow',
  'mixed-double-chow',
  'short-straight',
  'two-terminal-chows',
]);

/** The table, where this says of a win whether one kind alone would have completed it. */
export function competitionTable(onlyWait: OnlyWait): ItemTable {
  const waits = Object.entries(WAITS).map(([id, times]): Row => [id, 1, times(onlyWait)]);
  const items = [...ROWS, ...waits, SELF_DRAWN].map(([id, value, sets, ...implies]): Item => ({
    id,
    value,
    pattern: { traits: 0, sets },
    implies,
    ...(TIES.has(id) ? { ties: true } : {}),
    ...(id === 'chicken-hand' ? { alone: true } : {}),
  }));
  return itemTable(items, { unit: 'points', implying: 'counted' });
}
