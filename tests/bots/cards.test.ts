import { describe, expect, test } from 'vitest';
import { botCalled } from '../../src/bots/registry';
import { playDeal } from '../../src/bots/playDeal';
import { ruleSetIds, rulesOf } from '../../src/engine/knownRules';
import { startNextDeal } from '../../src/engine/match';
import { seatView } from '../../src/engine/view';
import { randomMatch, testRandom } from '../support/randomPlay';
import { optionsOf } from '../support/rigged';
import { findPeeks } from '../verify/hidden';

const withCard = ruleSetIds().filter((rules) => rulesOf({ rules, options: optionsOf(rules) }).card);

describe.each(withCard)('under %s', (rules) => {
  test.each(['gentle-2', 'routes-1', 'sharp'])('nothing hidden changes a decision of %s', (id) => {
    expect(findPeeks(botCalled(id), { positions: 40, label: `cards ${id}`, rules: [rules] })).toEqual([]);
  });

  test('wild tiles are neither thrown nor passed while others are held', () => {
    const { tiles } = rulesOf({ rules, options: optionsOf(rules) });
    const isWild = (tile: number): boolean => tiles.wild.includes(tiles.kinds[tile]!);
    let held = 0;
    let thrown = 0;
    for (let index = 0; index < 3; index++) {
      const { deal, events } = startNextDeal(randomMatch(rules, `wild ${index}`));
      playDeal(
        deal,
        (now, seat, choices) => {
          const view = seatView(now, seat);
          const choice = botCalled('sharp').decide(view, choices, testRandom('wild'));
          if (choice.type !== 'discard' || !view.hand.some(isWild)) return choice;
          held++;
          if (isWild(choice.tile)) thrown++;
          return choice;
        },
        events,
      );
    }
    expect(held).toBeGreaterThan(20);
    expect(thrown).toBeLessThan(held / 20);
  });
});
