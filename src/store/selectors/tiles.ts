import type { Game } from '../../bots/knownBooks';
import { rulesOf } from '../../engine/knownRules';
import { byFace } from '../../engine/tiles';
import type { Meld, TileId, TileKind } from '../../engine/types';

/** Kinds by tile id for anything that names its rules. */
export function kindsOf(of: Game): readonly TileKind[] {
  return rulesOf(of).geometry.tiles;
}

/** Sorts tiles as a hand is held: by kind, a red five beside its fives, equal ones in the order in which they came. */
export function sortTiles(tiles: readonly TileId[], kinds: readonly TileKind[]): TileId[] {
  return tiles.toSorted((a, b) => byFace(kinds[a] ?? 0, kinds[b] ?? 0) || a - b);
}

/** The tile that made a kong of a pong which lay out; null for all other melds. */
export function addedTile({ type, tiles, claimed }: Meld): TileId | null {
  const last = tiles.at(-1) ?? null;
  return type === 'kong' && claimed !== null && last !== claimed ? last : null;
}

/** Kinds that stand for any other in a group. */
export function wildKinds(of: Game): readonly TileKind[] {
  return rulesOf(of).tiles.wild;
}
