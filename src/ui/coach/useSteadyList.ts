import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent, MouseEvent, RefObject } from 'react';

/** A press so soon after the order changed was meant for what stood there before; milliseconds. */
const SETTLED = 400;

interface SteadyList {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/**
 * Handlers for a list of options whose order may change under the finger: a press by pointer that follows too closely
 * is dropped, and an option that had the focus has it again in its new place.
 */
export function useSteadyList(list: RefObject<HTMLElement | null>, ids: readonly string[]): SteadyList {
  const order = ids.join(' ');
  const seen = useRef<{ order: string; since: number }>({ order, since: -Infinity });
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (seen.current.order !== order) seen.current = { order, since: performance.now() };
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
    onClickCapture: (event) => {
      if (event.detail === 0 || performance.now() - seen.current.since >= SETTLED) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
