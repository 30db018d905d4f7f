import { positionsOf } from '../../research/reference/positions';
import type { Found, Sort } from '../../research/reference/positions';
import { optionsOf } from './rigged';

const SEED = 11;

/** A rule set as it comes. */
export function gameOf(rules: string) {
  return { rules, options: optionsOf(rules) };
}

/** Decisions as they come in play of a rule set as it comes. */
export function someOf(rules: string, sort: Sort, count: number): readonly Found[] {
  const found: Found[] = [];
  for (let hand = 0; found.length < count; hand++)
    found.push(...positionsOf({ ...gameOf(rules), seed: SEED, sort }, hand));
  return found.slice(0, count);
}
