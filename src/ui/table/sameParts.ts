/**
 * Gives `now`, but every part that equals a part of `before` is that same object, so that React need not draw
 * it again. Both are plain data.
 */
export function withSameParts<T>(before: unknown, now: T): T {
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const parts = Object.entries(now).map(([key, part]) => [key, withSameParts(before[key], part)] as const);
  const isSame = ([key, part]: (typeof parts)[number]) => key in before && Object.is(before[key], part);
  if (parts.length === Object.keys(before).length && parts.every(isSame)) return before as T;
  return (Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
