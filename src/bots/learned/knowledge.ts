import type { RuleSetId } from '../../engine/types';
import type { NetworkWeights } from '../value/network';
import advantageHongKongOld from './advantage.hong-kong-old.json';
import worthHongKongOld from './worth.hong-kong-old.json';

/** What was learned from play under a rule set. */
export interface Knowledge {
  /** What positions are worth: `npm run fit`. */
  readonly worth: NetworkWeights;
  /** Points for each trait of a choice: `npm run learn`. */
  readonly advantage: readonly number[];
}

/** Null where nothing was learned. */
export function knowledgeOf(rules: RuleSetId): Knowledge | null {
  return rules === 'hong-kong-old'
    ? { worth: worthHongKongOld, advantage: advantageHongKongOld.weights }
    : null;
}
