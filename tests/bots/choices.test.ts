import { describe, expect, test } from 'vitest';
import type { Bot } from '../../src/bots/bot';
import { decideWith, playDeal } from '../../src/bots/playDeal';
import { botCalled, botIds } from '../../src/bots/registry';
import { standardBot } from '../../src/bots/levels';
import { isSameAction } from '../../src/engine/actions';
import { startMatch, startNextDeal } from '../../src/engine/match';
import { hashText } from '../../src/engine/random';
import { ruleSetIds } from '../../src/engine/knownRules';
import type { DealEvent } from '../../src/engine/types';
import { randomMatch } from '../support/randomPlay';
import { optionsOf } from '../support/rigged';

const DEALS = 8;
/** Of long deals fewer are played: so many choices say enough. */
const ENOUGH = 200;
const STRICT_DEALS = 20;
/** Bots that look ahead, or ask about hundreds of hands at every new table, take longer over each deal. */
const FEWER_DEALS: Readonly<Record<string, number>> = { sharp: 2, master: 1, bookless: 2 };
const WORDS = [1, 2, 3, 4];

/** The same bot, but anything it gives that was not offered throws. `onChoice` is told of each. */
function watched(bot: Bot, onChoice: () => void): Bot {
  return {
    id: bot.id,
    decide: (view, choices, random) => {
      onChoice();
      const choice = bot.decide(view, choices, random);
      if (!choices.some((offered) => isSameAction(offered, choice))) {
        throw new Error(`${bot.id} chose ${JSON.stringify(choice)}, which was not offered.`);
      }
      return choice;
    },
  };
}

describe.each(ruleSetIds())('%s', (rules) => {
  test.each(botIds())('%s gives one of its choices, to the end of every deal', (id) => {
    let asked = 0;
    const bot = watched(botCalled(id), () => asked++);
    const seated = Array.from({ length: 4 }, (_, player) => ({ bot, player }));
    const deals = FEWER_DEALS[id] ?? DEALS;
    for (let index = 0; index < deals && asked < ENOUGH; index++) {
      const { deal, events } = startNextDeal(randomMatch(rules, `choices ${id} ${index}`));
      playDeal(deal, decideWith(seated, WORDS), events);
      expect(deal.phase.type).toBe('ended');
    }
  });

  test('has a standard bot', () => {
    expect(botIds()).toContain(standardBot(rules));
  });
});

describe('with strict calling', () => {
  function falseWins(id: string): number {
    const options = optionsOf('hong-kong-old', { strictCalling: true, falseWin: 'pay' });
    const all: DealEvent[] = [];
    for (let index = 0; index < STRICT_DEALS; index++) {
      const bits = hashText(`strict ${index}`).slice(0, 32);
      const { deal, events } = startNextDeal(startMatch({ rules: 'hong-kong-old', options, bits, text: '' }));
      const seated = Array.from({ length: 4 }, (_, player) => ({ bot: botCalled(id), player }));
      playDeal(deal, decideWith(seated, WORDS), events);
      all.push(...events);
    }
    return all.filter((event) => event.type === 'false-win').length;
  }

  test.each(['fast', 'never-claims', 'routes', 'routes-1'])('%s never calls a false win', (id) => {
    expect(falseWins(id)).toBe(0);
  });

  test('random does', () => {
    expect(falseWins('random')).toBeGreaterThan(20);
  });
});
