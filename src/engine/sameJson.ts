import { canonicalText } from './canonical';

/** Whether two values are the same JSON, whatever the order of their fields. */
export function sameJson(a: unknown, b: unknown): boolean {
  return canonicalText(a) === canonicalText(b);
}
