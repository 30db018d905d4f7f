import { useCallback, useLayoutEffect, useRef } from 'react';

interface Place {
  readonly top: number;
  /** The match whose button was pressed, and the button's place in its row. */
  readonly match: string;
  readonly button: number;
}

/** Whoever comes back to the list finds it where it was left, and the keyboard too. Gives what notes the place. */
export function useReturn(isShown: boolean): () => void {
  const place = useRef<Place | null>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (!isShown || !current) return;
    place.current = null;
    const row = document.querySelector(`[data-match="${CSS.escape(current.match)}"]`);
    row?.querySelectorAll('button')[current.button]?.focus({ preventScroll: true });
    window.scrollTo(0, current.top);
  }, [isShown]);
  return useCallback(() => {
    const button = document.activeElement?.closest('button') ?? null;
    const row = button?.closest<HTMLElement>('[data-match]');
    place.current = {
      top: window.scrollY,
      match: row?.dataset['match'] ?? '',
      button: button && row ? [...row.querySelectorAll('button')].indexOf(button) : -1,
    };
  }, []);
}
