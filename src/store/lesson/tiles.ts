import { parseTiles } from '../../engine/notation';
import type { TileKind } from '../../engine/types';

/** Kinds of a text such as `123pCCC`, which must be tiles. */
export function kindsIn(text: string): TileKind[] {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

/** How many of each kind. */
export function countsIn(kinds: readonly TileKind[]): Map<TileKind, number> {
  const counts = new Map<TileKind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}
