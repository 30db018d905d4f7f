import { useEffect } from 'react';
import { useAsked, usePractice } from './usePracticeStore';
import { followPageKeys } from '../live/pageKeys';

/** After an answer: G plays on, and Enter goes on to the next position of a set, but where it presses a button. */
export function useKeysOnward(): void {
  const { answer } = useAsked();
  const isInSet = usePractice((state) => state.day === null);
  const next = usePractice((state) => state.next);
  const playOn = usePractice((state) => state.playOn);
  useEffect(() => {
    if (!answer) return undefined;
    return followPageKeys((key, { target }) => {
      const run = { Enter: isInSet && !(target instanceof HTMLButtonElement) ? next : null, g: playOn }[key];
      if (!run) return false;
      // The next position takes the focus: used here, this key does not press its button.
      run();
      return true;
    });
  }, [answer, isInSet, next, playOn]);
}
