import { rulesOf } from '../../engine/knownRules';
import { ProbedPlans } from '../bookless/plans';
import type { Bot } from '../bot';
import { CardMind } from '../card/cardMind';
import { FIRST_CARD_TASTE } from '../card/cardTaste';
import { OpenMind } from '../targets/openMind';
import { FIRST_TASTE } from '../targets/taste';

/** It plays any game by the first guess, with a wider look at routes. */
const byRoutes = new OpenMind(new ProbedPlans(), { ...FIRST_TASTE, window: 1.4 });
const byCard = new CardMind(FIRST_CARD_TASTE);

/** Plays any game from its rules alone: by its card, or by asking what made-up hands are worth. */
export const bookless: Bot = {
  id: 'bookless',
  decide: (view, choices) => (rulesOf(view).card ? byCard : byRoutes).decide(view, choices),
};
