import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';

interface KeptFocus {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

/** Handlers for a list of options whose order may change: one that had the focus has it again in its new place. */
export function useKeptFocus(list: RefObject<HTMLElement | null>): KeptFocus {
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && focused.current !== null)
      list.current?.querySelector<HTMLElement>(`[data-option="${CSS.escape(focused.current)}"]`)?.focus();
  });
  return {
    onFocus: ({ target }) => {
      focused.current = target instanceof HTMLElement ? (target.dataset['option'] ?? null) : null;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
