import { useEffect } from 'react';
import { useAsked, usePractice } from './usePracticeStore';

/** After an answer: G plays on, and Enter goes on to the next position of a set, but where it presses a button. */
export function useKeysOnward(): void {
  const { answer } = useAsked();
  const isInSet = usePractice((state) => state.day === null);
  const next = usePractice((state) => state.next);
  const playOn = usePractice((state) => state.playOn);
  useEffect(() => {
    if (!answer) return undefined;
    const press = (event: KeyboardEvent) => {
      const { key, target, repeat } = event;
      const run = { enter: isInSet && !(target instanceof HTMLButtonElement) ? next : null, g: playOn }[
        key.toLowerCase()
      ];
      if (repeat || !run) return;
      // The next position takes the focus: this key must not press its button.
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [answer, isInSet, next, playOn]);
}
