import { describe, expect, test } from 'vitest';
import type { Deal } from '../../../src/engine/types';
import { rig } from '../../support/rigged';
import { choicesOf, play } from '../../support/script';

const READY = '123456m56p789s88p';
const FAR = '147m258p369sESWS';

interface Dealt {
  readonly hands: readonly string[];
  readonly front?: string;
  readonly options?: object;
}

function dealt({ hands, front = '', options = {} }: Dealt): Deal {
  return rig({ rules: 'competition', options: { bonusTiles: false, ...options }, hands, front }).deal;
}

const paid = ({ ledger, seats }: Deal): number[] =>
  seats.map((_, seat) =>
    ledger.reduce(
      (sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0),
      0,
    ),
  );

describe('a win', () => {
  test('of several who call it the next in turn has it; the discarder pays the hand', () => {
    const { deal } = play(dealt({ hands: ['', READY, '', READY], front: '4p' }), [
      '0 discard 4p',
      '3 win',
      '1 win',
    ]);
    expect(deal.wins.map(({ seat }) => seat)).toEqual([1]);
    expect(paid(deal)).toEqual([-21, 37, -8, -8]);
    expect(deal.ledger.map(({ from, reason, amount }) => [from, reason, amount])).toEqual([
      [0, 'base', 8],
      [0, 'win', 13],
      [2, 'base', 8],
      [3, 'base', 8],
    ]);
  });

  test('below the minimum is not offered', () => {
    const hands = ['', '234m678p345sEE68m'];
    const asked = (options: object) => play(dealt({ hands, front: '7m', options }), ['0 discard 7m']).deal;
    expect(choicesOf(asked({}), 1)).not.toContain('win');
    expect(choicesOf(asked({ minimumFaan: 3 }), 1)).toContain('win');
  });

  test('may be let pass and had on the same kind in the same round', () => {
    const deal = dealt({ hands: ['', READY, '4p'], front: '4pPN' });
    const moves = ['0 discard 4p', '1 pass', '1 discard P', '2 discard 4p', '1 win'];
    expect(play(deal, moves).deal.wins.map(({ seat, from }) => [seat, from])).toEqual([[1, 2]]);
  });
});

describe('a false win', () => {
  const call = (hand: string, options: object = {}) =>
    play(dealt({ hands: ['', hand], front: 'P', options: { strictCalling: true, ...options } }), [
      '0 discard P',
      '1 win',
      '2 pass',
      '3 pass',
    ]).deal;

  test('of a ready hand pays once and wins no more', () => {
    const deal = call(READY);
    expect(paid(deal)).toEqual([10, -30, 10, 10]);
    expect(deal.seats[1]).toMatchObject({ barred: true, open: false });
  });

  test('of a hand that is not even ready pays twice', () => {
    const deal = call(FAR);
    expect(paid(deal)).toEqual([20, -60, 20, 20]);
    expect(deal.ledger[0]?.factors).toEqual([{ id: 'not-ready', times: 2 }]);
  });

  test('may pay and go on, or open the hand', () => {
    expect(call(READY, { falseWin: 'pay', falseWinPoints: 4 }).seats[1]).toMatchObject({
      barred: false,
      open: false,
    });
    expect(paid(call(READY, { falseWin: 'pay', falseWinPoints: 4 }))).toEqual([4, -12, 4, 4]);
    const open = call(READY, { falseWin: 'open-hand' });
    expect(open.seats[1]).toMatchObject({ barred: true, open: true });
    expect(open.ledger).toEqual([]);
  });

  test('in the own turn is judged by the tiles before the drawn one', () => {
    const deal = dealt({ hands: [READY], front: 'P', options: { strictCalling: true } });
    expect(paid(play(deal, ['0 win']).deal)).toEqual([-30, 10, 10, 10]);
    // Only the drawn tile makes a pair.
    const nearer = dealt({ hands: ['123456m56p789sPC'], front: 'P', options: { strictCalling: true } });
    expect(paid(play(nearer, ['0 win']).deal)).toEqual([-60, 20, 20, 20]);
  });
});
