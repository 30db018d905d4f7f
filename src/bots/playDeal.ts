import { advance } from '../engine/advance';
import { legalActions } from '../engine/legalActions';
import { seedDecision, Random } from '../engine/random';
import { hasSeat } from '../engine/state';
import type { Action, Deal, DealEvent, Seat } from '../engine/types';
import { seatView } from '../engine/view';
import type { Bot } from './bot';

/** Chooses for one seat of a deal. */
export type Decide = (deal: Deal, seat: Seat, choices: readonly Action[]) => Action;

/** Plays a deal to its end with `advance`, appending to `events`. Every seat asked decides before any answer is given. */
export function playDeal(deal: Deal, decide: Decide, events: DealEvent[]): void {
  const answers: Action[] = [];
  while (deal.pending) {
    answers.length = 0;
    for (let seat = 0; seat < deal.seats.length; seat++) {
      if (hasSeat(deal.pending.waiting, seat)) answers.push(decide(deal, seat, legalActions(deal, seat)));
    }
    for (const answer of answers) advance(deal, answer, events);
  }
}

/** A bot and the player it is. */
export interface SeatedBot {
  readonly bot: Bot;
  readonly player: number;
}

/** Bots by seat, each with its own stream: the words of the deal, its player, and how many decisions it has made. */
export function decideWith(seated: readonly SeatedBot[], words: readonly number[]): Decide {
  const random = new Random(words);
  const decisions = seated.map(() => 0);
  return (deal, seat, choices) => {
    const decision = decisions[seat] as number;
    decisions[seat] = decision + 1;
    const { bot, player } = seated[seat] as SeatedBot;
    seedDecision(random, words, { player, decision });
    return bot.decide(seatView(deal, seat), choices, random);
  };
}
