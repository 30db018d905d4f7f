import { useEffect } from 'react';
import { followPageKeys } from '../live/pageKeys';

interface KeysOnward {
  readonly Enter?: (() => void) | null;
  readonly g?: () => void;
}

/** After an answer these keys lead on; null before it. Enter does but where it presses a button. */
export function useKeysOnward(keys: KeysOnward | null): void {
  useEffect(() => {
    if (!keys) return undefined;
    return followPageKeys((key, { target }) => {
      const isPressing = key === 'Enter' && target instanceof HTMLButtonElement;
      const run = !isPressing && (key === 'Enter' || key === 'g') ? keys[key] : null;
      // What follows takes the focus: used here, this key does not press its button.
      run?.();
      return Boolean(run);
    });
  });
}
