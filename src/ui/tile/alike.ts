import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { TileKind } from '../../engine/types';

/** The kind of the selected tile: its open copies are marked at the table. */
export type SelectedKind = StoreApi<TileKind | null>;

export const createSelectedKind = (): SelectedKind => createStore(() => null);

/** A store and not the kind itself, so that only the tiles that change are drawn again. */
export const AlikeContext = createContext(createSelectedKind());

export function useIsAlike(kind: TileKind): boolean {
  return useStore(useContext(AlikeContext), (selected) => selected === kind);
}
