import {
  identicalChows,
  pureStraights,
  threeSuitChows,
  threeSuitPongs,
} from '../../engine/scoring/setPatterns';
import { waitShapeOf } from '../../engine/scoring/waitShape';
import { FIRST_DRAGON, FIRST_WIND, GREEN_DRAGON, RED_DRAGON, suitOf, WHITE_DRAGON } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import { isIn, ownOf, riichiOf } from './data';
import { concealedPongs, dragonPongs, hasPong, kongsOf, windPongs, type Hand } from './hand';
import { waitsOf } from './hands';
import { isOuter, isTerminal, isWind } from './tiles';

/** One row of a table of yaku. `open`: what an open hand counts, 0 where only closed hands have it. */
export interface Row<Id extends string = string> {
  readonly id: Id;
  readonly closed: number;
  readonly open: number;
  readonly holds: (hand: Hand) => boolean;
}

const row = <Id extends string>(
  id: Id,
  [closed, open]: readonly [number, number],
  holds: Row['holds'],
): Row<Id> => ({
  id,
  closed,
  open,
  holds,
});

const rows = <Id extends string>(table: readonly Row<Id>[]): readonly Row<Id>[] => table;

const hasHonour = ({ kinds }: Hand): boolean => kinds.some((kind) => kind >= FIRST_WIND);
const suitsOf = ({ kinds }: Hand): number =>
  new Set(kinds.filter((kind) => kind < FIRST_WIND).map(suitOf)).size;

/** Every set and the eyes have a tile like this. */
function inAll({ reading, eyes }: Hand, isAsked: (kind: TileKind) => boolean): boolean {
  if (reading.form !== 'sets') return false;
  return (
    isAsked(eyes) &&
    reading.sets.every(({ type, kind }) => isAsked(kind) || (type === 'chow' && isAsked(kind + 2)))
  );
}

/** Four chows, eyes without fu, completed at an open end. */
export function isFlat({ chows, eyes, win, reading, isClosed }: Hand): boolean {
  if (!isClosed || chows.length < 4) return false;
  const hasFu = eyes >= FIRST_DRAGON || eyes === FIRST_WIND + win.seat || eyes === FIRST_WIND + win.round;
  return !hasFu && waitShapeOf(reading) === 'two-sided';
}

function isReplacement({ win }: Hand): boolean {
  return win.by === 'wall' && win.kongs > 0;
}

const isIppatsu = ({ win, settings }: Hand): boolean =>
  settings.ippatsu && win.kongs === 0 && riichiOf(win, win.seat) > 0 && isIn(ownOf(win).ippatsu, win.seat);

const pairs = ({ reading }: Hand): number => identicalChows(reading).length;

/** In the order of the rules. Source: `RULES.md#yaku`. */
export const YAKU = rows([
  row('riichi', [1, 0], ({ win }) => riichiOf(win, win.seat) === 1),
  row('double-riichi', [2, 0], ({ win }) => riichiOf(win, win.seat) === 2),
  row('ippatsu', [1, 0], isIppatsu),
  row('closed-self-drawn', [1, 0], ({ win }) => win.by === 'wall'),
  row(
    'last-tile-draw',
    [1, 1],
    (hand) => hand.win.by === 'wall' && hand.win.lastTile && !isReplacement(hand),
  ),
  row('last-tile-discard', [1, 1], ({ win }) => win.by === 'discard' && win.lastTile),
  row('kong-replacement', [1, 1], isReplacement),
  row('robbed-kong', [1, 1], ({ win }) => win.by === 'robbed-kong'),
  row('seat-wind', [1, 1], (hand) => hasPong(hand, FIRST_WIND + hand.win.seat)),
  row('round-wind', [1, 1], (hand) => hasPong(hand, FIRST_WIND + hand.win.round)),
  row('white-dragon', [1, 1], (hand) => hasPong(hand, WHITE_DRAGON)),
  row('green-dragon', [1, 1], (hand) => hasPong(hand, GREEN_DRAGON)),
  row('red-dragon', [1, 1], (hand) => hasPong(hand, RED_DRAGON)),
  row('flat-hand', [1, 0], isFlat),
  row(
    'all-simples',
    [1, 1],
    ({ isClosed, settings, kinds }) => (isClosed || settings.openTanyao) && !kinds.some(isOuter),
  ),
  row('twin-chows', [1, 0], (hand) => pairs(hand) === 1),
  row('three-suit-chows', [2, 1], ({ reading }) => threeSuitChows(reading).length > 0),
  row('straight', [2, 1], ({ reading }) => pureStraights(reading).length > 0),
  row('outside-hand', [2, 1], (hand) => inAll(hand, isOuter) && hand.chows.length > 0 && hasHonour(hand)),
  row('seven-pairs', [2, 0], ({ reading }) => reading.form === 'seven-pairs'),
  row('all-pongs', [2, 2], ({ pongs }) => pongs.length === 4),
  row('three-concealed-pongs', [2, 2], (hand) => concealedPongs(hand) === 3),
  row('three-kongs', [2, 2], (hand) => kongsOf(hand) === 3),
  row('three-suit-pongs', [2, 2], ({ reading }) => threeSuitPongs(reading).length > 0),
  row(
    'terminals-and-honors',
    [2, 2],
    (hand) =>
      hand.reading.form !== 'thirteen-orphans' &&
      hand.kinds.every(isOuter) &&
      hand.kinds.some(isTerminal) &&
      hasHonour(hand),
  ),
  row('little-dragons', [2, 2], (hand) => dragonPongs(hand) === 2 && hand.eyes >= FIRST_DRAGON),
  row('half-flush', [3, 2], (hand) => suitsOf(hand) === 1 && hasHonour(hand)),
  row('terminals-in-all-sets', [3, 2], (hand) => inAll(hand, isTerminal) && hand.chows.length > 0),
  row('two-twin-chows', [3, 0], (hand) => pairs(hand) === 2),
  row('full-flush', [6, 5], (hand) => suitsOf(hand) === 1 && !hasHonour(hand)),
]);

const GREENS: readonly TileKind[] = [19, 20, 21, 23, 25, GREEN_DRAGON];

const isDealtWin = ({ win }: Hand): boolean => win.by === 'wall' && win.firstGo && win.kongs === 0;

const isPairWait = ({ reading }: Hand): boolean => reading.eyes !== null && reading.eyes.won !== null;

/** One suit, closed and without a kong: three of each end and one of every other, and one more. */
function isNineGates(hand: Hand): boolean {
  const { win, kinds } = hand;
  if (win.melds.length > 0 || suitsOf(hand) !== 1 || hasHonour(hand)) return false;
  const first = 9 * suitOf(kinds[0]!);
  return [3, 1, 1, 1, 1, 1, 1, 1, 3].every((least, rank) => win.counts[first + rank]! >= least);
}

/** How many kinds would have completed it, the winning tile put aside. */
function waitsBefore({ win: { counts, melds, tile } }: Hand): number {
  return tile === null ? 0 : waitsOf({ counts: counts.with(tile, counts[tile]! - 1), melds }).length;
}

const isOrphans = ({ reading }: Hand): boolean => reading.form === 'thirteen-orphans';

/** Nine gates wait for all nine also where the hand has all four of a kind: the tile itself is what counts. */
function isPureNineGates({ win: { counts, tile }, kinds }: Hand): boolean {
  if (tile === null) return false;
  const first = 9 * suitOf(kinds[0]!);
  const before = counts.with(tile, counts[tile]! - 1);
  return [3, 1, 1, 1, 1, 1, 1, 1, 3].every((each, rank) => before[first + rank] === each);
}

/** In the order of the rules. `closed` 2: may count twice. Source: `RULES.md#yakuman`. */
export const YAKUMAN = rows([
  row('heavenly-hand', [1, 0], (hand) => isDealtWin(hand) && hand.win.seat === 0),
  row('earthly-hand', [1, 0], (hand) => isDealtWin(hand) && hand.win.seat !== 0),
  row('thirteen-orphans', [1, 0], (hand) => isOrphans(hand) && waitsBefore(hand) === 1),
  row('thirteen-orphans-thirteen-waits', [2, 0], (hand) => isOrphans(hand) && waitsBefore(hand) > 1),
  row('four-concealed-pongs', [1, 0], (hand) => concealedPongs(hand) === 4 && !isPairWait(hand)),
  row('four-concealed-pongs-pair-wait', [2, 0], (hand) => concealedPongs(hand) === 4 && isPairWait(hand)),
  row('great-dragons', [1, 1], (hand) => dragonPongs(hand) === 3),
  row('little-winds', [1, 1], (hand) => windPongs(hand) === 3 && isWind(hand.eyes)),
  row('great-winds', [2, 2], (hand) => windPongs(hand) === 4),
  row('all-honors', [1, 1], ({ kinds }) => kinds.every((kind) => kind >= FIRST_WIND)),
  row('all-green', [1, 1], ({ kinds }) => kinds.every((kind) => GREENS.includes(kind))),
  row('all-terminals', [1, 1], ({ kinds }) => kinds.every(isTerminal)),
  row('four-kongs', [1, 1], (hand) => kongsOf(hand) === 4),
  row('nine-gates', [1, 0], (hand) => isNineGates(hand) && !isPureNineGates(hand)),
  row('nine-gates-nine-waits', [2, 0], (hand) => isNineGates(hand) && isPureNineGates(hand)),
]);

type IdIn<Table> = Table extends readonly Row<infer Id>[] ? Id : never;
export type YakuId = IdIn<typeof YAKU>;
export type YakumanId = IdIn<typeof YAKUMAN>;
