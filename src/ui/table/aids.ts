import { createContext, useContext, useMemo, useState } from 'react';
import { useStores } from '../context';

/** Help for who is new. */
export interface TableAids {
  /** Nothing had been played when the page was opened. */
  readonly isNewcomer?: boolean;
}

export const NO_AIDS: TableAids = {};

export const AidsContext = createContext<TableAids>(NO_AIDS);

export function useAids(): TableAids {
  return useContext(AidsContext);
}

/** The goal is for those who are new. */
export function useAidsState(): TableAids {
  const { settings } = useStores();
  const [isNewcomer] = useState(() => settings.getState().lastMatch === null);
  return useMemo(() => ({ isNewcomer }), [isNewcomer]);
}
