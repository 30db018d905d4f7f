import { useEffect } from 'react';
import { useStores } from '../context';
import { followPageKeys } from '../live/pageKeys';
import { FILTERS } from './figures';
import type { ShownHand } from './shownHand';
import type { Filter } from '../languages/en/review';

interface ReviewKeys {
  readonly setFilter: (filter: Filter) => void;
  readonly toggleTable: () => void;
  readonly playOn: () => void;
  readonly practice: () => void;
}

/** Every key of a review. Those of one character can be switched off, as at the table. */
export function useReviewKeys(hand: ShownHand, keys: ReviewKeys): void {
  const { settings } = useStores();
  useEffect(() => {
    const { shown, moments, selected, filter } = hand;
    const pick = (at: number | undefined) => at !== undefined && hand.pick(at);
    const named: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => pick(shown.findLast((each) => selected === null || each < selected)),
      ArrowRight: () => pick(shown.find((each) => selected === null || each > selected)),
      Home: () => pick(shown[0]),
      End: () => pick(shown.at(-1)),
    };
    const lettered: Readonly<Record<string, () => void>> = {
      m: () => pick(moments[(moments.indexOf(selected ?? -1) + 1) % moments.length]),
      f: () => keys.setFilter(FILTERS[(FILTERS.indexOf(filter) + 1) % FILTERS.length] ?? 'all'),
      t: keys.toggleTable,
      g: keys.playOn,
      a: keys.practice,
    };
    return followPageKeys((key, { target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return false;
      const does = named[key] ?? (settings.getState().letterKeys ? lettered[key] : undefined);
      does?.();
      return does !== undefined;
    });
  });
}
