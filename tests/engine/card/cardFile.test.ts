import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCard, writeCard } from '../../../src/engine/card/cardFile';
import type { CardTerms } from '../../../src/engine/card/cardFile';
import { ANY_FLOWER } from '../../../src/engine/tiles';
import { GARDEN_CARD } from '../../support/gardenCard';

/** Four of everything, eight flowers and eight wild tiles; one name is taken. */
const terms: CardTerms = {
  supply: { copies: Array.from({ length: 55 }, (_, kind) => (kind === ANY_FLOWER ? 8 : 4)), wild: 8 },
  isTaken: (name) => name === 'own-1',
};

const HANDS = [
  '222a 444b 666a 888b BB 25 x Stones',
  'NEWS NEWS HHH BBB 40 x',
  'EEE SSS WWW NNN BB 30 c Corners',
  '111a 333a 555b 777b 99c 25 x Odds',
];
/** A card whose fourth line is this one. */
const withLine = (line: string) => ['Tried', '# All', HANDS[0], line, ...HANDS.slice(1)].join('\n');

const faultsOf = (text: string) => {
  const read = readCard(text, terms);
  return read.ok ? [] : read.faults.map(({ line, code, found }) => `${line} ${code} ${found}`.trim());
};

describe('a card as a text', () => {
  test('is read by line, and written as it is read', () => {
    const read = readCard(GARDEN_CARD, terms);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    expect(read.value.title).toBe('Garden card');
    expect(read.value.hands).toHaveLength(20);
    expect(read.value.hands[0]).toEqual({
      id: 'Stepping stones',
      section: 'Steps',
      hand: '222a 444b 666a 888b BB',
      value: 25,
      exposed: true,
    });
    expect(writeCard(read.value)).toBe(GARDEN_CARD.trim());
  });

  test('may have blank lines, wide letters, other line ends and hands without a name', () => {
    const text = withLine('BBBB　ｕｕｕａ uuub uuc HH  35 X').replaceAll('\n', '\r\n\r\n');
    const read = readCard(`\uFEFF${text}`, terms);
    expect(read.ok && read.value.hands[1]).toEqual({
      id: 'BBBB uuua uuub uuc HH',
      section: 'All',
      hand: 'BBBB uuua uuub uuc HH',
      value: 35,
      exposed: true,
    });
  });

  test.each([
    ['BBB 1920a 2222b 999 25 x', '4 no-suit 999'],
    ['BBB 1920a 2222b 99c 25 x', '4 size 13'],
    ['BBB 19Q0a 2222b 999c 25 x', '4 no-tile 19Q0a'],
    ['JJ 1920a 2222b 9999c 25 x', '4 joker JJ'],
    ['BBB 1920a 2222b 999c 25', '4 no-mark BBB 1920a 2222b 999c 25'],
    ['BBB 1920a 2222b 999c x', '4 no-value BBB 1920a 2222b 999c x'],
    ['BBB 1920a 2222b 999c 1001 x', '4 value 1001'],
    ['BBB 1920a 2222b 999c 99999999999999999999 x', '4 value 99999999999999999999'],
    ['BBB 1920a 2222b 999c -5 x', '4 value -5'],
    ['BBB 1920a 2222b 999c 2.5 x', '4 value 2.5'],
    ['11a 11a 11a 2222b 9999c 25 x', '4 impossible 11a 11a 11a 2222b 9999c'],
    ['111111a 222222a 33a 25 x', ''],
    ['1111111a 222222a 3a 25 x', '4 too-alike 1111111a'],
    ['BBB 1920a 2222b 999c 25 x own-1', '4 taken own-1'],
    ['BBB 1920a 2222b 999c 25 x constructor', '4 taken constructor'],
    ['BBB 1920a 2222b 999c 25 x Stones', '4 taken Stones'],
    [`BBB 1920a 2222b 999c 25 x ${'n'.repeat(41)}`, `4 long-name ${'n'.repeat(41)}`],
    ['uuuuua uuuuub uuuua 25 c', ''],
    ['uuuuuua uuuuuua BBa 25 c', ''],
    ['uuuuuua uuuuuua uua 25 c', '4 impossible uuuuuua uuuuuua uua'],
  ])('%s: %s', (line, fault) => {
    expect(faultsOf(withLine(line))).toEqual(fault === '' ? [] : [fault]);
  });

  test('tells everything that is wrong', () => {
    expect(faultsOf(['# All', HANDS[0], 'BBB 25 x', ...HANDS.slice(1)].join('\n'))).toEqual([
      '1 no-title # All',
      '3 size 3',
    ]);
    expect(faultsOf(['Tried', ...HANDS].join('\n'))).toEqual([`2 no-section ${HANDS[0]}`, '5 too-few 4']);
    expect(faultsOf(HANDS.join('\n'))).toEqual([
      `1 no-title ${HANDS[0]}`,
      `1 no-section ${HANDS[0]}`,
      '4 too-few 4',
    ]);
    expect(faultsOf('')).toEqual(['1 no-title', '1 too-few 0']);
  });

  test('tells no more of a long line than can be read, and each long name once', () => {
    const long = (end: string) => `BBB 1920a 2222b 999c 25 x ${'n'.repeat(900)}${end}`;
    const told = `long-name ${'n'.repeat(60)}…`;
    expect(faultsOf(withLine(`${long('1')}\n${long('2')}`))).toEqual([`4 ${told}`, `5 ${told}`]);
    expect(faultsOf(withLine(`${'q'.repeat(900)} 25 x`))).toEqual([`4 no-tile ${'q'.repeat(60)}…`]);
  });

  test('is refused at once where it is far too long, and where it has too many hands or forms', () => {
    expect(faultsOf(`${HANDS[0]}\n`.repeat(10_000))).toEqual(['1 too-long']);
    expect(faultsOf('\uFDFA'.repeat(10_000))).toEqual(['1 too-long']);
    const many = Array.from({ length: 101 }, (_, at) => `BB 1920a 2222b 9999c 25 x ${at}`);
    expect(faultsOf(['Tried', '# All', ...many].join('\n'))).toEqual(['103 too-many 101']);
    const wide = Array.from({ length: 40 }, (_, at) => `uuua uuub uuuuc HHHH 25 x ${at}`);
    expect(faultsOf(['Tried', '# All', ...wide].join('\n'))).toEqual([]);
    const wider = Array.from({ length: 60 }, (_, at) => `uuua uub uuuuca HHHH ${at + 1} x ${at}`);
    expect(faultsOf(['Tried', '# All', ...wider].join('\n')).length).toBeGreaterThan(0);
  });

  test('names are shown as they are, without what has no shape', () => {
    const read = readCard(withLine('BBB 1920a 2222b 999c 25 x <b>a</b>\u202E\u0000&amp;'), terms);
    expect(read.ok && read.value.hands[1]?.id).toBe('<b>a</b>&amp;');
  });

  test('any text is read or refused, and what was read is read again as it is', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 300 }), (noise) => {
        const read = readCard(withLine(noise), terms);
        if (read.ok) expect(readCard(writeCard(read.value), terms)).toEqual(read);
        else expect(read.faults.length).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });
});
