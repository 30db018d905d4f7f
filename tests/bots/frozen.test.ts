import { describe, expect, test } from 'vitest';
import { decideWith, playDeal, type Decide } from '../../src/bots/playDeal';
import { botCalled } from '../../src/bots/registry';
import { startMatch, startNextDeal } from '../../src/engine/match';
import { hashText } from '../../src/engine/random';
import type { Action } from '../../src/engine/types';
import { optionsOf } from '../support/rigged';

const DEALS = 40;

/** Everything that four of a bot choose over some fixed deals, as one number. */
function playOf(id: string, rules: string): string {
  const bot = botCalled(id);
  const seated = Array.from({ length: 4 }, (_, player) => ({ bot, player }));
  const options = optionsOf(rules);
  const chosen: Action[] = [];
  for (let index = 0; index < DEALS; index++) {
    const bits = hashText(`frozen ${index}`).slice(0, 32);
    const { deal, events } = startNextDeal(startMatch({ rules, options, bits, text: '' }));
    playDeal(deal, noting(decideWith(seated, [1, 2, 3, index]), chosen), events);
  }
  return hashText(JSON.stringify(chosen)).slice(0, 16);
}

function noting(decide: Decide, chosen: Action[]): Decide {
  return (deal, seat, choices) => {
    const choice = decide(deal, seat, choices);
    chosen.push(choice);
    return choice;
  };
}

/** A rule that was wrong and is now right may change these; an idea for a better bot belongs in a new bot. */
describe('yardsticks play as they did when they were frozen', () => {
  test.each([
    ['routes-1', 'hong-kong-old', 'c3059c8549672aaa'],
    ['routes-1', 'hong-kong-common', '8b72f64cc2d4f1f9'],
    ['routes-1', 'taisen', 'ac13c3a8cb94127e'],
    ['routes-1', 'classical', '4343c3201c49eca9'],
    ['routes-first-guess', 'hong-kong-old', '807b4ae520f7043c'],
    ['routes-first-guess', 'hong-kong-common', 'e8c4752d01e165b8'],
    ['gentle', 'hong-kong-old', '05735e541acdd1f4'],
    ['gentle', 'hong-kong-common', '30174ab837cd6d5a'],
    ['gentle-2', 'hong-kong-old', '89c58cc48c8108a2'],
    ['gentle-2', 'hong-kong-common', 'f73f959068c037a9'],
    ['gentle-2', 'classical', 'c67283c5bde641a3'],
  ])('%s under %s', (id, rules, play) => {
    expect(playOf(id, rules)).toBe(play);
  });
});
