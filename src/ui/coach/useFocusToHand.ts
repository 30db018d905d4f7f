import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Whatever has the focus in this part of the page leaves it to the hand when the part goes. */
export function useFocusToHand(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement))
        document.querySelector<HTMLElement>('.hand [tabindex="0"]')?.focus();
    };
  }, [part]);
}
