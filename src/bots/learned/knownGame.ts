import { numberOf } from '../../engine/options';
import type { Options, RuleSetId } from '../../engine/types';

/** The games that something was learned of; each has its files here. */
export type KnownGame = 'hong-kong-old' | 'hong-kong-old.low' | 'hong-kong-common';

/** A minimum up to which nearly any hand may win: another game. */
const LOW = 1;

/** Which of them a table plays; null where nothing was learned. It is asked without loading what was learned. */
export function knownGame(rules: RuleSetId, options: Options): KnownGame | null {
  if (rules !== 'hong-kong-old' && rules !== 'hong-kong-common') return null;
  if (numberOf(options, 'minimumFaan') > LOW) return rules;
  return rules === 'hong-kong-old' ? 'hong-kong-old.low' : null;
}
