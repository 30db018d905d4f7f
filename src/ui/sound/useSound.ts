import { useEffect } from 'react';
import { useStores } from '../context';
import type { followGame as FollowGame } from './follow';

const INPUTS = ['pointerup', 'keydown'] as const;

/** Sounds, spoken claims and vibration. Browsers want an input before any of them: nothing is loaded until then. */
export function useSound(): void {
  const stores = useStores();
  useEffect(() => {
    let end: (() => void) | null = null;
    let isOver = false;
    const rest = () => {
      for (const input of INPUTS) removeEventListener(input, begin, true);
    };
    const begin = () => {
      rest();
      void load().then((followGame) => {
        if (!isOver && followGame) end = followGame(stores);
        return end;
      });
    };
    for (const input of INPUTS) addEventListener(input, begin, true);
    return () => {
      isOver = true;
      rest();
      end?.();
    };
  }, [stores]);
}

/** Without its module the page is silent. */
async function load(): Promise<typeof FollowGame | null> {
  try {
    return (await import('./follow')).followGame;
  } catch {
    return null;
  }
}
