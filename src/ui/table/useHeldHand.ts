import { useMemo, useState } from 'react';
import type { TileId } from '../../engine/types';
import { heldHand } from '../../store/facts/hand';
import type { HeldHand } from '../../store/facts/hand';
import { useGame, useSettings, useStores } from '../context';

const NO_TILES: readonly TileId[] = [];
const NO_HAND: HeldHand = { tiles: NO_TILES, drawn: null };

interface HeldHandControls {
  readonly hand: HeldHand;
  /** Puts a held tile at another place of the hand, which is then no longer sorted. */
  readonly move: (tile: TileId, to: number) => void;
}

/** The own tiles as they are held: sorted, or in the order in which the player has laid them. */
export function useHeldHand(): HeldHandControls {
  const view = useGame((state) => state.view);
  const sorted = useSettings((state) => state.sorted);
  const { settings } = useStores();
  const [order, setOrder] = useState(NO_TILES);
  const hand = useMemo(
    () => (view ? inOrder(heldHand(view, sorted), sorted ? NO_TILES : order) : NO_HAND),
    [view, sorted, order],
  );
  const move = (tile: TileId, to: number) => {
    const others = hand.tiles.filter((other) => other !== tile);
    if (others.length === hand.tiles.length) return;
    setOrder(others.toSpliced(to, 0, tile));
    settings.getState().change({ sorted: false });
  };
  return { hand, move };
}

/** The tiles of `order` first, then the others as they came. */
function inOrder(hand: HeldHand, order: readonly TileId[]): HeldHand {
  if (order.length === 0) return hand;
  const placed = order.filter((tile) => hand.tiles.includes(tile));
  return { ...hand, tiles: [...placed, ...hand.tiles.filter((tile) => !placed.includes(tile))] };
}
