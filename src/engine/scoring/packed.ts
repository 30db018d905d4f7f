import { FIRST_WIND, PLAYING_KINDS } from '../tiles';
import type { TileKind } from '../types';

/** A suit as one number: an octal digit for each rank, the lowest digit for rank 1. */
export type Suit = number;
/** A set of ranks of a suit: the lowest bit of each digit. */
export type RankSet = number;

/** Bits of a digit. */
export const DIGIT = 3;
export const RANKS = 9;
export const EVERY_RANK: RankSet = 0o111111111;
const EVEN_DIGITS = 0o707070707;
const HONOURS = PLAYING_KINDS - FIRST_WIND;

/** A suit of the concealed tiles, from its first kind on; written out because nothing is called more often. */
export function packSuit(counts: readonly number[], first: TileKind): Suit {
  return (
    counts[first]! |
    (counts[first + 1]! << 3) |
    (counts[first + 2]! << 6) |
    (counts[first + 3]! << 9) |
    (counts[first + 4]! << 12) |
    (counts[first + 5]! << 15) |
    (counts[first + 6]! << 18) |
    (counts[first + 7]! << 21) |
    (counts[first + 8]! << 24)
  );
}

/** The honours present, bit 0 East. */
export function packHonours(counts: readonly number[]): number {
  let honours = 0;
  for (let at = 0; at < HONOURS; at++) if (counts[FIRST_WIND + at] !== 0) honours |= 1 << at;
  return honours;
}

/** The place of a kind's digit in its suit. */
export function digitOf(kind: TileKind): number {
  return (kind % RANKS) * DIGIT;
}

/** The ranks present in a suit. */
export function ranksIn(suit: Suit): RankSet {
  return (suit | (suit >> 1) | (suit >> 2)) & EVERY_RANK;
}

/** The ranks of which there are three or four. */
export function threesIn(suit: Suit): RankSet {
  return ((suit >> 2) | ((suit >> 1) & suit)) & EVERY_RANK;
}

/** The number of tiles modulo three: pairs of digits are digits of base 64, which leaves one. */
export function sizeModThree(suit: Suit): number {
  return ((suit & EVEN_DIGITS) + ((suit >> DIGIT) & EVEN_DIGITS)) % 3;
}

/** The sum of all ranks, counted from 0, modulo three. */
export function sumModThree(suit: Suit): number {
  let sum = 0;
  for (let rank = 0, left = suit; left !== 0; rank++, left >>= DIGIT) sum += rank * (left & 7);
  return sum % 3;
}

/** Whether a suit is chows only: the lowest rank always begins as many as it has tiles. */
export function areChows(suit: Suit): boolean {
  for (let left = suit; left !== 0; left >>= DIGIT) {
    const begun = left & 7;
    if (((left >> DIGIT) & 7) < begun || ((left >> (2 * DIGIT)) & 7) < begun) return false;
    left -= begun * 0o111;
  }
  return true;
}

export function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
