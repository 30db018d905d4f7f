import type { MeldShape } from '../rules';
import { FIRST_WIND, PLAYING_KINDS } from '../tiles';

/** The forms of a complete hand that a rule set knows. The special ones are for hands without laid-out melds. */
export interface Forms {
  /** Melds of the standard form, besides its eyes. */
  readonly sets: number;
  /** `distinct`: seven different pairs; `any`: four alike may stand for two of them. */
  readonly sevenPairs: 'none' | 'distinct' | 'any';
  readonly thirteenOrphans: boolean;
}

const SUIT_KINDS = 9;
const PAIRS = 7;
/** 1 and 9 of each suit, each wind and each dragon. */
export const ORPHANS: readonly number[] = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

/** Whether these concealed tiles (the winning tile included) and melds are complete in some form. */
export function isComplete(forms: Forms, counts: readonly number[], melds: readonly MeldShape[]): boolean {
  if (isStandard(counts, forms.sets - melds.length)) return true;
  if (melds.length > 0) return false;
  if (forms.sevenPairs !== 'none' && isSevenPairs(counts, forms.sevenPairs === 'distinct')) return true;
  return forms.thirteenOrphans && isThirteenOrphans(counts);
}

/** Seven pairs and nothing else; `distinct`: no kind twice among them. */
export function isSevenPairs(counts: readonly number[], distinct: boolean): boolean {
  let pairs = 0;
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    const count = counts[kind]!;
    if ((count & 1) === 1 || (distinct && count > 2)) return false;
    pairs += count >> 1;
  }
  return pairs === PAIRS;
}

/** One of each orphan, one of them twice, and nothing else. */
export function isThirteenOrphans(counts: readonly number[]): boolean {
  for (const kind of ORPHANS) if (counts[kind] === 0) return false;
  let total = 0;
  for (let kind = 0; kind < PLAYING_KINDS; kind++) total += counts[kind]!;
  let orphans = 0;
  for (const kind of ORPHANS) orphans += counts[kind]!;
  return orphans === total && total === ORPHANS.length + 1;
}

/**
 * Whether these tiles are exactly `sets` chows or pongs and a pair. Lone honours, then suits whose size does not
 * fit, reject nearly every incomplete hand at once.
 */
export function isStandard(counts: readonly number[], sets: number): boolean {
  let total = 0;
  let eyes = 0;
  for (let kind = FIRST_WIND; kind < PLAYING_KINDS; kind++) {
    const count = counts[kind]!;
    if (count === 1 || count > 3) return false;
    if (count === 2 && ++eyes > 1) return false;
    total += count;
  }
  let withEyes = -1;
  for (let first = 0; first < FIRST_WIND; first += SUIT_KINDS) {
    const size = suitSize(counts, first);
    if (size % 3 === 1) return false;
    if (size % 3 === 2) {
      if (++eyes > 1) return false;
      withEyes = first;
    }
    total += size;
  }
  return eyes === 1 && total === 3 * sets + 2 && suitsFit(counts, withEyes);
}

function suitSize(counts: readonly number[], first: number): number {
  let size = 0;
  for (let kind = first; kind < first + SUIT_KINDS; kind++) size += counts[kind]!;
  return size;
}

function suitsFit(counts: readonly number[], withEyes: number): boolean {
  for (let first = 0; first < FIRST_WIND; first += SUIT_KINDS) {
    if (first !== withEyes && !areSets(counts, first, -1)) return false;
  }
  return withEyes < 0 || areSetsAndEyes(counts, withEyes);
}

/** Every set's ranks add up to a multiple of three, so a third of the ranks at most can be the eyes. */
function areSetsAndEyes(counts: readonly number[], first: number): boolean {
  let sum = 0;
  for (let rank = 0; rank < SUIT_KINDS; rank++) sum += rank * counts[first + rank]!;
  for (let rank = (2 * sum) % 3; rank < SUIT_KINDS; rank += 3) {
    if (counts[first + rank]! >= 2 && areSets(counts, first, first + rank)) return true;
  }
  return false;
}

/** Whether a suit, without two tiles of the kind `eyes`, is all sets: what is over three of a kind begins chows. */
function areSets(counts: readonly number[], first: number, eyes: number): boolean {
  let ending = 0;
  let going = 0;
  for (let kind = first; kind < first + SUIT_KINDS; kind++) {
    const left = counts[kind]! - (kind === eyes ? 2 : 0) - ending - going;
    if (left < 0) return false;
    ending = going;
    going = left % 3;
  }
  return ending === 0 && going === 0;
}
