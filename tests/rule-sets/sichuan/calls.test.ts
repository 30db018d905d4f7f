import { describe, expect, test } from 'vitest';
import { playersOf } from '../../../src/engine/match';
import { rulesOf } from '../../../src/engine/knownRules';
import { winningSheet, seatView } from '../../../src/engine/view';
import { choicesOf, play } from '../../support/script';
import { dealt, gains } from './dealt';

const READY = '46p11m234m567m888m';

describe('a false win', () => {
  const call = (voids: string, options: object) =>
    play(dealt({ hands: ['5p', READY, '', ''], voids, options: { strictCalling: true, ...options } }), [
      '0 discard 5p',
      '1 win',
    ]).deal;

  test('is one with a tile of the void suit, which opens the hand', () => {
    const deal = play(call('pppp', {}), ['2 pass', '3 pass']).deal;
    expect(deal.wins).toEqual([]);
    expect(deal.seats[1]).toMatchObject({ open: true, barred: true });
  });

  test('may cost points, paid to all', () => {
    const deal = play(call('pppp', { falseWin: 'pay' }), ['2 pass', '3 pass']).deal;
    expect(gains(deal.ledger, 'false-win')).toEqual([8, -24, 8, 8]);
  });

  test('is none where the hand may win', () => {
    const deal = play(call('psss', {}), ['2 pass', '3 pass']).deal;
    expect(deal.wins.map(({ seat }) => seat)).toEqual([1]);
  });

  test('costs points to those who have won before, too', () => {
    const options = { strictCalling: true, falseWin: 'pay' };
    const deal = dealt({ hands: ['5p', READY, '', ''], voids: 'psss', front: '9s', options });
    const won = play(deal, ['0 discard 5p', '1 win', '2 pass', '3 pass']).deal;
    const later = play(won, ['2 win']).deal;
    expect(gains(later.ledger, 'false-win')).toEqual([8, 8, -24, 8]);
  });
});

describe('the minimum', () => {
  test('is of all fan, and a point of self-drawing is none', () => {
    const front = '9s5p';
    const start = { hands: ['9s', READY, '', ''], voids: 'sspp', front };
    const asked = (minimumFan: number) =>
      play(dealt({ ...start, options: { minimumFan } }), ['0 discard 9s', '1 discard 5p'].slice(0, 1)).deal;
    expect(choicesOf(asked(0), 1)).toContain('win');
    expect(choicesOf(asked(1), 1)).not.toContain('win');
  });
});

describe('the first win of the hand', () => {
  test('shows in the view what it is worth, and who has won is not paid by others', () => {
    const deal = dealt({ hands: ['5p', READY, '', ''], voids: 'psss', front: '9m' });
    const asked = play(deal, ['0 discard 5p']).deal;
    expect(winningSheet(seatView(asked, 1))).toMatchObject({ legal: true, total: 1 });
    const match = { rules: deal.rules, options: deal.options, progress: null };
    expect(playersOf(match)).toEqual([0, 1, 2, 3]);
    expect(rulesOf(deal).afterWin(asked)).toBe('continue');
  });
});
