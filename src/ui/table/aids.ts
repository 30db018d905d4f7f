import { createContext, useContext } from 'react';
import type { TileKind } from '../../engine/types';

/** Help that the player switched on or off for this hand only. */
export interface TableAids {
  /** Kinds not to be asked about again. */
  readonly never: readonly TileKind[];
  readonly setNever: (kinds: readonly TileKind[]) => void;
  /** Nothing had been played when the page was opened. */
  readonly isNewcomer?: boolean;
}

/** Nothing is passed by itself. */
export const NO_AIDS: TableAids = { never: [], setNever: () => undefined };

export const AidsContext = createContext<TableAids>(NO_AIDS);

export function useAids(): TableAids {
  return useContext(AidsContext);
}
