import { useEffect } from 'react';
import { useGame } from '../context';

/** Stops the clock while something covers the table. */
export function usePause(isCovered: boolean): void {
  const pause = useGame((state) => state.pause);
  useEffect(() => {
    if (!isCovered) return;
    pause(true);
    return () => pause(false);
  }, [isCovered, pause]);
}
