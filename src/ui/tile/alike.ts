import { createContext, useContext } from 'react';
import type { TileKind } from '../../engine/types';

/** The kind of the selected tile: its open copies are marked at the table. */
export const AlikeContext = createContext<TileKind | null>(null);

export function useIsAlike(kind: TileKind): boolean {
  return useContext(AlikeContext) === kind;
}
