import { FIRST_WIND, PLAYING_KINDS } from '../tiles';
import type { TileKind } from '../types';
import {
  areChows,
  DIGIT,
  digitOf,
  packHonours,
  packSuit,
  RANKS,
  sizeModThree,
  sumModThree,
  threesIn,
  type RankSet,
  type Suit,
} from './packed';

/** No eyes: special forms. */
export const NO_EYES = -1;

/** One way to arrange concealed tiles as sets and eyes. The pongs say all: the chows follow from them. */
export interface Arrangement {
  characters: RankSet;
  dots: RankSet;
  bamboo: RankSet;
  eyes: TileKind;
}

/** Concealed tiles as small numbers, and all their arrangements. Owned by `arrange` and overwritten by its next call. */
export interface Arrangements {
  count: number;
  /** The first `count` of them hold. */
  readonly list: Arrangement[];
  characters: Suit;
  dots: Suit;
  bamboo: Suit;
  /** Honours present, and those that are pongs (the same in every arrangement): bit 0 East. */
  honours: number;
  honourPongs: number;
}

/** The ways to arrange one suit. */
interface SuitWays {
  count: number;
  readonly pongs: RankSet[];
  readonly eyes: TileKind[];
}

const DOTS = RANKS;
const BAMBOO = 2 * RANKS;

const found: Arrangements = {
  count: 0,
  list: [],
  characters: 0,
  dots: 0,
  bamboo: 0,
  honours: 0,
  honourPongs: 0,
};
let honourEyes: TileKind = NO_EYES;
const characterWays = newWays();
const dotWays = newWays();
const bambooWays = newWays();

/**
 * Every way to arrange these tiles as sets and one pair of eyes, nothing left over. Lone honours, then suits of a
 * wrong size, reject nearly every incomplete hand at once.
 */
export function arrange(counts: readonly number[]): Arrangements {
  found.count = 0;
  if (!readHonours(counts)) return found;
  packSuits(counts);
  const { characters, dots, bamboo } = found;
  if (!sizesFit(characters, dots, bamboo)) return found;
  const fits =
    readSuit(characterWays, characters, 0) &&
    readSuit(dotWays, dots, DOTS) &&
    readSuit(bambooWays, bamboo, BAMBOO);
  if (fits) joinSuits();
  return found;
}

/** Whole sets in every suit, and eyes in one of them or among the honours. */
function sizesFit(characters: Suit, dots: Suit, bamboo: Suit): boolean {
  const first = sizeModThree(characters);
  const second = sizeModThree(dots);
  const third = sizeModThree(bamboo);
  if (((first | second | third) & 1) === 1) return false;
  return first + second + third === (honourEyes === NO_EYES ? 2 : 0);
}

/** The same tiles without arrangements, for a special form. */
export function packTiles(counts: readonly number[]): Arrangements {
  found.count = 0;
  found.honours = packHonours(counts);
  packSuits(counts);
  return found;
}

function packSuits(counts: readonly number[]): void {
  found.characters = packSuit(counts, 0);
  found.dots = packSuit(counts, DOTS);
  found.bamboo = packSuit(counts, BAMBOO);
}

function newWays(): SuitWays {
  return { count: 0, pongs: [], eyes: [] };
}

/** False when an honour can be neither a pong nor the eyes. */
function readHonours(counts: readonly number[]): boolean {
  let honours = 0;
  let pongs = 0;
  let eyes = NO_EYES;
  for (let kind = FIRST_WIND; kind < PLAYING_KINDS; kind++) {
    const count = counts[kind]!;
    if (count === 0) continue;
    const bit = 1 << (kind - FIRST_WIND);
    honours |= bit;
    if (count === 3) pongs |= bit;
    else if (count === 2 && eyes === NO_EYES) eyes = kind;
    else return false;
  }
  found.honours = honours;
  found.honourPongs = pongs;
  honourEyes = eyes;
  return true;
}

/** Finds the ways of a suit whose first kind is `first`; false when there are none. */
function readSuit(into: SuitWays, suit: Suit, first: TileKind): boolean {
  into.count = 0;
  if (suit === 0) addWay(into, 0, NO_EYES);
  else if (sizeModThree(suit) === 0) addPongs(into, suit, NO_EYES);
  else addEyes(into, suit, first);
  return into.count > 0;
}

/** The ranks of every set add up to a multiple of three, so only each third rank can be the eyes. */
function addEyes(into: SuitWays, suit: Suit, first: TileKind): void {
  for (let rank = (2 * sumModThree(suit)) % 3; rank < RANKS; rank += 3) {
    const digit = rank * DIGIT;
    if (((suit >> digit) & 7) >= 2) addPongs(into, suit - (2 << digit), first + rank);
  }
}

/** Every choice of pongs that leaves only chows. */
function addPongs(into: SuitWays, suit: Suit, eyes: TileKind): void {
  const threes = threesIn(suit);
  for (let pongs = threes; ; pongs = (pongs - 1) & threes) {
    if (areChows(suit - 3 * pongs)) addWay(into, pongs, eyes);
    if (pongs === 0) return;
  }
}

function addWay(into: SuitWays, pongs: RankSet, eyes: TileKind): void {
  into.pongs[into.count] = pongs;
  into.eyes[into.count++] = eyes;
}

function joinSuits(): void {
  for (let a = 0; a < characterWays.count; a++) {
    for (let b = 0; b < dotWays.count; b++) {
      for (let c = 0; c < bambooWays.count; c++) addArrangement(a, b, c);
    }
  }
}

/** Joins one way of each suit; only one of them, or the honours, has the eyes. */
function addArrangement(a: number, b: number, c: number): void {
  const at = found.count++;
  const into = (found.list[at] ??= { characters: 0, dots: 0, bamboo: 0, eyes: NO_EYES });
  into.characters = characterWays.pongs[a]!;
  into.dots = dotWays.pongs[b]!;
  into.bamboo = bambooWays.pongs[c]!;
  into.eyes = Math.max(characterWays.eyes[a]!, dotWays.eyes[b]!, bambooWays.eyes[c]!, honourEyes);
}

/** Whether this kind is a pong of an arrangement. */
export function isPong({ list, honourPongs }: Arrangements, at: number, kind: TileKind): boolean {
  if (kind >= FIRST_WIND) return ((honourPongs >> (kind - FIRST_WIND)) & 1) === 1;
  const { characters, dots, bamboo } = list[at]!;
  const pongs = kind < DOTS ? characters : kind < BAMBOO ? dots : bamboo;
  return ((pongs >> digitOf(kind)) & 1) === 1;
}
