import { describe, expect, test } from 'vitest';
import { parseWin } from '../../../src/engine/scoring/winRequest';
import { readStated, writeStated, type Stated } from '../../../src/engine/situations';
import { rulesOfGame, told } from './rows';

const HAND = '123m456m789m11p23p+1p';
const read = (request: object, options: object = {}) =>
  parseWin(rulesOfGame(options), { hand: HAND, seat: 'S', by: 'wall', ...request });

describe('what is stated', () => {
  test('is a suit, several seats, or one', () => {
    const win = read({ void: 's', out: ['W', 'E'], fedBy: 'N' });
    expect(win.ok && win.value.extras).toEqual({ voids: [null, 2, null, null], won: 0b101, kongFrom: 3 });
  });

  test.each([
    [{ void: 'x' }, 'Field "void" must be one of m, p, s, not "x".'],
    [{ out: ['S'] }, 'Field "out" must be a list of other seats than "seat": E, S, W or N, not ["S"].'],
    [
      { out: ['W', 'X'] },
      'Field "out" must be a list of other seats than "seat": E, S, W or N, not ["W","X"].',
    ],
    [{ fedBy: 'S' }, 'Field "fedBy" must be another seat than "seat": E, S, W or N, not "S".'],
  ])('is refused where it is none: %j', (request, error) => {
    const win = read(request);
    expect(win.ok ? '' : win.error).toBe(error);
  });

  test.each<[Stated, readonly number[], unknown]>([
    [{ sort: 'suit' }, [1], 'p'],
    [{ sort: 'seats' }, [0, 2], ['E', 'W']],
    [{ sort: 'seat' }, [3], 'N'],
  ])('is written as it is read: %o', (stated, value, text) => {
    expect(writeStated(stated, value)).toEqual(text);
    expect(readStated(stated, text, { printed: [], seats: 4, seat: 1 })).toEqual(value);
  });
});

test.each([`${HAND}|1f`, '456m789m11p23p[123m]+1p', '123m456m789mEE23p+1p', '22334455667788m+8m'])(
  'bonus tiles, chows laid out, honours and fifteen tiles are refused: %s',
  (hand) => {
    expect(read({ hand }).ok).toBe(false);
    expect(read({}).ok).toBe(true);
  },
);

describe('what is easily wrong', () => {
  const itemsOf = (hand: string, besides = '', won = 'discard W'): string =>
    told([hand, 'S', won, besides])[0]!;

  test('four alike in seven pairs are a root besides', () => {
    expect(itemsOf('1111557799m446p+6p')).toBe('seven-pairs 2 + root 1');
  });

  test('the point of self-drawing comes after the limit', () => {
    expect(told(['1111557799m446p+6p', 'S', 'wall', ''])[3]).toBe('−9, +27, −9, −9');
    expect(told([HAND, 'S', 'wall', 'minimumFan=1'])[0]).toBe('below-minimum');
  });

  test('concealed kongs are among the four melds of a golden hook, and all pongs do not count with it', () => {
    expect(itemsOf('5p(7777m)(3333p)(9999m)(2222m)+5p', 'limitFan=0')).toBe('golden-hook 2 + root 4');
  });

  test('what cannot go with the rest counts nothing', () => {
    expect(itemsOf('123m456m55p78p[999m]+9p', 'kong-discard', 'wall')).toBe('');
    expect(itemsOf('123m456m55p78p[999m]+9p', 'first-discard', 'discard W')).toBe('');
    const row = ['123m456m55p78p[2222p]+9p', 'W', 'wall', 'fedBy=S, fedKongWin=feeder'] as const;
    expect(told(row)[3]).toBe('−3, −3, +9, −3');
  });

  test('a terminal in every part is of melds and a pair', () => {
    expect(itemsOf('1199m1177m11p99p1p+1p', 'extraItems=terminals-everywhere')).not.toContain('everywhere');
    expect(itemsOf('112233m789m99p78p+9p', 'extraItems=terminals-everywhere')).toBe('terminals-everywhere 2');
  });
});
