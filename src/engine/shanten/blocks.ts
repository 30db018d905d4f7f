/** The kinds that sets and eyes are made of: bonus tiles are none of them. */
export const SET_KINDS = 34;
export const FIRST_HONOUR = 27;
export const SUIT_KINDS = 9;
export const HONOUR_KINDS = 7;
/** More copies of a kind than this do not exist: a key has no digit for them. */
export const COPIES = 4; // the same in every game: copies of a kind in a set of tiles

/** The blocks in which sets and eyes lie: characters, dots, bamboo, honours. */
export const BLOCKS = [
  { start: 0, kinds: SUIT_KINDS },
  { start: 9, kinds: SUIT_KINDS },
  { start: 18, kinds: SUIT_KINDS },
  { start: FIRST_HONOUR, kinds: HONOUR_KINDS },
] as const;

/** Place of the honours in `BLOCKS`. */
export const HONOURS = 3;

/** A block's key has the counts of its kinds as digits to the base 5: what one tile of the n-th kind adds to it. */
export const DIGITS: readonly number[] = Array.from({ length: SUIT_KINDS }, (_, place) => 5 ** place);

/** The key of the nine counts from `start` on. (`| 0` spares the check for overflow at every step.) */
export function suitKey(counts: readonly number[], start: number): number {
  let key = (counts[start + 8]! * 5 + counts[start + 7]!) | 0;
  key = (key * 5 + counts[start + 6]!) | 0;
  key = (key * 5 + counts[start + 5]!) | 0;
  key = (key * 5 + counts[start + 4]!) | 0;
  key = (key * 5 + counts[start + 3]!) | 0;
  key = (key * 5 + counts[start + 2]!) | 0;
  key = (key * 5 + counts[start + 1]!) | 0;
  return (key * 5 + counts[start]!) | 0;
}

/** The key of the seven honours. */
export function honourKey(counts: readonly number[]): number {
  let key = (counts[33]! * 5 + counts[32]!) | 0;
  key = (key * 5 + counts[31]!) | 0;
  key = (key * 5 + counts[30]!) | 0;
  key = (key * 5 + counts[29]!) | 0;
  key = (key * 5 + counts[28]!) | 0;
  return (key * 5 + counts[27]!) | 0;
}
