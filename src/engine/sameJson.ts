import { canonicalText } from './canonical';

/** Whether two values are the same JSON, whatever the order of their fields. */
export function sameJson(a: unknown, b: unknown): boolean {
  return canonicalText(a) === canonicalText(b);
}

/** A list in an order that depends on what is in it alone. */
export function inOneOrder<T>(list: readonly T[]): T[] {
  const keyed = list.map((each) => ({ each, key: canonicalText(each) }));
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ each }) => each);
}

/** The same with every list in it in such an order. */
export function withListsInOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return inOneOrder(value.map(withListsInOneOrder));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withListsInOneOrder(field)]));
}
