import { describe, expect, test } from 'vitest';
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

test('a hand below the minimum is offered no win', () => {
  const asked = (minimumFan: number) =>
    play(dealt({ hands: ['5p', READY, '', ''], voids: 'psss', options: { minimumFan } }), ['0 discard 5p'])
      .deal;
  expect(choicesOf(asked(0), 1)).toContain('win');
  expect(choicesOf(asked(1), 1)).not.toContain('win');
});
