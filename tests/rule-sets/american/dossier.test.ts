import { expect, test } from 'vitest';
import { startNextDeal } from '../../../src/engine/match';
import { defaultOptions } from '../../../src/engine/options';
import { parseWin } from '../../../src/engine/scoring/winRequest';
import { american } from '../../../src/rule-sets/american';
import { rules } from '../../../src/rule-sets/american/rules';
import { wordsOf } from '../../../src/wordFiles';
import { playRandomDeal, randomMatch, testRandom } from '../../support/randomPlay';

const DEALS = 12;

test('every hand of the card has an example that counts what it says', async () => {
  const resolved = rules.resolve(defaultOptions(rules.options));
  const { examples } = await american.examples();
  const told = Object.values(examples).map(({ hand }) => {
    const win = parseWin(resolved, { hand, seat: 'S', by: 'discard', from: 'W' });
    const lines = win.ok ? resolved.score(win.value)?.lines : undefined;
    return lines?.map(({ id, value }) => `${id} ${value}`).join(' | ');
  });
  expect(told).toEqual(Object.values(examples).map(({ gives }) => gives));
});

test('its words are in English and Chinese, the same ones', async () => {
  const words = wordsOf(american.id);
  const [english, chinese] = await Promise.all([words['en']?.(), words['zh-Hant-HK']?.()]);
  expect(english?.items).toHaveProperty('jokerless');
  for (const part of ['items', 'options', 'declarations', 'phases', 'notes', 'factors'] as const)
    expect(Object.keys(chinese?.[part] ?? {})).toEqual(Object.keys(english?.[part] ?? {}));
});

test('random play under random options ends, keeps every tile and pays what is received', async () => {
  const { id } = await american.rules();
  for (let at = 0; at < DEALS; at++) {
    const { deal } = startNextDeal(randomMatch(id, `american ${at}`));
    const over = playRandomDeal(deal, testRandom(`american ${at}`), ({ after }) => {
      const laid = after.seats.flatMap(({ hand, melds }) => [
        ...hand,
        ...melds.flatMap(({ tiles }) => tiles),
      ]);
      expect(new Set(laid).size).toBe(laid.length);
    });
    expect(over.phase.type).toBe('ended');
    const paid = over.ledger.filter(({ from, to }) => from !== null && to !== null);
    expect(paid).toHaveLength(over.ledger.length);
  }
});
