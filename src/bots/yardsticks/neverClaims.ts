import { decideBlindly } from './blind';
import type { Bot } from '../bot';

/** Fewest tiles away from four sets and a pair, blind to what they are worth; claims nothing but a win. */
export const neverClaims: Bot = {
  id: 'never-claims',
  decide: (view, choices) => decideBlindly(view, choices, false),
};
