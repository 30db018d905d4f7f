import { useEffect } from 'react';

/** Keys that go with another one, or belong to the browser. */
const NOT_ALONE = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|F\d+|Tab)$/;

/** Calls this at the next key, which then does nothing else. A key that is held down does not count. */
export function useAnyInput(run: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || NOT_ALONE.test(event.key)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) run();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [run]);
}
