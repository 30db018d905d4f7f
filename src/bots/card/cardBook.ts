import { EVEN } from '../beliefs/beliefs';
import type { Beliefs } from '../beliefs/beliefs';
import type { GameBook } from '../botPart';
import { OpenMind } from '../targets/openMind';
import type { Taste } from '../targets/taste';
import { CardPlans } from './cardPlans';
import type { CardTuning } from './cardPlans';

/** No hand is liked better than another. */
const ALIKE: CardTuning = { nearer: null, concealed: 0 };

/** How a bot plays by a card. */
export interface CardTaste {
  readonly hands: CardTuning;
  readonly taste: Taste;
  /** By `nearPlace`, how often so many tiles are missing of a hand: `npm run research -- believe`. */
  readonly missing: NonNullable<Beliefs['missing']>;
}

/** A game whose hands stand on a card, as bots see it. */
export function cardBook({ hands, taste, missing }: CardTaste): GameBook {
  return {
    routes: null,
    beliefs: { ...EVEN, missing },
    plans: new CardPlans(ALIKE),
    newMind: () => new OpenMind(new CardPlans(hands), taste),
  };
}
