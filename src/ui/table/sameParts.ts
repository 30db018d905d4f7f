import { useState } from 'react';
import type { TableStore } from '../../store/types';
import { useGame } from '../context';

/** Plain data of the game; what is as it was stays the same object, so that nothing is drawn again for it. */
export function useGameParts<T>(select: (state: TableStore) => T): T {
  const [keep] = useState(keepSameParts<T>);
  return useGame((state) => keep(select(state)));
}

/** A function that gives each value with the parts of the one before it that are the same. */
export function keepSameParts<T>(): (now: T) => T {
  let before: T | undefined;
  return (now) => (before = withSameParts(before, now));
}

/**
 * Gives `now`, but every part that equals a part of `before` is that same object, so that React need not draw
 * it again. Both are plain data.
 */
export function withSameParts<T>(before: unknown, now: T): T {
  if (before === now || !isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now))
    return now;
  const parts = Object.entries(now).map(([key, part]) => [key, withSameParts(before[key], part)] as const);
  const isSame = ([key, part]: (typeof parts)[number]) => key in before && before[key] === part;
  if (parts.length === Object.keys(before).length && parts.every(isSame)) return before as T;
  return (Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return Object(value) === value;
}
