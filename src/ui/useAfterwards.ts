import { useEffect, useState } from 'react';
import type { Lazy } from '../store/lazyOnce';
import { afterPaint } from './motion/afterPaint';

/** A part that a screen can begin without: asked for once the screen is drawn; null until it is there. */
export function useAfterwards<T extends object>(part: Lazy<T>): T | null {
  const [there, setThere] = useState(part.now);
  useEffect(() => afterPaint(() => void part.load().then(setThere, () => null)), [part]);
  return there;
}
