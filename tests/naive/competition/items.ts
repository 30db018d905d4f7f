/** The items that are no combinations, waits or single pungs: how often each holds for a reading. */
import { type Win, tilesInHand, tilesOfMeld } from '../parseRequest';
import type { Meld } from '../readings';
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
import type { Reading } from './readings';

type Held = (reading: Reading, win: Win) => boolean | number;

const GREEN_TILES = parseTiles('23468sF');
const REVERSIBLE_TILES = parseTiles('1234589p245689sP');

export const isPung = ({ shape }: Meld): boolean => shape !== 'chow';
const isKong = ({ shape }: Meld): boolean => shape === 'kong';
const isMelded = ({ lies }: Meld): boolean => lies === 'exposed';
const isTerminalOrHonour = (kind: number): boolean => isTerminal(kind) || isHonour(kind);
const isOf = (ranks: readonly number[]) => (kind: number) => isNumbered(kind) && ranks.includes(rankOf(kind));

const all =
  (test: (kind: number) => boolean): Held =>
  ({ tiles }) =>
    tiles.every(test);

function suitsOf(tiles: readonly number[]): number {
  return new Set(tiles.filter(isNumbered).map(suitOf)).size;
}

/** The sets and the pair of four sets and a pair, as tiles. */
function groupsOf({ melds, pairs }: Reading): number[][] {
  return [...melds.map(tilesOfMeld), ...pairs.map((kind) => [kind, kind])];
}

const eachGroup =
  (test: (kind: number) => boolean): Held =>
  (reading) =>
    groupsOf(reading).every((tiles) => tiles.some(test));

const hasFourPungs: Held = ({ melds }) => melds.length === 4 && melds.every(isPung);

/** How many kongs there are, and how many of them are concealed. */
const kongs =
  (number: number, concealed?: number): Held =>
  ({ melds }) => {
    const found = melds.filter(isKong);
    const hidden = found.filter((meld) => !isMelded(meld)).length;
    return found.length === number && (concealed === undefined || hidden === concealed);
  };

/** A pung of the hand is concealed, but not the one that another's tile completes. */
function concealedPungs({ melds }: Reading, { by }: Win): number {
  return melds.filter((meld) => isPung(meld) && !isMelded(meld) && !(meld.won && by !== 'wall')).length;
}

const hasTwoConcealedPungs: Held = (reading, win) => {
  const onlyTheTwoKongs = kongs(2, 2)(reading, win) === true;
  return concealedPungs(reading, win) === 2 && !onlyTheTwoKongs;
};

function hasNoMeldedSet({ melds }: Reading): boolean {
  return !melds.some(isMelded);
}

/** The dealer's dealt fourteen. */
export function isFirstDraw({ situation, seat, by, hand }: Win): boolean {
  return situation.has('first-draw') && seat === 'E' && by === 'wall' && hand.melds.length === 0;
}

const isNineGates: Held = (_, win) => {
  const { hand } = win;
  if (hand.melds.length > 0) return false;
  const tiles = tilesInHand(hand);
  const taken = isFirstDraw(win) ? tiles : [hand.winning ?? -1];
  return taken.some((kind) => {
    const rest = tiles.toSpliced(tiles.indexOf(kind), 1);
    const first = 9 * suitOf(kind);
    const gates = [3, 1, 1, 1, 1, 1, 1, 1, 3];
    return (
      isNumbered(kind) && countKinds(rest).every((count, other) => count === (gates[other - first] ?? 0))
    );
  });
};

const isShifted: Held = ({ pairs }) => {
  const low = Math.min(...pairs);
  const consecutive = pairs.toSorted((a, b) => a - b).every((kind, at) => kind === low + at);
  return consecutive && pairs.every(isNumbered) && new Set(pairs.map(suitOf)).size === 1;
};

const honoursIn = ({ tiles }: Reading): number => tiles.filter(isHonour).length;

const knitted =
  (test: (honours: number) => boolean): Held =>
  (reading) =>
    reading.form === 'knitted-tiles' && test(honoursIn(reading));

/** The other three of the winning tile's kind lie open: stated, and no other is among the own concealed tiles; or the own melds show them. */
const isLastOfKind: Held = (_, { hand, situation }) => {
  const shown = hand.melds.filter(({ concealed }) => !concealed).flatMap(tilesOfMeld);
  if (shown.filter((kind) => kind === hand.winning).length === 3) return true;
  return situation.has('last-of-kind') && !hand.concealed.some((kind) => kind === hand.winning);
};

const REPLACEMENTS = ['kong-replacement', 'double-kong-replacement'];

const isOutWithReplacement: Held = (_, { by, situation }) =>
  by === 'wall' && REPLACEMENTS.some((word) => situation.has(word)) && !situation.has('bonus-replacement');

const isSelfDrawn: Held = (_, { by }) => by === 'wall';

/** In forms 2 to 4 nothing is melded either; whether the item counts there is the edition's. */
const isFullyConcealed: Held = (reading, { by }) => by === 'wall' && hasNoMeldedSet(reading);

const isAllChows: Held = ({ melds, pairs }) =>
  melds.every(({ shape }) => shape === 'chow') && pairs.every(isNumbered);

const isSimple = isOf([2, 3, 4, 5, 6, 7, 8]);
const isEven = isOf([2, 4, 6, 8]);

export const HELD: Readonly<Record<string, Held>> = {
  'all-green': all((kind) => GREEN_TILES.includes(kind)),
  'nine-gates': isNineGates,
  'four-kongs': kongs(4),
  'seven-shifted-pairs': (reading, win) => reading.form === 'seven-pairs' && isShifted(reading, win),
  'thirteen-orphans': ({ form }) => form === 'thirteen-orphans',
  'all-terminals': all(isTerminal),
  'all-honors': all(isHonour),
  'four-concealed-pungs': (reading, win) => concealedPungs(reading, win) === 4,
  'three-kongs': kongs(3),
  'all-terminals-and-honors': ({ tiles }) =>
    tiles.every(isTerminalOrHonour) && tiles.some(isTerminal) && tiles.some(isHonour),
  'seven-pairs': (reading, win) => reading.form === 'seven-pairs' && !isShifted(reading, win),
  'greater-honors-and-knitted-tiles': knitted((honours) => honours === 7),
  'all-even-pungs': (reading, win) => hasFourPungs(reading, win) === true && reading.tiles.every(isEven),
  'full-flush': ({ tiles }) => tiles.every(isNumbered) && suitsOf(tiles) === 1,
  'upper-tiles': all(isOf([7, 8, 9])),
  'middle-tiles': all(isOf([4, 5, 6])),
  'lower-tiles': all(isOf([1, 2, 3])),
  'all-fives': eachGroup(isOf([5])),
  'three-concealed-pungs': (reading, win) => concealedPungs(reading, win) === 3,
  'lesser-honors-and-knitted-tiles': knitted((honours) => honours < 7),
  'knitted-straight': (reading) =>
    reading.form === 'knitted-straight' || (reading.form === 'knitted-tiles' && honoursIn(reading) === 5),
  'upper-four': all(isOf([6, 7, 8, 9])),
  'lower-four': all(isOf([1, 2, 3, 4])),
  'reversible-tiles': all((kind) => REVERSIBLE_TILES.includes(kind)),
  'last-tile-draw': (_, { by, situation }) => by === 'wall' && situation.has('last-tile'),
  'last-tile-claim': (_, { by, situation }) => by === 'discard' && situation.has('last-tile'),
  'out-with-replacement-tile': isOutWithReplacement,
  'robbing-the-kong': (_, { by }) => by === 'robbed-kong',
  'all-pungs': hasFourPungs,
  'half-flush': ({ tiles }) => suitsOf(tiles) === 1 && tiles.some(isHonour),
  'all-types': ({ tiles }) => suitsOf(tiles) === 3 && tiles.some(isWind) && tiles.some(isDragon),
  'melded-hand': ({ melds }, { by }) => melds.length === 4 && melds.every(isMelded) && by !== 'wall',
  'two-concealed-kongs': kongs(2, 2),
  'melded-and-concealed-kong': kongs(2, 1),
  'two-melded-kongs': kongs(2, 0),
  'concealed-kong': kongs(1, 1),
  'melded-kong': kongs(1, 0),
  'outside-hand': eachGroup(isTerminalOrHonour),
  'fully-concealed-hand': isFullyConcealed,
  'concealed-hand': (reading, { by }) => by !== 'wall' && hasNoMeldedSet(reading),
  'last-of-kind': isLastOfKind,
  'all-chows': isAllChows,
  'tile-hog': ({ tiles, melds }) =>
    countKinds(tiles).filter(
      (count, kind) => count === 4 && !melds.some((meld) => isKong(meld) && meld.kind === kind),
    ).length,
  'two-concealed-pungs': hasTwoConcealedPungs,
  'all-simples': all(isSimple),
  'one-voided-suit': ({ tiles }) => suitsOf(tiles) === 2,
  'no-honors': all(isNumbered),
  'self-drawn': isSelfDrawn,
};
