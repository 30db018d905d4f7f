import { createContext, useContext, useMemo, useState } from 'react';
import type { TileKind } from '../../engine/types';
import { useGame, useStores } from '../context';

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

/** The aids of one hand; the next hand begins without. The goal is for those who are new. */
export function useAidsState(): TableAids {
  const deal = useGame(({ match }) => (match ? `${match.bits} ${match.text} ${match.dealt}` : ''));
  const { settings } = useStores();
  const [isNewcomer] = useState(() => settings.getState().lastMatch === null);
  const [of, setOf] = useState(deal);
  const [never, setNever] = useState(NO_AIDS.never);
  if (of !== deal) {
    setOf(deal);
    setNever(NO_AIDS.never);
  }
  return useMemo(() => ({ never, setNever, isNewcomer }), [never, isNewcomer]);
}
