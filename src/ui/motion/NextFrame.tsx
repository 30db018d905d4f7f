import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { afterPaint } from './afterPaint';
import { isArriving } from './screenChanges';

/** While a screen slides in, these parts of it are drawn in a frame of their own; else at once. */
export function NextFrame({ children }: { readonly children: ReactNode }) {
  const [isDrawn, setIsDrawn] = useState(!isArriving());
  useEffect(() => afterPaint(() => setIsDrawn(true)), []);
  return isDrawn && children;
}
