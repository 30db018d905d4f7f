import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { isArriving } from './screenChanges';

/** While a screen slides in, these parts of it are drawn in a frame of their own; else at once. */
export function NextFrame({ children }: { readonly children: ReactNode }) {
  const [isDrawn, setIsDrawn] = useState(!isArriving());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsDrawn(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isDrawn && children;
}
