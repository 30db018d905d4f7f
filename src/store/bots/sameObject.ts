import type { Options } from '../../engine/types';

const known = new Map<string, Options>();

/**
 * Gives the same object for equal options. Every message to a thread brings a copy, and resolved rules are cached by
 * identity.
 */
export function sameObject(options: Options): Options {
  const key = JSON.stringify(options);
  const found = known.get(key) ?? options;
  known.set(key, found);
  return found;
}
