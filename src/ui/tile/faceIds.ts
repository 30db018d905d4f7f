import {
  ANY_FLOWER,
  FIRST_ANIMAL,
  FIRST_SEASON,
  FIRST_WIND,
  JOKER,
  rankOf,
  suitOf,
} from '../../engine/tiles';
import type { TileKind } from '../../engine/types';

const SUIT_LETTERS = 'cdb';
const HONOURS = ['we', 'ws', 'ww', 'wn', 'dr', 'dg', 'dw'];

/** The name of a face in the sprite: `c1` … `b9`, `we` … `dw`, `f1` … `s4`, `a1` … `a8`, `fl` the one flower of some games, `jk` the joker. */
export function faceId(kind: TileKind): string {
  if (kind === ANY_FLOWER) return 'fl';
  if (kind === JOKER) return 'jk';
  const suit = suitOf(kind);
  if (suit < 3) return `${SUIT_LETTERS.charAt(suit)}${rankOf(kind)}`;
  if (suit === 3) return HONOURS[kind - FIRST_WIND] ?? '';
  const letter = kind < FIRST_SEASON ? 'f' : kind < FIRST_ANIMAL ? 's' : 'a';
  return `${letter}${rankOf(kind)}`;
}
