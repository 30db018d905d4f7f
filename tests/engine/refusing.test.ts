import { expect, test } from 'vitest';
import { payment } from '../../src/engine/scoring/payments';
import { rulesOf } from '../../src/engine/knownRules';
import { allowedSheet, refusalOf } from '../../src/engine/refusing';
import { payersOf } from '../../src/engine/settlement';
import { parseWin } from '../../src/engine/scoring/winRequest';
import { choicesOf, passAll, play } from '../support/script';
import { rig } from '../support/rigged';
import { toyWith } from '../support/toys/base';
import { sheetOf } from '../support/toys/shared/scoring';

/** Waits for 2 and 5 bamboo. */
const READY = '234m456m789p99s34s';
const gameOf = (rules: string) => ({ rules, options: {} });

test('what a seat has discarded may forbid its win', () => {
  const own = toyWith('test-own-discards', {
    notNow: ({ from, tile, river }) =>
      from !== null && tile !== null && river.includes(tile) ? { code: 'own-discard' } : null,
  });
  const winsOn = (rules: string) => {
    const { deal } = rig({ rules, hands: ['9p', READY, '5sE'], front: 'E5s' });
    const thrown = play(passAll(play(deal, ['0 discard 9p']).deal), ['1 discard 5s']).deal;
    const asked = play(passAll(thrown), ['2 discard 5s']).deal;
    return choicesOf(asked, 1).includes('win');
  };
  expect([winsOn(own), winsOn(toyWith('test-any-discards', {}))]).toEqual([false, true]);
});

test('a hand is scored once, and not where nothing asks for its sheet', () => {
  let scored = 0;
  const score = () => {
    scored++;
    const [lines, steps] = [[], []];
    return sheetOf({ seat: 1, groups: [], lines, steps, headline: [], total: 3 });
  };
  const timesOf = (
    id: string,
    ask: Parameters<typeof toyWith>[1],
    look: typeof allowedSheet | typeof refusalOf,
  ) => {
    const rules = rulesOf(gameOf(toyWith(id, { score, ...ask })));
    const win = parseWin(rules, { hand: '234m456m789p99s34s+5s', seat: 'S', by: 'wall' });
    if (!win.ok) throw new Error(win.error);
    scored = 0;
    look(rules, win.value);
    return scored;
  };
  const least = (total: number) => ({
    refusal: ((_context, sheet) =>
      (sheet()?.total ?? 0) < total ? { code: 'too-little' } : null) satisfies ReturnType<
      typeof rulesOf
    >['refusal'],
  });
  expect(timesOf('test-least-three', least(3), allowedSheet)).toBe(1);
  expect(timesOf('test-least-four', least(4), allowedSheet)).toBe(1);
  expect(timesOf('test-no-least', {}, refusalOf)).toBe(0);
  expect(timesOf('test-no-least', {}, allowedSheet)).toBe(1);
});

test('a payment that is rounded keeps its base and factors', () => {
  const rules = toyWith('test-hundreds', {
    settle: (settlement) =>
      settlement.wins.flatMap(({ sheet: { seat: to } }) =>
        payersOf(settlement).map((from) =>
          payment({
            from,
            to,
            base: 480,
            reason: 'win',
            factors: [{ id: 'self-drawn', times: 2 }],
            round: 100,
          }),
        ),
      ),
  });
  const { deal } = rig({ rules, hands: [READY], front: '5s' });
  const { ledger } = play(deal, ['0 win']).deal;
  expect(ledger.map(({ amount, base, round }) => ({ amount, base, round }))).toEqual(
    [1, 2, 3].map(() => ({ amount: 1000, base: 480, round: 100 })),
  );
  expect(payment({ ...ledger[0]!, base: 500 }).amount).toBe(1000);
});
