import type { Bot } from '../../src/bots/bot';
import { botCalled } from '../../src/bots/registry';
import { playFixedHand } from '../../src/cli/simulate';
import { optionsOf } from '../support/rigged';

declare global {
  interface Window {
    /** Has one bot play some hands against three `routes-1`: how long each of its choices took, by the clock given. */
    timeDecisions: (id: string, hands: number, now: () => number) => readonly number[];
  }
}

const SEED = 20261123;

window.timeDecisions = (id, hands, now) => {
  const times: number[] = [];
  const bots = [timed(botCalled(id), times, now), ...Array<Bot>(3).fill(botCalled('routes-1'))];
  const game = { rules: 'hong-kong-old', options: optionsOf('hong-kong-old'), seed: SEED, bots };
  for (let hand = 0; hand < hands; hand++) playFixedHand(game, hand, hand % bots.length);
  return times;
};

/** The same bot; where it has a choice, the time it takes is appended to `times`. */
function timed(bot: Bot, times: number[], now: () => number): Bot {
  return {
    id: bot.id,
    decide: (view, choices, random) => {
      if (choices.length === 1) return bot.decide(view, choices, random);
      const start = now();
      const action = bot.decide(view, choices, random);
      times.push(now() - start);
      return action;
    },
  };
}
