import { createContext, useContext, useEffect } from 'react';
import { createStore } from 'zustand/vanilla';

/** How many reviews are looked at on this page. */
export const OpenReviews = createContext(createStore<{ readonly count: number }>()(() => ({ count: 0 })));

/** Counts this review for as long as it is shown: others think no more meanwhile. */
export function useOpenReview(): void {
  const open = useContext(OpenReviews);
  useEffect(() => {
    open.setState(({ count }) => ({ count: count + 1 }));
    return () => open.setState(({ count }) => ({ count: count - 1 }));
  }, [open]);
}
