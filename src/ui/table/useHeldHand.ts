import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { TileId, TileKind } from '../../engine/types';
import { heldHand } from '../../store/selectors/hand';
import type { HeldHand } from '../../store/selectors/hand';
import { useGame, useKinds, useStores } from '../context';
import type { Stores } from '../context';
import { useSwitch } from '../switches/useSwitch';

const NO_TILES: readonly TileId[] = [];
const NO_HAND: HeldHand = { tiles: NO_TILES, drawn: null };

/** In which order the player has laid the tiles of one hand. */
interface LaidOrder {
  readonly deal: string;
  readonly tiles: readonly TileId[];
}

/** One for each table: the order is still there when the player comes back to it. */
const orders = new WeakMap<Stores['game'], StoreApi<LaidOrder>>();

function orderAt(game: Stores['game']): StoreApi<LaidOrder> {
  const known = orders.get(game) ?? createStore<LaidOrder>()(() => ({ deal: '', tiles: NO_TILES }));
  orders.set(game, known);
  return known;
}

interface Order {
  /** Empty where the player has moved no tile in this hand. */
  readonly tiles: readonly TileId[];
  readonly lay: (tiles: readonly TileId[]) => void;
}

/** The player's own order, in this hand alone. */
function useOrder(): Order {
  const store = orderAt(useStores().game);
  const deal = useGame(({ match }) => (match ? `${match.bits} ${match.text} ${match.dealt}` : ''));
  const order = useStore(store);
  return {
    tiles: order.deal === deal ? order.tiles : NO_TILES,
    lay: (tiles) => store.setState({ deal, tiles }),
  };
}

interface Sorting {
  readonly isSorted: boolean;
  /** Sorts the hand, for as long as it is played. One that is sorted is left as drawn. */
  readonly sort: () => void;
}

/** Whether the hand lies sorted, and what changes that. */
export function useSorting(): Sorting {
  const { game } = useStores();
  const { tiles, lay } = useOrder();
  const isSorted = useSwitch('sorted') && tiles.length === 0;
  const sort = () => {
    lay(NO_TILES);
    game.getState().switchForHand({ sorted: !isSorted });
  };
  return { isSorted, sort };
}

interface HeldHandControls {
  readonly hand: HeldHand;
  /** Puts a held tile at another place; the order is the player's own until the hand ends. */
  readonly move: (tile: TileId, to: number) => void;
}

/** The own tiles as they are held: sorted, as they came, or in the order in which the player has laid them. */
export function useHeldHand(): HeldHandControls {
  const view = useGame((state) => state.view);
  const sorted = useSwitch('sorted');
  const kinds = useKinds();
  const { tiles: order, lay } = useOrder();
  const hand = useMemo(() => {
    const held = view ? heldHand(view, sorted) : NO_HAND;
    return order.length === 0 ? held : inOrder(held, order, sorted ? kinds : null);
  }, [view, sorted, order, kinds]);
  const move = (tile: TileId, to: number) => {
    const others = hand.tiles.filter((other) => other !== tile);
    if (others.length < hand.tiles.length) lay(others.toSpliced(to, 0, tile));
  };
  return { hand, move };
}

/** The tiles of `order`, and those that came since: where they fit best by these kinds, else at the end. */
function inOrder(hand: HeldHand, order: readonly TileId[], kinds: readonly TileKind[] | null): HeldHand {
  const placed = order.filter((tile) => hand.tiles.includes(tile));
  for (const tile of hand.tiles) {
    if (placed.includes(tile)) continue;
    placed.splice(kinds ? fittingPlace(placed, tile, kinds) : placed.length, 0, tile);
  }
  return { ...hand, tiles: placed };
}

/** The place with the fewest lower tiles behind it and higher ones before it. */
function fittingPlace(placed: readonly TileId[], tile: TileId, kinds: readonly TileKind[]): number {
  const kindOf = (each: TileId) => kinds[each] ?? 0;
  let wrong = 0;
  let [place, least] = [0, 0];
  for (const [at, other] of placed.entries()) {
    wrong += Math.sign(kindOf(other) - kindOf(tile)) || -1;
    if (wrong <= least) [place, least] = [at + 1, wrong];
  }
  return place;
}
