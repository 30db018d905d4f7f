import { useEffect, useState } from 'react';
import { whenIdle } from '../live/idle';

/** So many rows fill every screen; the others follow when the page has nothing else to do. */
const FIRST = 10;
const STEP = 10;

/** How many of so many rows are drawn. `of`: what they are rows of; another list begins anew. */
export function useGrowing(of: readonly unknown[]): number {
  const [grown, setGrown] = useState({ of, count: FIRST });
  const count = grown.of === of ? grown.count : FIRST;
  const isWhole = count >= of.length;
  useEffect(() => {
    if (isWhole) return undefined;
    return whenIdle(() => setGrown({ of, count: count + STEP }));
  }, [of, count, isWhole]);
  return Math.min(count, of.length);
}
