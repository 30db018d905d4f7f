import { useEffect } from 'react';
import { useGame } from '../context';

/** Nobody's time runs out while the coach is read. A menu that closes over it must not start the clock again. */
export function useClockStopped(): void {
  const isCounting = useGame(({ secondsLeft }) => secondsLeft !== null);
  const isPaused = useGame(({ paused }) => paused);
  const pause = useGame((state) => state.pause);
  useEffect(() => {
    if (isCounting && !isPaused) pause(true);
  }, [isCounting, isPaused, pause]);
  useEffect(() => (isCounting ? () => pause(false) : undefined), [isCounting, pause]);
}
