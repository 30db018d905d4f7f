import { itemTable, type IdsIn, type Item, type ItemTable } from '../../engine/scoring/items';
import type { WaitShape } from '../../engine/scoring/waitShape';
import * as sets from './combinations';
import { honourKinds, wholePattern, type Form } from './hands';
import type { CompetitionOptions } from './options';
import * as pongs from './pongs';
import * as tiles from './tilePatterns';
import type { Times } from './tilePatterns';
import * as ways from './ways';

/** The forms in which an item can hold. Source: `RULES.md#which-items-a-form-has`. */
const SETS: readonly Form[] = ['sets'];
const PAIRS: readonly Form[] = ['seven-pairs'];
const UNLIKE: readonly Form[] = ['honors-and-knitted'];
const ORPHANS: readonly Form[] = ['thirteen-orphans'];
const P: readonly Form[] = [...SETS, ...PAIRS];
const K: readonly Form[] = [...SETS, 'knitted-straight'];
const PK: readonly Form[] = [...P, 'knitted-straight'];
const ANY: readonly Form[] = [...PK, ...UNLIKE, ...ORPHANS];

/** An item: how often it holds in some forms, or the wait that it is. */
interface Row<Id extends string = string> extends Omit<Item<Id, number>, 'pattern'> {
  /** Sets and eyes where it is left out. */
  readonly forms?: readonly Form[];
  readonly times?: Times;
  readonly wait?: WaitShape;
  /** Such a hand is always concealed: that does not count beside it. */
  readonly isClosed?: true;
  /** What differs in the edition of 2006. */
  readonly later?: Partial<Pick<Row, 'value' | 'forms' | 'implies'>>;
}

const rows = <Id extends string>(all: readonly Row<Id>[]) => all;

const once: Times = () => 1;
const areShifted: Times = (_reading, win) => Number(tiles.areShifted(win));
const areNotShifted: Times = (_reading, win) => Number(!tiles.areShifted(win));
const hasAllHonours: Times = (_reading, win) => Number(honourKinds(win) === 7);
const lacksHonours: Times = (_reading, win) => Number(honourKinds(win) < 7);
const hasPattern: Times = (_reading, { counts }) => Number(wholePattern(counts) !== null);

const OUTER_PONGS = 'pung-of-terminals-or-honors';
const OF_PONGS = ['all-pungs', 'outside-hand', OUTER_PONGS];
const WIND_HANDS = ['big-four-winds', 'little-four-winds', 'big-three-winds'];
const DRAGON_HANDS = ['big-three-dragons', 'little-three-dragons', 'two-dragon-pungs'];
const GATES = ['full-flush', 'no-honors'];

/** What counts towards the minimum, in the order of the table. Source: `RULES.md#items`. */
const ROWS = rows([
  {
    id: 'big-four-winds',
    value: 88,
    times: sets.bigFourWinds,
    ties: true,
    implies: ['all-pungs', 'prevalent-wind', 'seat-wind'],
  },
  { id: 'big-three-dragons', value: 88, times: sets.bigThreeDragons, ties: true },
  { id: 'all-green', value: 88, forms: P, times: tiles.allGreen, implies: ['half-flush'] },
  {
    id: 'nine-gates',
    value: 88,
    times: tiles.nineGates,
    implies: GATES,
    impliesOne: [OUTER_PONGS],
    isClosed: true,
    later: { implies: [...GATES, OUTER_PONGS] },
  },
  { id: 'four-kongs', value: 88, times: pongs.kongs(4), implies: ['all-pungs', 'single-wait'] },
  {
    id: 'seven-shifted-pairs',
    value: 88,
    forms: PAIRS,
    times: areShifted,
    implies: ['full-flush', 'no-honors'],
    isClosed: true,
  },
  { id: 'thirteen-orphans', value: 88, forms: ORPHANS, times: once, isClosed: true },
  {
    id: 'all-terminals',
    value: 64,
    forms: P,
    times: tiles.allTerminals,
    implies: [...OF_PONGS, 'double-pung', 'no-honors'],
  },
  { id: 'little-four-winds', value: 64, times: sets.littleFourWinds, ties: true },
  { id: 'little-three-dragons', value: 64, times: sets.littleThreeDragons, ties: true },
  { id: 'all-honors', value: 64, forms: P, times: tiles.allHonours, implies: OF_PONGS },
  {
    id: 'four-concealed-pungs',
    value: 64,
    times: pongs.concealedPongs(4),
    implies: ['all-pungs'],
    isClosed: true,
  },
  {
    id: 'pure-terminal-chows',
    value: 64,
    times: sets.pureTerminalChows,
    ties: true,
    implies: ['full-flush', 'all-chows', 'no-honors'],
  },
  { id: 'quadruple-chow', value: 48, times: sets.quadrupleChow, ties: true, implies: ['tile-hog'] },
  {
    id: 'four-pure-shifted-pungs',
    value: 48,
    times: sets.fourPureShiftedPongs,
    ties: true,
    implies: ['all-pungs'],
  },
  { id: 'four-pure-shifted-chows', value: 32, times: sets.fourPureShiftedChows, ties: true },
  { id: 'three-kongs', value: 32, times: pongs.kongs(3) },
  {
    id: 'all-terminals-and-honors',
    value: 32,
    forms: P,
    times: tiles.terminalsAndHonours,
    implies: OF_PONGS,
  },
  { id: 'seven-pairs', value: 24, forms: PAIRS, times: areNotShifted, isClosed: true },
  { id: 'greater-honors-and-knitted-tiles', value: 24, forms: UNLIKE, times: hasAllHonours, isClosed: true },
  {
    id: 'all-even-pungs',
    value: 24,
    times: pongs.allEvenPongs,
    implies: ['all-pungs', 'all-simples', 'no-honors'],
  },
  { id: 'full-flush', value: 24, forms: P, times: tiles.fullFlush, implies: ['no-honors'] },
  { id: 'pure-triple-chow', value: 24, times: sets.pureTripleChow, ties: true },
  { id: 'pure-shifted-pungs', value: 24, times: sets.pureShiftedPongs, ties: true },
  { id: 'upper-tiles', value: 24, forms: P, times: tiles.upperTiles, implies: ['upper-four', 'no-honors'] },
  {
    id: 'middle-tiles',
    value: 24,
    forms: P,
    times: tiles.middleTiles,
    implies: ['all-simples', 'no-honors'],
  },
  { id: 'lower-tiles', value: 24, forms: P, times: tiles.lowerTiles, implies: ['lower-four', 'no-honors'] },
  { id: 'pure-straight', value: 16, times: sets.pureStraight, ties: true },
  {
    id: 'three-suited-terminal-chows',
    value: 16,
    times: sets.threeSuitedTerminalChows,
    ties: true,
    implies: ['all-chows', 'no-honors'],
  },
  { id: 'pure-shifted-chows', value: 16, times: sets.pureShiftedChows, ties: true },
  { id: 'all-fives', value: 16, times: ways.allFives, implies: ['all-simples', 'no-honors'] },
  { id: 'triple-pung', value: 16, times: sets.triplePong, ties: true },
  { id: 'three-concealed-pungs', value: 16, times: pongs.concealedPongs(3) },
  { id: 'lesser-honors-and-knitted-tiles', value: 12, forms: UNLIKE, times: lacksHonours, isClosed: true },
  { id: 'knitted-straight', value: 12, forms: [...UNLIKE, 'knitted-straight'], times: hasPattern },
  { id: 'upper-four', value: 12, forms: P, times: tiles.upperFour, implies: ['no-honors'] },
  { id: 'lower-four', value: 12, forms: P, times: tiles.lowerFour, implies: ['no-honors'] },
  { id: 'big-three-winds', value: 12, times: sets.bigThreeWinds, ties: true },
  { id: 'mixed-straight', value: 8, times: sets.mixedStraight, ties: true },
  { id: 'reversible-tiles', value: 8, forms: P, times: tiles.reversibleTiles, implies: ['one-voided-suit'] },
  { id: 'mixed-triple-chow', value: 8, times: sets.mixedTripleChow, ties: true },
  { id: 'mixed-shifted-pungs', value: 8, times: sets.mixedShiftedPongs, ties: true },
  { id: 'chicken-hand', value: 8, times: once, alone: true },
  { id: 'last-tile-draw', value: 8, forms: ANY, times: ways.lastTileDraw, implies: ['self-drawn'] },
  { id: 'last-tile-claim', value: 8, forms: ANY, times: ways.lastTileClaim },
  {
    id: 'out-with-replacement-tile',
    value: 8,
    forms: ANY,
    times: ways.replacementTile,
    implies: ['self-drawn'],
  },
  { id: 'robbing-the-kong', value: 8, forms: ANY, times: ways.robbedKong, implies: ['last-of-kind'] },
  { id: 'all-pungs', value: 6, times: pongs.allPongs },
  { id: 'half-flush', value: 6, forms: P, times: tiles.halfFlush },
  { id: 'mixed-shifted-chows', value: 6, times: sets.mixedShiftedChows, ties: true },
  { id: 'all-types', value: 6, forms: PK, times: tiles.allTypes },
  { id: 'melded-hand', value: 6, times: ways.meldedHand, implies: ['single-wait'] },
  { id: 'two-concealed-kongs', value: 6, times: pongs.kongs(2, 2), later: { value: 8 } },
  { id: 'two-dragon-pungs', value: 6, times: sets.twoDragonPongs, ties: true },
  { id: 'melded-and-concealed-kong', value: 5, times: pongs.kongs(2, 1), later: { value: 6 } },
  { id: 'outside-hand', value: 4, times: ways.outsideHand },
  {
    id: 'fully-concealed-hand',
    value: 4,
    forms: K,
    times: ways.fullyConcealedHand,
    implies: ['self-drawn'],
    later: { forms: ANY },
  },
  { id: 'two-melded-kongs', value: 4, times: pongs.kongs(2, 0) },
  { id: 'last-of-kind', value: 4, forms: ANY, times: ways.lastOfKind },
  { id: 'dragon-pung', value: 2, forms: K, times: pongs.dragonPongs, notWithin: DRAGON_HANDS },
  { id: 'prevalent-wind', value: 2, forms: K, times: pongs.prevalentWind },
  { id: 'seat-wind', value: 2, forms: K, times: pongs.seatWind },
  { id: 'concealed-hand', value: 2, forms: K, times: ways.concealedHand },
  { id: 'all-chows', value: 2, forms: K, times: ways.allChows, implies: ['no-honors'] },
  { id: 'tile-hog', value: 2, forms: PK, times: tiles.tileHogs },
  { id: 'double-pung', value: 2, times: sets.doublePong, ties: true },
  { id: 'two-concealed-pungs', value: 2, times: pongs.concealedPongs(2) },
  { id: 'concealed-kong', value: 2, forms: K, times: pongs.kongs(1, 1) },
  { id: 'all-simples', value: 2, forms: P, times: tiles.allSimples, implies: ['no-honors'] },
  { id: 'pure-double-chow', value: 1, times: sets.pureDoubleChow, ties: true },
  { id: 'mixed-double-chow', value: 1, times: sets.mixedDoubleChow, ties: true },
  { id: 'short-straight', value: 1, times: sets.shortStraight, ties: true },
  { id: 'two-terminal-chows', value: 1, times: sets.twoTerminalChows, ties: true },
  { id: OUTER_PONGS, value: 1, forms: K, times: pongs.outerPongs, notWithin: WIND_HANDS },
  { id: 'melded-kong', value: 1, forms: K, times: pongs.kongs(1, 0) },
  { id: 'one-voided-suit', value: 1, forms: P, times: tiles.oneVoidedSuit },
  { id: 'no-honors', value: 1, forms: PK, times: tiles.noHonours },
  { id: 'edge-wait', value: 1, forms: K, wait: 'edge' },
  { id: 'closed-wait', value: 1, forms: K, wait: 'middle' },
  { id: 'single-wait', value: 1, forms: K, wait: 'single' },
  { id: 'self-drawn', value: 1, forms: ANY, times: ways.selfDrawn },
]);

/** Counted once the minimum is reached. */
export const FLOWERS = 'flower-tiles';

export type ItemId = IdsIn<typeof ROWS> | typeof FLOWERS;

/** The items with these options. Source: `RULES.md#the-edition-of-2006`. */
export function itemsOf({ edition }: Pick<CompetitionOptions, 'edition'>, waits: ways.WaitFacts): ItemTable {
  const isLater = edition === '2006';
  const concealed = isLater ? ['concealed-hand'] : ['concealed-hand', 'fully-concealed-hand'];
  const items = ROWS.map((row): Item => {
    const { id, value, implies = [], forms = SETS, ...beside } = { ...row, ...(isLater ? row.later : {}) };
    const { wait, isClosed, impliesOne, notWithin, ties, alone } = beside;
    const times = wait ? ways.waitOf(wait, waits) : (row.times ?? once);
    return {
      id,
      value,
      pattern: {
        traits: 0,
        sets: (reading, win) => (isAmong(forms, reading.form) ? times(reading, win) : 0),
      },
      implies: isClosed ? [...implies, ...concealed] : implies,
      ...(impliesOne ? { impliesOne } : {}),
      ...(notWithin ? { notWithin } : {}),
      ...(ties ? { ties } : {}),
      ...(alone ? { alone } : {}),
    };
  });
  return itemTable(items, { unit: 'faan', implying: 'counted' });
}

function isAmong(forms: readonly string[], form: string): boolean {
  return forms.includes(form);
}

export const flowerTable: ItemTable = itemTable(
  [{ id: FLOWERS, value: 1, pattern: { traits: 0, sets: (_reading, { bonus }) => bonus.length } }],
  { unit: 'bonus-faan' },
);
