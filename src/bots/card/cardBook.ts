import type { GameBook } from '../botPart';
import { CardMind } from './cardMind';
import { CardPlans } from './cardPlans';
import type { CardTuning } from './cardPlans';
import type { CardTaste } from './cardTaste';

/** So many discards are looked at a tile ahead. */
const AHEAD = 4;

/** No hand is liked better than another. */
const ALIKE: CardTuning = { nearer: null, concealed: 0 };

/** A game whose hands stand on a card, as bots see it. */
export function cardBook(taste: CardTaste): GameBook {
  return {
    routes: null,
    plans: new CardPlans(ALIKE),
    newMind: ({ ahead = false }) => new CardMind(ahead ? { ...taste, ahead: AHEAD } : taste),
  };
}
