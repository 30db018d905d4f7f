import { rulesOf } from '../../engine/knownRules';
import type { Deal } from '../../engine/types';
import { breakStack, stacksBefore } from '../../engine/wall';
import type { WallView } from '../types';

/** What everybody sees of the wall. Null if the deal draws from queues instead. */
export function wallView(deal: Deal): WallView | null {
  const { source, dice, wallBreak } = deal;
  if (source.type !== 'wall' || !dice || !wallBreak) return null;
  const { geometry } = rulesOf(deal);
  return {
    size: source.tiles.length + source.aside.length,
    front: source.front,
    back: source.back,
    sides: geometry.stacks.map((stacks, seat) => ({ stacks, before: stacksBefore(geometry.stacks, seat) })),
    firstStack: breakStack(geometry, wallBreak),
    dice,
  };
}
