import { EVEN } from '../beliefs/beliefs';
import type { Beliefs } from '../beliefs/beliefs';
import type { GameBook } from '../botPart';
import { CardMind } from './cardMind';
import { CardPlans } from './cardPlans';
import type { CardTaste } from './cardTaste';

/** So many discards are looked at a tile ahead. */
const AHEAD = 4;

/** In imagined deals hands that miss so many tiles more than the nearest are not weighed. */
const NEAR = 2;

/**
 * A game whose hands stand on a card, as bots see it. `missing`: by `nearPlace`, how often so many tiles are missing of a
 * hand (`npm run research -- believe`).
 */
export function cardBook(taste: CardTaste, missing: NonNullable<Beliefs['missing']>): GameBook {
  return {
    routes: null,
    plans: new CardPlans(),
    beliefs: { ...EVEN, missing },
    newMind: ({ ahead = false }) => new CardMind(ahead ? { ...taste, ahead: AHEAD } : taste),
    newQuick: () => new CardMind({ ...taste, caution: 0, window: NEAR }),
  };
}
