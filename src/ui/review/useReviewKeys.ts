import { useEffect } from 'react';
import { useStores } from '../context';
import { followPageKeys } from '../live/pageKeys';
import { FILTERS } from './figures';
import type { Filter } from '../languages/en/review';

type Keys = Readonly<Record<string, () => unknown>>;

/** Keys of one character can be switched off, as at the table. */
function useKeys(named: Keys, lettered: Keys): void {
  const { settings } = useStores();
  useEffect(() =>
    followPageKeys((key, { target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return false;
      const does = named[key] ?? (settings.getState().letterKeys ? lettered[key] : undefined);
      does?.();
      return does !== undefined;
    }),
  );
}

interface OverviewKeys {
  readonly filter: Filter;
  readonly setFilter: (filter: Filter) => void;
  readonly toggleTable: () => void;
  readonly toCostliest: () => void;
}

/** The keys of the overview of a hand. */
export function useOverviewKeys({ filter, setFilter, toggleTable, toCostliest }: OverviewKeys): void {
  useKeys(
    {},
    {
      m: toCostliest,
      f: () => setFilter(FILTERS[(FILTERS.indexOf(filter) + 1) % FILTERS.length] ?? 'all'),
      t: toggleTable,
    },
  );
}

interface LookKeys {
  readonly back: () => void;
  readonly onward: () => void;
  readonly first: () => void;
  readonly last: () => void;
  readonly nextCostliest: () => void;
  readonly openHands: () => void;
  readonly playOn: () => void;
  readonly practice: () => void;
  readonly close: () => void;
}

/** The keys of a decision on the table. */
export function useLookKeys(keys: LookKeys): void {
  useKeys(
    {
      ArrowLeft: keys.back,
      ArrowRight: keys.onward,
      Home: keys.first,
      End: keys.last,
      Escape: keys.close,
    },
    { m: keys.nextCostliest, o: keys.openHands, g: keys.playOn, a: keys.practice },
  );
}
