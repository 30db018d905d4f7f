import { EVEN } from '../beliefs/beliefs';
import type { Beliefs } from '../beliefs/beliefs';
import type { GameBook } from '../botPart';
import { cardForesight } from './cardForesight';
import type { CardEnds } from './cardForesight';
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

/** A game whose hands stand on a card, as bots see it. */
export function cardBook(
  taste: CardTaste,
  found: CardFindings,
  slips: NonNullable<GameBook['slips']>,
): GameBook {
  return {
    routes: null,
    slips,
    plans: new CardPlans(),
    beliefs: { ...EVEN, missing: found.missing },
    foresight: cardForesight(new CardMind(taste), found),
    newMind: () => new CardMind(taste),
    newQuick: () => new CardMind({ ...taste, window: NEAR }),
  };
}
