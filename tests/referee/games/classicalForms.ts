import { tilesOf } from '../../naive/classical/hand';
import type { LaidMeld } from '../../naive/classical/hand';
import { countKinds, isNumbered, suitOf } from '../tiles';

const PLAYING_KINDS = 34;
const ORPHANS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

/** Whether the counts, used up as they are, fall into chows and pongs. */
function fallsIntoSets(counts: number[]): boolean {
  const low = counts.findIndex((count) => count > 0);
  if (low < 0) return true;
  const isPong = (counts[low] ?? 0) >= 3 && fallsIntoSets(counts.with(low, (counts[low] ?? 0) - 3));
  if (isPong) return true;
  const run = [low, low + 1, low + 2];
  const isChow = isNumbered(low) && low % 9 <= 6 && run.every((kind) => (counts[kind] ?? 0) > 0);
  return isChow && fallsIntoSets(counts.map((count, kind) => (run.includes(kind) ? count - 1 : count)));
}

/** A block of kinds whose number of tiles is one too many for sets and a pair cannot be part of a complete hand. */
function mayBeComplete(counts: readonly number[]): boolean {
  const sizes = [0, 9, 18].map((first) => sum(counts.slice(first, first + 9)));
  return ![...sizes, ...counts.slice(27)].some((size) => size % 3 === 1);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function isThirteenWonders(held: readonly number[], melds: readonly LaidMeld[]): boolean {
  const allOrphans = held.length === 14 && held.every((kind) => ORPHANS.includes(kind));
  return melds.length === 0 && allOrphans && new Set(held).size === ORPHANS.length;
}

function isTwins(held: readonly number[], counts: readonly number[], distinct: boolean): boolean {
  const allowed = distinct ? [0, 2] : [0, 2, 4];
  const isOneSuit = new Set(held.map(suitOf)).size === 1;
  return held.length === 14 && isOneSuit && counts.every((count) => allowed.includes(count));
}

export interface Complete {
  readonly held: readonly number[];
  readonly melds: readonly LaidMeld[];
  readonly distinct: boolean;
}

/** Whether the tiles held, with what is laid out, are a complete hand of classical. */
export function isComplete({ held, melds, distinct }: Complete): boolean {
  const counts = countKinds(held).slice(0, PLAYING_KINDS);
  if (melds.length === 0 && (isTwins(held, counts, distinct) || isThirteenWonders(held, melds))) return true;
  if (held.length !== 14 - 3 * melds.length || !mayBeComplete(counts)) return false;
  return counts.some((count, pair) => count >= 2 && fallsIntoSets(counts.with(pair, count - 2)));
}

/** Whether some tile, not all four of them in the own hand and melds, would complete it. */
export function isReady({ held, melds, distinct }: Complete): boolean {
  const own = countKinds([...held, ...melds.flatMap(tilesOf)]);
  return own
    .slice(0, PLAYING_KINDS)
    .some((count, kind) => count < 4 && isComplete({ held: [...held, kind], melds, distinct }));
}
