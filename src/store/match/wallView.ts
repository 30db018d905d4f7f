import { rulesOf } from '../../engine/knownRules';
import { wholeWall } from '../../engine/source';
import type { Deal, TileSource } from '../../engine/types';
import { breakStack, stacksBefore } from '../../engine/wall';
import type { WallView } from '../types';

const NO_GAPS: readonly number[] = [];

/** What everybody sees of the wall. Null if the deal draws from queues instead. */
export function wallView(deal: Deal): WallView | null {
  const { source, dice, wallBreak } = deal;
  if (source.type !== 'wall' || !dice || !wallBreak) return null;
  const { geometry, layOuts, tiles } = rulesOf(deal);
  return {
    size: source.tiles.length + source.aside.length,
    ...standing(source),
    sides: geometry.stacks.map((stacks, seat) => ({ stacks, before: stacksBefore(geometry.stacks, seat) })),
    firstStack: breakStack(geometry, wallBreak),
    replaces: layOuts.replaced || tiles.copies.some((count, kind) => count > 0 && tiles.bonus[kind]),
    dice,
  };
}

/** The wall closes over a tile that is set aside; on the table its place stays bare. */
function standing(source: Extract<TileSource, { type: 'wall' }>): Pick<WallView, 'front' | 'back' | 'gaps'> {
  const { tiles, front, back, aside } = source;
  if (aside.length === 0) return { front, back, gaps: NO_GAPS };
  const built = wholeWall(source);
  const placeOf = (at: number) => built.indexOf(tiles[at] ?? -1);
  const gaps = aside.map(({ tile }) => built.indexOf(tile));
  if (front === back) return { front: built.length, back: built.length, gaps };
  return { front: placeOf(front), back: placeOf(back - 1) + 1, gaps };
}
