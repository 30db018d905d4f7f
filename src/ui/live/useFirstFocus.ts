import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Gives the focus to an element when it is first shown, so that screen readers begin there. */
export function useFirstFocus<T extends HTMLElement>(preventScroll = false): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => element.current?.focus({ preventScroll }), [preventScroll]);
  return element;
}
