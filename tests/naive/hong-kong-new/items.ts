import type { AddedRow } from '../addedItems';
import * as is from '../definitions';
import { tilesOfMeld, type Win } from '../parseRequest';
import type { Meld, Reading } from '../readings';
import {
  countKinds,
  isDragon,
  isHonour,
  isNumbered,
  isTerminal,
  isWind,
  parseTiles,
  rankOf,
  suitOf,
} from '../tiles';
import { waitsForOneKind } from './waits';

type Row = AddedRow<Reading>;
type Times = (reading: Reading, win: Win) => number;

const MELDS = 4;
const COPIES = 4;
const SUITS = [0, 1, 2];
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const GREEN_TILES = parseTiles('23468sF');

/** An item that holds in every form. `item`: its id and what it counts. */
function row(item: string, test: is.Test, swallows = ''): Row {
  return counted(item, (reading, win) => Number(test(reading, win)), swallows);
}

/** An item that needs four melds and a pair. */
function melded(item: string, test: is.Test, swallows = ''): Row {
  return row(item, (reading, win) => reading.form === 'melds' && test(reading, win), swallows);
}

/** An item of four melds and a pair that counts as often as it holds. */
function each(item: string, times: Times): Row {
  return counted(item, (reading, win) => (reading.form === 'melds' ? times(reading, win) : 0), '');
}

function counted(item: string, times: Times, swallows: string): Row {
  const [id = '', faan = ''] = item.split(' ');
  return { id, faan: Number(faan), times, swallows: swallows.split(' ').filter((word) => word !== '') };
}

const isChow = ({ shape }: Meld): boolean => shape === 'chow';
const isPong = ({ shape }: Meld): boolean => shape !== 'chow';
const isKong = ({ shape }: Meld): boolean => shape === 'kong';
const isExposed = ({ lies }: Meld): boolean => lies === 'exposed';

const pongKinds = ({ melds }: Reading): number[] => melds.filter(isPong).map(({ kind }) => kind);
const chowKinds = ({ melds }: Reading): number[] => melds.filter(isChow).map(({ kind }) => kind);
const concealedChows = ({ melds }: Reading): number[] =>
  melds.filter((meld) => isChow(meld) && !isExposed(meld)).map(({ kind }) => kind);

const hasFourPongs = (reading: Reading): boolean => pongKinds(reading).length === MELDS;
const hasChow = (reading: Reading): boolean => chowKinds(reading).length > 0;

/** The melds and the pair, as tiles. */
function groups({ melds, pairs }: Reading): number[][] {
  return [...melds.map(tilesOfMeld), ...pairs.map((kind) => [kind, kind])];
}

function suits(tiles: readonly number[]): number {
  return new Set(tiles.filter(isNumbered).map(suitOf)).size;
}

const hasHonour = ({ tiles }: Reading): boolean => tiles.some(isHonour);
const isOf = (ranks: readonly number[]) => (kind: number) => isNumbered(kind) && ranks.includes(rankOf(kind));
const isOutside = (kind: number): boolean => isTerminal(kind) || isHonour(kind);
const isOutsideEverywhere = (reading: Reading): boolean =>
  groups(reading).every((tiles) => tiles.some(isOutside));

/** Four pongs and a pair, without honours, of so many numbers. */
const hasNumbers =
  (wanted: number): is.Test =>
  (reading) =>
    hasFourPongs(reading) && !hasHonour(reading) && new Set(reading.tiles.map(rankOf)).size === wanted;

const sharesNumber: is.Test = (reading) =>
  RANKS.some((rank) => groups(reading).every((tiles) => tiles.some(isOf([rank]))));

const isFourLaidOut = ({ melds }: Reading): boolean => melds.length === MELDS && melds.every(isExposed);

const isMiddleFive: is.Test = ({ melds }, { hand }) =>
  melds.some((meld) => meld.won && isChow(meld) && rankOf(meld.kind) === 4 && hand.winning === meld.kind + 1);

/** How many couples of concealed chows that are alike. */
function couples(reading: Reading): number {
  return countKinds(concealedChows(reading)).reduce((sum, count) => sum + Math.floor(count / 2), 0);
}

const oldAndYoung: Times = (reading) =>
  SUITS.filter((suit) => {
    const [one, seven, nine] = [9 * suit, 9 * suit + 6, 9 * suit + 8];
    const [chows, pongs] = [chowKinds(reading), pongKinds(reading)];
    return (chows.includes(one) && chows.includes(seven)) || (pongs.includes(one) && pongs.includes(nine));
  }).length;

const isStraight: is.Test = (reading) =>
  SUITS.some((suit) => [0, 3, 6].every((step) => concealedChows(reading).includes(9 * suit + step)));

/** One of the kinds for each suit of the same number. */
const inAllSuits = (kinds: readonly number[]): boolean =>
  RANKS.some((rank) => SUITS.every((suit) => kinds.includes(9 * suit + rank - 1)));

/** Pongs of so many consecutive numbers of one suit. */
const isLinked =
  (length: number): is.Test =>
  (reading) =>
    pongKinds(reading)
      .filter((low) => isNumbered(low) && rankOf(low) + length - 1 <= 9)
      .some((low) =>
        Array.from({ length }, (_, step) => low + step).every((kind) => pongKinds(reading).includes(kind)),
      );

/** The pong that a discard completes is exposed here. */
function concealedPongs({ melds }: Reading, win: Win): number {
  return melds.filter((meld) => isPong(meld) && !isExposed(meld) && !(meld.won && is.isTaken(win))).length;
}

const hasKongs =
  (least: number): is.Test =>
  ({ melds }) =>
    melds.filter(isKong).length >= least;

/** The kinds of which the hand holds all four, not as a kong. */
function fourAlike({ tiles, melds }: Reading): number[] {
  const kongs = melds.filter(isKong).map(({ kind }) => kind);
  return countKinds(tiles).flatMap((count, kind) =>
    count === COPIES && !kongs.includes(kind) ? [kind] : [],
  );
}

const fourInTwo: Times = (reading) =>
  fourAlike(reading).filter((kind) => pongKinds(reading).includes(kind)).length;

const fourInThree: Times = (reading) =>
  fourAlike(reading).filter((kind) => {
    const chows = reading.melds.filter((meld) => isChow(meld) && tilesOfMeld(meld).includes(kind));
    return reading.pairs.includes(kind) && chows.length === 2;
  }).length;

const pongsOf = (test: (kind: number) => boolean) => (reading: Reading) =>
  pongKinds(reading).filter(test).length;
const dragonPongs = pongsOf(isDragon);
const windPongs = pongsOf(isWind);

export const TABLE: readonly Row[] = [
  row('self-drawn 1', is.isSelfDrawn),
  row('concealed-hand 1', is.isConcealedHand),
  row(
    'concealed-self-drawn 3',
    (reading, win) => is.isConcealedHand(reading, win) && is.isSelfDrawn(reading, win),
    'concealed-hand self-drawn',
  ),
  melded('half-from-others 2', (reading, win) => isFourLaidOut(reading) && !is.isTaken(win), 'one-way-wait'),
  melded('all-from-others 3', (reading, win) => isFourLaidOut(reading) && is.isTaken(win), 'one-way-wait'),
  row('one-way-wait 1', (_, win) => waitsForOneKind(win)),
  melded('middle-five 1', isMiddleFive),
  row('last-tile 1', (_, { by, situation }) => by !== 'robbed-kong' && situation.has('last-tile')),
  row('kong-replacement 1', is.isKongReplacement),
  row('robbed-kong 1', is.isRobbedKong),
  row('heavenly-hand 20', is.isHeavenlyHand, 'concealed-self-drawn one-way-wait middle-five'),
  row('earthly-hand 10', is.isEarthlyHand, 'concealed-hand'),
  row('half-flush 3', is.isCleanHand),
  row('full-flush 10', is.isPureHand),
  row('two-suits 1', (reading) => suits(reading.tiles) === 2 && !hasHonour(reading)),
  row('five-types 5', ({ tiles }) => suits(tiles) === 3 && tiles.some(isWind) && tiles.some(isDragon)),
  row('all-honors 40', is.isAllHonours, 'all-pongs all-outside'),
  row('all-green 40', ({ tiles }) => tiles.every((kind) => GREEN_TILES.includes(kind))),
  row('all-simples 1', ({ tiles }) => tiles.every(isOf([2, 3, 4, 5, 6, 7, 8]))),
  row('no-fives 1', ({ tiles }) => tiles.some(isNumbered) && !tiles.some(isOf([5]))),
  melded('eye-258 1', ({ pairs }) => pairs.every(isOf([2, 5, 8]))),
  melded(
    'all-258-pongs 20',
    (reading) => hasFourPongs(reading) && reading.tiles.every(isOf([2, 5, 8])),
    'all-pongs all-simples three-numbers eye-258',
  ),
  melded('three-numbers 10', hasNumbers(3)),
  melded('two-numbers 20', hasNumbers(2)),
  melded('shared-number 10', sharesNumber),
  melded(
    'mixed-outside 2',
    (reading) => isOutsideEverywhere(reading) && hasHonour(reading) && hasChow(reading),
  ),
  melded(
    'pure-outside 3',
    (reading) => isOutsideEverywhere(reading) && !hasHonour(reading) && hasChow(reading),
  ),
  row('all-outside 10', ({ tiles }) => tiles.every(isOutside), 'no-fives'),
  melded('mixed-terminals 2', is.isMixedTerminals),
  melded(
    'pure-terminals 40',
    (reading) => hasFourPongs(reading) && reading.tiles.every(isTerminal),
    'all-pongs all-outside',
  ),
  row('thirteen-orphans 40', is.isThirteenOrphans, 'concealed-hand five-types all-outside'),
  row('nine-gates 40', is.isHeavenlyGates, 'full-flush concealed-hand'),
  melded('all-chows 1', (reading) => chowKinds(reading).length === MELDS),
  melded('identical-chows 1', (reading) => couples(reading) >= 1),
  melded('double-identical-chows 10', (reading) => couples(reading) >= 2, 'identical-chows'),
  each('old-and-young 1', oldAndYoung),
  melded('straight 3', isStraight),
  melded('three-meet 3', (reading) => inAllSuits(chowKinds(reading)) || inAllSuits(pongKinds(reading))),
  melded('all-pongs 3', hasFourPongs),
  melded('three-suit-pongs 2', (reading) => inAllSuits(pongKinds(reading))),
  melded('three-linked-pongs 2', isLinked(3)),
  melded('four-linked-pongs 40', isLinked(4), 'all-pongs three-linked-pongs'),
  melded('three-concealed-pongs 2', (reading, win) => concealedPongs(reading, win) >= 3),
  melded(
    'four-concealed-pongs 30',
    (reading, win) => concealedPongs(reading, win) === MELDS,
    'all-pongs three-concealed-pongs concealed-hand',
  ),
  melded('four-exposed-pongs 1', (reading) => hasFourPongs(reading) && isFourLaidOut(reading)),
  melded('two-kongs 1', hasKongs(2)),
  melded('three-kongs 10', hasKongs(3), 'two-kongs'),
  melded('four-kongs 40', hasKongs(4), 'three-kongs all-pongs'),
  each('dragon-pong 1', dragonPongs),
  melded('seat-wind 1', is.hasSeatWind),
  melded('round-wind 1', is.hasRoundWind),
  melded('little-dragons 5', is.isLittleDragons, 'dragon-pong'),
  melded('great-dragons 10', is.isGreatDragons, 'dragon-pong'),
  melded('little-winds 20', is.isLittleWinds, 'seat-wind round-wind'),
  melded('great-winds 40', (reading) => windPongs(reading) === MELDS, 'all-pongs seat-wind round-wind'),
  each('four-in-two 1', fourInTwo),
  each('four-in-three 2', fourInThree),
  row('seven-pairs 7', is.isSevenPairs, 'concealed-hand'),
  row('no-bonus-tiles 1', is.hasNoBonusTiles),
  row('own-flower 1', is.hasOwnFlower),
  row('own-season 1', is.hasOwnSeason),
  row('all-flowers 2', is.hasAllFlowers, 'own-flower'),
  row('all-seasons 2', is.hasAllSeasons, 'own-season'),
];
