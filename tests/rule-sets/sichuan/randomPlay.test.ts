import { expect, test } from 'vitest';
import { startNextDeal } from '../../../src/engine/match';
import { playRandomDeal, randomMatch, testRandom } from '../../support/randomPlay';

const DEALS = 8;

test('random play under random options ends, keeps every tile and pays what is received', () => {
  for (let at = 0; at < DEALS; at++) {
    const { deal } = startNextDeal(randomMatch('sichuan', `sichuan ${at}`));
    const over = playRandomDeal(deal, testRandom(`sichuan ${at}`), ({ after }) => {
      const laid = after.seats.flatMap(({ hand, melds }) => [
        ...hand,
        ...melds.flatMap(({ tiles }) => tiles),
      ]);
      expect(new Set(laid).size).toBe(laid.length);
    });
    expect(over.phase).toEqual({ type: 'ended', ending: over.wins.length === 3 ? 'won' : 'exhausted' });
    expect(over.ledger.every(({ from, to }) => from !== null && to !== null)).toBe(true);
    for (const { sheet } of over.wins) expect(sheet.legal).toBe(true);
  }
});
