import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { TileId, TileKind } from '../../engine/types';

/** A tile of the table that is looked at closely. */
export interface Look {
  readonly tile: TileId;
  readonly kind: TileKind;
}

/** What the player points at. Its copies are lit up at the table. */
export interface Pointing {
  /** The kind of the selected tile. */
  readonly selected: TileKind | null;
  /** The kind of the tile on which the mouse rests. */
  readonly near: TileKind | null;
  readonly look: Look | null;
  /** The press under way became a look: letting go does nothing. */
  readonly wasHeld: boolean;
}

/** A store and not its state, so that only the tiles that change are drawn again. */
export type PointingStore = StoreApi<Pointing>;

export const createPointing = (): PointingStore =>
  createStore(() => ({ selected: null, near: null, look: null, wasHeld: false }));

export const PointingContext = createContext(createPointing());

/** Whether tiles of this kind are lit up. */
export function useIsLit(kind: TileKind): boolean {
  return useStore(
    useContext(PointingContext),
    ({ selected, near, look }) => (look?.kind ?? near ?? selected) === kind,
  );
}

/** Looks at this tile, or no longer. */
export function toggleLook(pointing: PointingStore, look: Look): void {
  pointing.setState((now) => ({ look: now.look?.tile === look.tile ? null : look }));
}
