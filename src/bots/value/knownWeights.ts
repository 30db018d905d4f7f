import type { RuleSetId } from '../../engine/types';
import hongKongOld from './hongKongOld.json';
import type { NetworkWeights } from './network';

/** What was learned of the worth of positions under a rule set; null where nothing was. */
export function knownWeights(rules: RuleSetId): NetworkWeights | null {
  return rules === 'hong-kong-old' ? hongKongOld : null;
}
