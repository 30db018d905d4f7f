import { expect, test } from 'vitest';
import { addRuleSet } from '../../../src/engine/knownRules';
import { startNextDeal } from '../../../src/engine/match';
import { hongKongNew } from '../../../src/rule-sets/hong-kong-new';
import { playRandomDeal, randomMatch, testRandom } from '../../support/randomPlay';

addRuleSet(await hongKongNew.rules());

const DEALS = 8;

test('random play under random options ends, keeps every tile and pays what is received', () => {
  for (let at = 0; at < DEALS; at++) {
    const { deal } = startNextDeal(randomMatch('hong-kong-new', `new style ${at}`));
    const over = playRandomDeal(deal, testRandom(`new style ${at}`), ({ after }) => {
      const laid = after.seats.flatMap(({ hand, melds }) => [
        ...hand,
        ...melds.flatMap(({ tiles }) => tiles),
      ]);
      expect(new Set(laid).size).toBe(laid.length);
    });
    expect(over.phase.type).toBe('ended');
    expect(over.ledger.every(({ from, to }) => from !== null && to !== null)).toBe(true);
  }
});
