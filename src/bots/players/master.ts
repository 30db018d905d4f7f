import type { Bot } from '../bot';
import type { Budget } from '../rollouts/compare';
import type { StyleId } from '../styles/styleIds';
import { searchingBot } from './searchingBot';

export const MASTER_BUDGET: Budget = { choices: 4, deals: 12, rounds: 8 };

/** Plays as `sharp` does, but looks into a claim in up to ninety-six imagined deals. */
export function masterAs(id: string, style?: StyleId): Bot {
  return searchingBot({ id, style, budget: MASTER_BUDGET });
}
