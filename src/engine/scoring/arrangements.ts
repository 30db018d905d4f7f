import { FIRST_WIND, PLAYING_KINDS } from '../tiles';
import type { TileKind } from '../types';

/** Suits of nine ranks. */
export const SUITED = 3;
const RANKS = 9;
const HONOURS = PLAYING_KINDS - FIRST_WIND;
/** No eyes: special forms. */
export const NO_EYES = -1;

/** A suit as one number: an octal digit for each rank, the lowest digit for rank 1. */
export type Suit = number;
/** A set of ranks of a suit: the lowest bit of each digit. */
export type RankSet = number;

const DIGIT = 3;
const EVERY_RANK: RankSet = 0o111111111;

/**
 * The concealed tiles as small numbers, and the ways to arrange them as sets and eyes. The pongs say all: the chows
 * follow from them. Owned by `arrange` and overwritten by its next call.
 */
export interface Arrangements {
  count: number;
  /** For each arrangement three sets of ranks, by suit: its pongs. */
  readonly pongs: RankSet[];
  readonly eyes: TileKind[];
  readonly suits: [Suit, Suit, Suit];
  /** Honours present, and those that are pongs (the same in every arrangement): bit 0 East. */
  honours: number;
  honourPongs: number;
}

const found: Arrangements = { count: 0, pongs: [], eyes: [], suits: [0, 0, 0], honours: 0, honourPongs: 0 };
let honourEyes: TileKind = NO_EYES;

/** The ways to arrange one suit. */
interface SuitWays {
  count: number;
  readonly pongs: RankSet[];
  readonly eyes: TileKind[];
}
const ways: readonly [SuitWays, SuitWays, SuitWays] = [newWays(), newWays(), newWays()];

/** Every way to arrange these tiles as sets and one pair of eyes, nothing left over. */
export function arrange(counts: readonly number[]): Arrangements {
  found.count = 0;
  let fits = readHonours(counts);
  for (let suit = 0; suit < SUITED; suit++) {
    if (!readSuit(counts, suit, fits)) fits = false;
  }
  if (fits) joinSuits(ways);
  return found;
}

/** The ranks present in a suit. */
export function ranksIn(suit: Suit): RankSet {
  return (suit | (suit >> 1) | (suit >> 2)) & EVERY_RANK;
}

/** The place of a kind's digit in its suit. */
export function digitOf(kind: TileKind): number {
  return (kind % RANKS) * DIGIT;
}

/** The ranks of which three or four are there. */
function threesIn(suit: Suit): RankSet {
  return ((suit >> 2) | ((suit >> 1) & suit)) & EVERY_RANK;
}

function newWays(): SuitWays {
  return { count: 0, pongs: [], eyes: [] };
}

/** False when an honour can be neither a pong nor the eyes. */
function readHonours(counts: readonly number[]): boolean {
  let honours = 0;
  let pongs = 0;
  let fits = true;
  honourEyes = NO_EYES;
  for (let at = 0; at < HONOURS; at++) {
    const count = counts[FIRST_WIND + at]!;
    if (count === 0) continue;
    honours |= 1 << at;
    if (count === 3) pongs |= 1 << at;
    else if (count === 2 && honourEyes === NO_EYES) honourEyes = FIRST_WIND + at;
    else fits = false;
  }
  found.honours = honours;
  found.honourPongs = pongs;
  return fits;
}

/** Notes the suit's tiles and, when the others fit, its ways; false when there are none. */
function readSuit(counts: readonly number[], at: number, fits: boolean): boolean {
  let suit: Suit = 0;
  let size = 0;
  let sum = 0;
  for (let rank = 0, kind = at * RANKS; rank < RANKS; rank++, kind++) {
    const count = counts[kind]!;
    if (count === 0) continue;
    suit |= count << (rank * DIGIT);
    size += count;
    sum += rank * count;
  }
  found.suits[at] = suit;
  const into = ways[at]!;
  into.count = 0;
  if (!fits || size % 3 === 1) return false;
  if (size % 3 === 0) addPongs(into, suit, NO_EYES);
  else addEyes(into, suit, at * RANKS + ((2 * sum) % 3));
  return into.count > 0;
}

/** The ranks of every set add up to a multiple of three, so only each third rank, from this kind on, can be the eyes. */
function addEyes(into: SuitWays, suit: Suit, first: TileKind): void {
  for (let kind = first, digit = digitOf(first); digit < RANKS * DIGIT; kind += 3, digit += 3 * DIGIT) {
    if (((suit >> digit) & 7) >= 2) addPongs(into, suit - (2 << digit), kind);
  }
}

/** Every choice of pongs that leaves only chows. */
function addPongs(into: SuitWays, suit: Suit, eyes: TileKind): void {
  const threes = threesIn(suit);
  for (let pongs = threes; ; pongs = (pongs - 1) & threes) {
    if (areChows(suit - 3 * pongs)) {
      into.pongs[into.count] = pongs;
      into.eyes[into.count++] = eyes;
    }
    if (pongs === 0) return;
  }
}

/** Whether a suit is chows only: the lowest rank always begins as many as it has tiles. */
function areChows(suit: Suit): boolean {
  for (let left = suit; left !== 0; left >>= DIGIT) {
    const begin = left & 7;
    if (((left >> DIGIT) & 7) < begin || ((left >> (2 * DIGIT)) & 7) < begin) return false;
    left -= begin * 0o111;
  }
  return true;
}

function joinSuits([characters, dots, bamboo]: typeof ways): void {
  const { pongs, eyes } = found;
  for (let a = 0; a < characters.count; a++) {
    for (let b = 0; b < dots.count; b++) {
      for (let c = 0; c < bamboo.count; c++) {
        const pair = onlyEyes(characters.eyes[a]!, dots.eyes[b]!, bamboo.eyes[c]!);
        if (pair === NO_EYES) continue;
        const at = found.count++;
        pongs[at * SUITED] = characters.pongs[a]!;
        pongs[at * SUITED + 1] = dots.pongs[b]!;
        pongs[at * SUITED + 2] = bamboo.pongs[c]!;
        eyes[at] = pair;
      }
    }
  }
}

/** The one pair among the suits and honours; none when there are two. */
function onlyEyes(characters: TileKind, dots: TileKind, bamboo: TileKind): TileKind {
  const pairs = Number(characters >= 0) + Number(dots >= 0) + Number(bamboo >= 0) + Number(honourEyes >= 0);
  return pairs === 1 ? Math.max(characters, dots, bamboo, honourEyes) : NO_EYES;
}
