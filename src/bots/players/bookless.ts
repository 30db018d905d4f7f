import { rulesOf } from '../../engine/knownRules';
import { ProbedPlans } from '../bookless/plans';
import type { Bot } from '../bot';
import { CardPlans } from '../card/cardPlans';
import { OpenMind } from '../targets/openMind';
import { FIRST_TASTE } from '../targets/taste';

/** It plays any game by the first guess, with a wider look at routes, and a wider one still at the hands of a card. */
const byRoutes = new OpenMind(new ProbedPlans(), { ...FIRST_TASTE, window: 1.4 });
const byCard = new OpenMind(new CardPlans({ nearer: 7, concealed: 0.8 }), { ...FIRST_TASTE, window: 2.4 });

/** Plays any game from its rules alone: by its card, or by asking what made-up hands are worth. */
export const bookless: Bot = {
  id: 'bookless',
  decide: (view, choices) => (rulesOf(view).card ? byCard : byRoutes).decide(view, choices),
};
