import { describe, expect, test } from 'vitest';
import { parseCardHand } from '../../../src/engine/card/cardText';
import { formsOf } from '../../../src/engine/card/forms';
import { formatTiles } from '../../../src/engine/notation';

const hand = (text: string) => ({ id: 'tried', section: 'tried', hand: text, value: 25, exposed: true });
const written = (text: string) =>
  formsOf(hand(text)).map(({ groups }) => groups.map(({ kinds }) => formatTiles(kinds)).join(' '));

describe('a hand of a card', () => {
  test.each([
    ['BBB 1920a 2222b 999', 'no-suit', '999'],
    ['BBB 1920a 2222b 99c', 'size', '13'],
    ['BBB 19Q0a 2222b 999c', 'no-tile', '19Q0a'],
    ['JJJ 1920a 2222b 999c', 'joker', 'JJJ'],
    ['a BBB 1920a 2222b 999c', 'no-tiles', 'a'],
    ['BBBBBBB EEE NNNN', 'too-alike', 'BBBBBBB'],
  ])('%s is refused', (text, code, found) => {
    expect(parseCardHand(text)).toEqual({ ok: false, fault: { code, found } });
  });

  test('its suits are different ones, each way once', () => {
    const forms = written('11a 33a 5555b 777a 999a');
    expect(forms).toHaveLength(6);
    expect(forms).toContain('11m 33m 5555p 777m 999m');
    expect(written('DDa DDb DDc HHHH BBBB')).toHaveLength(4);
  });

  test('its numbers follow each other and do not go round', () => {
    expect(written('uvwxyza uuuub zzzzc')).toHaveLength(4 * 6);
    expect(written('uuua vvvb wwwc xxxa BB')).toContain('666m 777p 888s 999m BB');
  });

  test('a zero is the white dragon; the dragon of dots is white, too', () => {
    expect(written('1998a 2002b 1920c BB')).toContain('1998m 2sPP2s 192pP BB');
    expect(written('uuua DDDDa uub DDDb DDc')).toContain('111p PPPP 11m CCC FF');
  });
});
