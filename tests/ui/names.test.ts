import { describe, expect, it } from 'vitest';
import { shortName } from '../../src/ui/text/shortName';
import { wordsFor } from '../../src/ui/history/replay/replayPeople';
import { textOf } from '../../src/ui/text';
import { withForeignNames } from '../support/foreignNames';
import { recordOf } from './replayScene';

describe('a name from outside', () => {
  it.each([
    ['as it is', 'Ann', 'Ann'],
    ['cut after 24 signs', 'x'.repeat(400), `${'x'.repeat(23)}…`],
    ['on one line', 'a\nb\tc', 'a b c'],
    ['without what turns the way of writing', 'a\u202eb\u2066c', 'a b c'],
    ['from right to left, on its own', 'محمد (1)', '\u2068محمد (1)\u2069'],
    ['with pictures kept whole', '👩‍👩‍👧‍👦'.repeat(30), `${'👩‍👩‍👧‍👦'.repeat(23)}…`],
    ['with flags kept whole', '🇭🇰'.repeat(24), '🇭🇰'.repeat(24)],
    ['with letters and their marks', 'e\u0301'.repeat(24), 'e\u0301'.repeat(24)],
    ['with few marks on a letter', `Z${'\u0334'.repeat(90)}a`, `Z${'\u0334'.repeat(3)}a`],
    ['not joined without end', 'x' + '\u200da'.repeat(400), `x${'\u200da'.repeat(11)}…`],
    ['with a skin', '👍🏽ok', '👍🏽ok'],
    ['without blanks round it', ' '.repeat(400) + 'Ann\n', 'Ann'],
    ['as a sign where it is empty', '', '?'],
    ['as a sign where nothing of it is seen', '\u3164 \u200d\u202e', '?'],
  ])('is shown %s', (_, name, shown) => {
    expect(shortName(name)).toBe(shown);
  });

  it('is cut at the table too, where it is shown and where it is read out', () => {
    const named = wordsFor(withForeignNames(recordOf('hong-kong-old', 'tea')))?.(textOf('en'));
    expect(named?.people.you).toBe('Wolfeschlegelsteinhause…');
    expect(named?.table.river('you')).toBe("Wolfeschlegelsteinhause…'s discards");
    expect(named?.people.mei).toBe('\u2068محمد عبد الرحمن (1)\u2069');
  });
});
