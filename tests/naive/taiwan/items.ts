import type { AddedRow } from '../addedItems';
import * as is from '../definitions';
import { numberOption, type Options } from '../options';
import { tilesOfMeld, type Win } from '../parseRequest';
import type { Meld } from '../readings';
import { EAST, isDragon, isHonour, isNumbered, isWind, rankOf, suitOf } from '../tiles';
import type { Reading } from './readings';
import { waitsForOneKind } from './waits';

type Test = (reading: Reading, win: Win) => boolean;
type Times = (reading: Reading, win: Win) => number;

interface Row extends AddedRow<Reading> {
  /** The option that says what the item counts, where one does. */
  readonly option: string | null;
}

const MELDS = 5;
const SEAT_ORDER = ['E', 'S', 'W', 'N'];

/** `item`: its id, and what it counts or the option that says it. */
function row(item: string, test: Test, swallows = ''): Row {
  return { ...each(item, (reading, win) => Number(test(reading, win))), swallows: words(swallows) };
}

/** An item that counts as often as it holds. */
function each(item: string, times: Times): Row {
  const [id = '', worth = ''] = item.split(' ');
  const isNumber = /^\d+$/.test(worth);
  return { id, faan: isNumber ? Number(worth) : 0, option: isNumber ? null : worth, times, swallows: [] };
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

const isPong = ({ shape }: Meld): boolean => shape !== 'chow';
const pongKinds = ({ melds }: Reading): number[] => melds.filter(isPong).map(({ kind }) => kind);
const isMelded = ({ form }: Reading): boolean => form === 'melds';

const isFromWall: Test = (_, { by }) => by === 'wall';
const isFromDiscard: Test = (_, { by }) => by === 'discard' || by === 'robbed-kong';
const isConcealed: Test = (_, win) => is.hasNoExposedMeld(win);
const hasNothingLaidOut = ({ hand }: Win): boolean => hand.melds.length === 0;

const isFiveExposed = ({ melds }: Reading): boolean =>
  melds.length === MELDS && melds.every(({ lies }) => lies === 'exposed');

const isSingleWait: Test = (_, win) => waitsForOneKind(win);

const isKongBloom: Test = (reading, win) => {
  const { situation, options } = win;
  const isForKong = situation.has('kong-replacement') || situation.has('double-kong-replacement');
  const isForBonus = options['flowerBloom'] === true && situation.has('bonus-replacement');
  return isFromWall(reading, win) && (isForKong || isForBonus);
};

/** A first draw that can be. */
const isFirstDraw = (win: Win): boolean =>
  win.by === 'wall' && hasNothingLaidOut(win) && win.situation.has('first-draw');

const isHumanHand: Test = (_, win) =>
  win.by === 'discard' && win.seat !== 'E' && hasNothingLaidOut(win) && win.situation.has('first-discard');

const mayBeReady = (win: Win): boolean => win.options['readyDeclaration'] === true && hasNothingLaidOut(win);

const isHeavenlyReady: Test = (_, win) => mayBeReady(win) && win.situation.has('heavenly-ready');

const isEarthlyReady: Test = (reading, win) =>
  mayBeReady(win) && win.seat !== 'E' && !isHeavenlyReady(reading, win) && win.situation.has('earthly-ready');

/** The winning tile ends a chow that could have been ended on its other side too, and there was more than one wait. */
const isTwoSided: Test = ({ melds }, win) => {
  const { winning } = win.hand;
  const chow = melds.find(({ shape, won }) => won && shape === 'chow');
  if (!chow) return false;
  const others = tilesOfMeld(chow)
    .filter((kind) => kind !== winning)
    .map(rankOf)
    .join('');
  const isMiddle = winning === chow.kind + 1;
  return !isMiddle && others !== '12' && others !== '89' && !waitsForOneKind(win);
};

const isAllChows: Test = (reading, win) =>
  isMelded(reading) &&
  reading.melds.every((meld) => !isPong(meld)) &&
  reading.pairs.every(isNumbered) &&
  win.hand.bonus.length === 0 &&
  isFromDiscard(reading, win) &&
  isTwoSided(reading, win);

/** The pong that a discard completes is exposed here. */
function concealedPongs(reading: Reading, win: Win): number {
  return reading.melds.filter(
    (meld) => isPong(meld) && meld.lies !== 'exposed' && !(meld.won && isFromDiscard(reading, win)),
  ).length;
}

const hasConcealedPongs =
  (least: number): Test =>
  (reading, win) =>
    concealedPongs(reading, win) >= least;

const suits = (tiles: readonly number[]): number => new Set(tiles.filter(isNumbered).map(suitOf)).size;

const pongsOf = (test: (kind: number) => boolean) => (reading: Reading) =>
  pongKinds(reading).filter(test).length;
const dragonPongs = pongsOf(isDragon);
const windPongs = pongsOf(isWind);

/** A pong of the wind of a seat. */
const hasWind = (reading: Reading, seat: string): boolean =>
  pongKinds(reading).includes(EAST + SEAT_ORDER.indexOf(seat));

const isPairOf = (reading: Reading, test: (kind: number) => boolean): boolean =>
  isMelded(reading) && reading.pairs.every(test);

const ownFlowers: Times = (reading, win) => [ownFlower, ownSeason].filter((has) => has(reading, win)).length;
const ownFlower: Test = (_, { hand, seat }) => hand.bonus.includes(34 + SEAT_ORDER.indexOf(seat));
const ownSeason: Test = (_, { hand, seat }) => hand.bonus.includes(38 + SEAT_ORDER.indexOf(seat));

const flowerSets: Times = (_, { hand }) =>
  [34, 38].filter((first) => [0, 1, 2, 3].every((step) => hand.bonus.includes(first + step))).length;

const TABLE: readonly Row[] = [
  row('self-drawn 1', isFromWall),
  row('concealed-hand 1', isConcealed),
  row(
    'concealed-self-drawn 3',
    (reading, win) => isConcealed(reading, win) && isFromWall(reading, win),
    'concealed-hand self-drawn',
  ),
  row(
    'half-from-others 1',
    (reading, win) => isFiveExposed(reading) && isFromWall(reading, win),
    'single-wait',
  ),
  row(
    'all-from-others 2',
    (reading, win) => isFiveExposed(reading) && isFromDiscard(reading, win),
    'single-wait',
  ),
  row('single-wait 1', isSingleWait),
  row('robbed-kong 1', (_, { by }) => by === 'robbed-kong'),
  row('kong-bloom 1', isKongBloom),
  row('last-tile 1', (_, { by, situation }) => by === 'wall' && situation.has('last-tile')),
  row('last-discard 1', (_, { by, situation }) => by === 'discard' && situation.has('last-tile')),
  row(
    'heavenly-hand heavenlyTai',
    (_, win) => isFirstDraw(win) && win.seat === 'E',
    'concealed-self-drawn single-wait kong-bloom',
  ),
  row(
    'earthly-hand earthlyTai',
    (_, win) => isFirstDraw(win) && win.seat !== 'E',
    'concealed-self-drawn heavenly-ready',
  ),
  row('human-hand humanTai', isHumanHand, 'concealed-hand heavenly-ready'),
  row('heavenly-ready 8', isHeavenlyReady, 'concealed-hand'),
  row('earthly-ready 4', isEarthlyReady, 'concealed-hand'),
  each('dragon-pong 1', dragonPongs),
  row('seat-wind 1', (reading, { seat }) => hasWind(reading, seat)),
  row('round-wind 1', (reading, { round }) => hasWind(reading, round)),
  row('all-chows 2', isAllChows),
  row('all-pongs 4', (reading) => pongKinds(reading).length === MELDS),
  row('three-concealed-pongs 2', hasConcealedPongs(3)),
  row('four-concealed-pongs 5', hasConcealedPongs(4), 'three-concealed-pongs'),
  row('five-concealed-pongs 8', hasConcealedPongs(MELDS), 'four-concealed-pongs all-pongs concealed-hand'),
  row('half-flush 4', ({ tiles }) => suits(tiles) === 1 && tiles.some(isHonour)),
  row('full-flush 8', ({ tiles }) => suits(tiles) === 1 && !tiles.some(isHonour)),
  row('all-honors allHonorsTai', ({ tiles }) => tiles.every(isHonour), 'all-pongs'),
  row(
    'little-dragons 4',
    (reading) => dragonPongs(reading) === 2 && isPairOf(reading, isDragon),
    'dragon-pong',
  ),
  row('great-dragons 8', (reading) => dragonPongs(reading) === 3, 'dragon-pong'),
  row(
    'little-winds 8',
    (reading) => windPongs(reading) === 3 && isPairOf(reading, isWind),
    'seat-wind round-wind',
  ),
  row('great-winds 16', (reading) => windPongs(reading) === 4, 'seat-wind round-wind'),
  row('eight-pairs 8', ({ form }) => form === 'eight-pairs', 'concealed-hand'),
  each('own-flower 1', ownFlowers),
  each('flower-set 2', flowerSets),
];

export const SEVEN_ROB_ONE = { id: 'seven-rob-one', faan: 8 };
export const EIGHT_BONUS_TILES = { id: 'eight-bonus-tiles', faan: 8 };

/** Every id, in the table's order. */
export const ORDER: readonly string[] = [...TABLE, SEVEN_ROB_ONE, EIGHT_BONUS_TILES].map(({ id }) => id);

/** The rows with what they count under the options; an item of 0 is none. */
export function tableFor(options: Options): readonly AddedRow<Reading>[] {
  const valued = TABLE.map((item) =>
    item.option === null ? item : { ...item, faan: numberOption(options, item.option) },
  );
  return valued.filter(({ faan }) => faan > 0);
}
