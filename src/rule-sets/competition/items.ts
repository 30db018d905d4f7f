import { itemTable, type IdsIn, type Item, type ItemTable } from '../../engine/scoring/items';
import * as sets from './combinations';
import { honourKinds, wholePattern, type Form } from './hands';
import type { CompetitionOptions } from './options';
import * as pongs from './pongs';
import * as tiles from './tilePatterns';
import type { Times } from './tilePatterns';
import * as ways from './ways';

/** The forms in which an item can hold. Source: `RULES.md#counting`. */
const SETS: readonly Form[] = ['sets'];
const P: readonly Form[] = ['sets', 'seven-pairs'];
const K: readonly Form[] = ['sets', 'knitted-straight'];
const PK: readonly Form[] = [...P, 'knitted-straight'];
const KNITTED: readonly Form[] = ['honors-and-knitted'];
const ORPHANS: readonly Form[] = ['thirteen-orphans'];
const PAIRS: readonly Form[] = ['seven-pairs'];
const ANY: readonly Form[] = [...PK, ...KNITTED, ...ORPHANS];

type Beside = Pick<Item, 'implies' | 'impliesOne' | 'notWithin' | 'ties' | 'alone'>;

function row<Id extends string>(
  id: Id,
  value: number,
  [forms, times]: readonly [readonly Form[], Times],
  beside: Beside = {},
): Item<Id, number> {
  const holds: Times = (reading, win) => (forms.includes(reading.form as Form) ? times(reading, win) : 0);
  return { id, value, pattern: { traits: 0, sets: holds }, ...beside };
}

/** An item that ties sets together. */
function tie<Id extends string>(id: Id, value: number, times: Times, implies: readonly string[] = []) {
  return row(id, value, [SETS, times], { ties: true, implies });
}

const once: Times = () => 1;
const OUTER_PONGS = 'pung-of-terminals-or-honors';
const OF_PONGS = ['all-pungs', 'outside-hand', OUTER_PONGS] as const;
const WIND_HANDS = ['big-four-winds', 'little-four-winds', 'big-three-winds'];
const DRAGON_HANDS = ['big-three-dragons', 'little-three-dragons', 'two-dragon-pungs'];

/** What counts towards the minimum, in the order of the table. Source: `RULES.md#items`, `#edition-2006`. */
export function rowsOf({ edition }: Pick<CompetitionOptions, 'edition'>, waits: ways.WaitFacts) {
  const isLater = edition === '2006';
  /** What the always concealed hands swallow. */
  const closed = isLater ? ['concealed-hand'] : ['concealed-hand', 'fully-concealed-hand'];
  const implies = (...ids: readonly string[]): Beside => ({ implies: ids });
  const gates: Beside = isLater
    ? implies('full-flush', ...closed, 'no-honors', OUTER_PONGS)
    : { implies: ['full-flush', ...closed, 'no-honors'], impliesOne: [OUTER_PONGS] };
  return [
    tie('big-four-winds', 88, sets.bigFourWinds, ['all-pungs', 'prevalent-wind', 'seat-wind']),
    tie('big-three-dragons', 88, sets.bigThreeDragons),
    row('all-green', 88, [P, tiles.allGreen], implies('half-flush')),
    row('nine-gates', 88, [SETS, tiles.nineGates], gates),
    row('four-kongs', 88, [SETS, pongs.kongs(4)], implies('all-pungs', 'single-wait')),
    row(
      'seven-shifted-pairs',
      88,
      [PAIRS, (_, win) => Number(tiles.areShifted(win))],
      implies('full-flush', 'no-honors', ...closed),
    ),
    row('thirteen-orphans', 88, [ORPHANS, once], implies(...closed)),
    row('all-terminals', 64, [P, tiles.allTerminals], implies(...OF_PONGS, 'double-pung', 'no-honors')),
    tie('little-four-winds', 64, sets.littleFourWinds),
    tie('little-three-dragons', 64, sets.littleThreeDragons),
    row('all-honors', 64, [P, tiles.allHonours], implies(...OF_PONGS)),
    row('four-concealed-pungs', 64, [SETS, pongs.concealedPongs(4)], implies('all-pungs', ...closed)),
    tie('pure-terminal-chows', 64, sets.pureTerminalChows, ['full-flush', 'all-chows', 'no-honors']),
    tie('quadruple-chow', 48, sets.quadrupleChow, ['tile-hog']),
    tie('four-pure-shifted-pungs', 48, sets.fourPureShiftedPongs, ['all-pungs']),
    tie('four-pure-shifted-chows', 32, sets.fourPureShiftedChows),
    row('three-kongs', 32, [SETS, pongs.kongs(3)]),
    row('all-terminals-and-honors', 32, [P, tiles.terminalsAndHonours], implies(...OF_PONGS)),
    row('seven-pairs', 24, [PAIRS, (_, win) => Number(!tiles.areShifted(win))], implies(...closed)),
    row(
      'greater-honors-and-knitted-tiles',
      24,
      [KNITTED, (_, win) => Number(honourKinds(win) === 7)],
      implies(...closed),
    ),
    row('all-even-pungs', 24, [SETS, pongs.allEvenPongs], implies('all-pungs', 'all-simples', 'no-honors')),
    row('full-flush', 24, [P, tiles.fullFlush], implies('no-honors')),
    tie('pure-triple-chow', 24, sets.pureTripleChow),
    tie('pure-shifted-pungs', 24, sets.pureShiftedPongs),
    row('upper-tiles', 24, [P, tiles.upperTiles], implies('upper-four', 'no-honors')),
    row('middle-tiles', 24, [P, tiles.middleTiles], implies('all-simples', 'no-honors')),
    row('lower-tiles', 24, [P, tiles.lowerTiles], implies('lower-four', 'no-honors')),
    tie('pure-straight', 16, sets.pureStraight),
    tie('three-suited-terminal-chows', 16, sets.threeSuitedTerminalChows, ['all-chows', 'no-honors']),
    tie('pure-shifted-chows', 16, sets.pureShiftedChows),
    row('all-fives', 16, [SETS, ways.allFives], implies('all-simples', 'no-honors')),
    tie('triple-pung', 16, sets.triplePong),
    row('three-concealed-pungs', 16, [SETS, pongs.concealedPongs(3)]),
    row(
      'lesser-honors-and-knitted-tiles',
      12,
      [KNITTED, (_, win) => Number(honourKinds(win) < 7)],
      implies(...closed),
    ),
    row('knitted-straight', 12, [
      [...KNITTED, 'knitted-straight'],
      (_, win) => Number(wholePattern(win.counts) !== null),
    ]),
    row('upper-four', 12, [P, tiles.upperFour], implies('no-honors')),
    row('lower-four', 12, [P, tiles.lowerFour], implies('no-honors')),
    tie('big-three-winds', 12, sets.bigThreeWinds),
    tie('mixed-straight', 8, sets.mixedStraight),
    row('reversible-tiles', 8, [P, tiles.reversibleTiles], implies('one-voided-suit')),
    tie('mixed-triple-chow', 8, sets.mixedTripleChow),
    tie('mixed-shifted-pungs', 8, sets.mixedShiftedPongs),
    row('chicken-hand', 8, [SETS, once], { alone: true }),
    row('last-tile-draw', 8, [ANY, ways.lastTileDraw], implies('self-drawn')),
    row('last-tile-claim', 8, [ANY, ways.lastTileClaim]),
    row('out-with-replacement-tile', 8, [ANY, ways.replacementTile], implies('self-drawn')),
    row('robbing-the-kong', 8, [ANY, ways.robbedKong], implies('last-of-kind')),
    row('all-pungs', 6, [SETS, pongs.allPongs]),
    row('half-flush', 6, [P, tiles.halfFlush]),
    tie('mixed-shifted-chows', 6, sets.mixedShiftedChows),
    row('all-types', 6, [PK, tiles.allTypes]),
    row('melded-hand', 6, [SETS, ways.meldedHand], implies('single-wait')),
    row('two-concealed-kongs', isLater ? 8 : 6, [SETS, pongs.kongs(2, 2)]),
    tie('two-dragon-pungs', 6, sets.twoDragonPongs),
    row('melded-and-concealed-kong', isLater ? 6 : 5, [SETS, pongs.kongs(2, 1)]),
    row('outside-hand', 4, [SETS, ways.outsideHand]),
    row('fully-concealed-hand', 4, [isLater ? ANY : K, ways.fullyConcealedHand], implies('self-drawn')),
    row('two-melded-kongs', 4, [SETS, pongs.kongs(2, 0)]),
    row('last-of-kind', 4, [ANY, ways.lastOfKind]),
    row('dragon-pung', 2, [K, pongs.dragonPongs], { notWithin: DRAGON_HANDS }),
    row('prevalent-wind', 2, [K, pongs.prevalentWind]),
    row('seat-wind', 2, [K, pongs.seatWind]),
    row('concealed-hand', 2, [K, ways.concealedHand]),
    row('all-chows', 2, [K, ways.allChows], implies('no-honors')),
    row('tile-hog', 2, [PK, tiles.tileHogs]),
    tie('double-pung', 2, sets.doublePong),
    row('two-concealed-pungs', 2, [SETS, pongs.concealedPongs(2)]),
    row('concealed-kong', 2, [K, pongs.kongs(1, 1)]),
    row('all-simples', 2, [P, tiles.allSimples], implies('no-honors')),
    tie('pure-double-chow', 1, sets.pureDoubleChow),
    tie('mixed-double-chow', 1, sets.mixedDoubleChow),
    tie('short-straight', 1, sets.shortStraight),
    tie('two-terminal-chows', 1, sets.twoTerminalChows),
    row(OUTER_PONGS, 1, [K, pongs.outerPongs], { notWithin: WIND_HANDS }),
    row('melded-kong', 1, [K, pongs.kongs(1, 0)]),
    row('one-voided-suit', 1, [P, tiles.oneVoidedSuit]),
    row('no-honors', 1, [PK, tiles.noHonours]),
    row('edge-wait', 1, [K, ways.waitOf('edge', waits)]),
    row('closed-wait', 1, [K, ways.waitOf('middle', waits)]),
    row('single-wait', 1, [K, ways.waitOf('single', waits)]),
    row('self-drawn', 1, [ANY, ways.selfDrawn]),
  ] as const;
}

/** Counted once the minimum is reached. */
export const FLOWERS = 'flower-tiles';

export type ItemId = IdsIn<ReturnType<typeof rowsOf>> | typeof FLOWERS;

export function itemsOf(options: CompetitionOptions, waits: ways.WaitFacts): ItemTable {
  return itemTable(rowsOf(options, waits), { unit: 'faan', implying: 'counted' });
}

export const flowerTable: ItemTable = itemTable(
  [{ id: FLOWERS, value: 1, pattern: { traits: 0, sets: (_reading, { bonus }) => bonus.length } }],
  { unit: 'bonus-faan' },
);
