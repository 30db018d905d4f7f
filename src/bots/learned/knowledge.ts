import type { SeatView } from '../../engine/view';
import type { Beliefs } from '../beliefs/beliefs';
import type { Prices } from '../advantage/advantage';
import type { NetworkWeights } from '../value/network';
import advantageCommon from '../../rule-sets/hong-kong-common/learned/advantage.json';
import advantageLow from '../../rule-sets/hong-kong-old/learned/advantage.low.json';
import advantageOld from '../../rule-sets/hong-kong-old/learned/advantage.json';
import beliefsCommon from '../../rule-sets/hong-kong-common/learned/beliefs.json';
import beliefsLow from '../../rule-sets/hong-kong-old/learned/beliefs.low.json';
import beliefsOld from '../../rule-sets/hong-kong-old/learned/beliefs.json';
import { knownGame } from './knownGame';
import type { KnownGame } from './knownGame';
import worthCommon from '../../rule-sets/hong-kong-common/learned/worth.json';
import worthLow from '../../rule-sets/hong-kong-old/learned/worth.low.json';
import worthOld from '../../rule-sets/hong-kong-old/learned/worth.json';

/** What was learned from play under a rule set. */
export interface Knowledge {
  /** What ten faan paid there, in base points: a table that pays otherwise counts in multiples of it. */
  readonly tenFaan: number;
  /** What positions are worth: `npm run fit`. */
  readonly worth: NetworkWeights;
  /** What the traits of choices are worth: `npm run learn`. */
  readonly advantage: Prices;
  /** What others hide: `npm run believe`. */
  readonly beliefs: Beliefs;
}

const KNOWLEDGE: Readonly<Record<KnownGame, Knowledge>> = {
  'hong-kong-old': { tenFaan: 8, worth: worthOld, advantage: advantageOld, beliefs: beliefsOld },
  'hong-kong-old.low': { tenFaan: 64, worth: worthLow, advantage: advantageLow, beliefs: beliefsLow },
  'hong-kong-common': {
    tenFaan: 128,
    worth: worthCommon,
    advantage: advantageCommon,
    beliefs: beliefsCommon,
  },
};

/** Null where nothing was learned. */
export function knowledgeOf({ rules, options }: Pick<SeatView, 'rules' | 'options'>): Knowledge | null {
  const game = knownGame(rules, options);
  return game && KNOWLEDGE[game];
}
