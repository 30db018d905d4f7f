import { useEffect } from 'react';
import { useGame } from '../context';

/** The clock of a claim stands while something covers the table. */
export function usePause(isCovered: boolean): void {
  const pause = useGame((state) => state.pause);
  useEffect(() => {
    if (!isCovered) return;
    pause(true);
    return () => pause(false);
  }, [isCovered, pause]);
}
