import { expect, test } from 'vitest';
import { startNextDeal } from '../../../src/engine/match';
import { competition } from '../../../src/rule-sets/competition';
import { wordsOf } from '../../../src/wordFiles';
import { playRandomDeal, randomMatch, testRandom } from '../../support/randomPlay';

const DEALS = 8;

test('random play under random options ends, keeps every tile and pays what is received', () => {
  for (let at = 0; at < DEALS; at++) {
    const { deal } = startNextDeal(randomMatch('competition', `competition ${at}`));
    const over = playRandomDeal(deal, testRandom(`competition ${at}`), ({ after }) => {
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

test('every item has a word and an example', async () => {
  const english = await wordsOf(competition.id)['en']?.();
  const { examples } = await competition.examples();
  expect(Object.keys(english?.items ?? {})).toEqual(Object.keys(examples));
});
