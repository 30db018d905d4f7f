import { rankOf, suitOf } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';

const SUIT_LETTERS = 'cdb';
const HONOURS = ['we', 'ws', 'ww', 'wn', 'dr', 'dg', 'dw'];
const FIRST_HONOUR = 27;
const FIRST_SEASON = 38;

/** The name of a face in the sprite: `c1` … `b9`, `we` … `dw`, `f1` … `s4`. */
export function faceId(kind: TileKind): string {
  const suit = suitOf(kind);
  if (suit < 3) return `${SUIT_LETTERS.charAt(suit)}${rankOf(kind)}`;
  if (suit === 3) return HONOURS[kind - FIRST_HONOUR] ?? '';
  return `${kind < FIRST_SEASON ? 'f' : 's'}${rankOf(kind)}`;
}
