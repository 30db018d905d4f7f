import { EVEN } from '../beliefs/beliefs';
import type { Beliefs } from '../beliefs/beliefs';
import type { GameBook } from '../botPart';
import { cardForesight } from './cardForesight';
import type { CardEnds, CardTrust } from './cardForesight';
import { CardMind } from './cardMind';
import { CardPlans } from './cardPlans';
import type { CardTaste } from './cardTaste';

/** In imagined deals hands that miss so many tiles more than the nearest are not weighed. */
const NEAR = 2;

/** What play has shown of hands and deals: `npm run research -- believe`. */
export interface CardFindings extends CardEnds {
  /** By `nearPlace`, how often so many tiles are missing of a hand. */
  readonly missing: NonNullable<Beliefs['missing']>;
}

/** How its players err, and how far what is said of positions can be trusted. */
interface CardPlayers {
  readonly slips: NonNullable<GameBook['slips']>;
  readonly trust: CardTrust;
}

/** A game whose hands stand on a card, as bots see it. */
export function cardBook(taste: CardTaste, found: CardFindings, { slips, trust }: CardPlayers): GameBook {
  return {
    routes: null,
    slips,
    plans: new CardPlans(),
    beliefs: { ...EVEN, missing: found.missing },
    foresight: cardForesight(new CardMind(taste), found, trust),
    newMind: () => new CardMind(taste),
    newQuick: () => new CardMind({ ...taste, caution: 0, window: NEAR, atOnce: true }),
  };
}
