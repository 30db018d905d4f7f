import type { SeatView } from '../../engine/view';
import type { Beliefs } from '../beliefs/beliefs';
import type { Prices } from '../advantage/advantage';
import type { NetworkWeights } from '../value/network';
import advantageCommon from './advantage.hong-kong-common.json';
import advantageLow from './advantage.hong-kong-old.low.json';
import advantageOld from './advantage.hong-kong-old.json';
import beliefsCommon from './beliefs.hong-kong-common.json';
import beliefsLow from './beliefs.hong-kong-old.low.json';
import beliefsOld from './beliefs.hong-kong-old.json';
import { knownGame } from './knownGame';
import type { KnownGame } from './knownGame';
import worthCommon from './worth.hong-kong-common.json';
import worthLow from './worth.hong-kong-old.low.json';
import worthOld from './worth.hong-kong-old.json';

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
