import { expect, test } from 'vitest';
import { scoreRequest } from '../../../src/cli/scoreRequest';
import { defaultOptions, parseOptions } from '../../../src/engine/options';
import { rulesOf } from '../../../src/engine/knownRules';
import { parseRecord } from '../../../src/engine/recordSchema';
import { replayRecord } from '../../../src/engine/replay';
import { rules } from '../../../src/rule-sets/american/rules';
import { entryOf } from '../../../src/store/records/historyEntry';
import { sectionsOf } from '../../../src/store/selectors/aims';
import { offeredOptions } from '../../../src/store/selectors/optionList';
import { unpack } from '../../../src/store/share/packing';
import { parseLink } from '../../../src/store/share/linkSchema';
import { writeLink } from '../../../src/store/share/links';
import { addTable } from '../../../src/store/selectors/knownTables';
import { table } from '../../../src/rule-sets/american/table';
import { GARDEN_CARD } from '../../support/gardenCard';
import { playMatch } from '../../support/recorded';
import { randomMatch } from '../../support/randomPlay';

addTable('american', table);

const CARD = GARDEN_CARD.trim();

/** The options with another card, as saves and records have them. */
function optionsWith(card: unknown) {
  const parsed = parseOptions(rules.options, { card });
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

const match = () => ({ ...randomMatch('american', 'another card'), options: optionsWith(GARDEN_CARD) });

test('a card stands among the options in its normal form, and the own one not at all', () => {
  expect(optionsWith(`\uFEFF${GARDEN_CARD.replaceAll('\n', '\r\n\r\n')}`)['card']).toBe(CARD);
  expect(optionsWith('')).toEqual(defaultOptions(rules.options));
  expect(parseOptions(rules.options, { card: GARDEN_CARD.replace('BB 25 x', 'BB 25') })).toEqual({
    ok: false,
    error: 'Option "card" cannot be used: line 3, no-mark: "222a 444b 666a 888b BB 25 Stepping stones".',
  });
  expect(parseOptions(rules.options, { card: 5 })).toEqual({
    ok: false,
    error: 'Option "card" must be a text, not 5.',
  });
});

test('its hands win for what it says, twice without jokers where they could have some', () => {
  const options = { card: GARDEN_CARD };
  const win = (hand: string) => scoreRequest({ rules: 'american', hand, seat: 'S', by: 'wall', options });
  expect(win('222m444p666m888pB+B')).toMatchObject({
    points: 50,
    items: [{ id: 'Stepping stones', points: 25 }],
    doublings: ['jokerless'],
  });
  expect(win('222m444p66mJ888pB+B')).toMatchObject({ points: 25 });
  expect(win('1122334455667m+7m')).toMatchObject({
    points: 50,
    items: [{ id: 'Seven in a bed', points: 50 }],
  });
  // A hand of the own card.
  expect(win('3335555m44p66p77m+7m')).toMatchObject({ legal: false });
});

test('its sections are its own, and those of the own card are not offered', () => {
  const sections = sectionsOf(match());
  expect(sections?.names).toEqual(['Steps', 'Alike', 'Odds', 'Winds', 'Pairs']);
  expect(sections?.option).toBeNull();
  const offered = offeredOptions('american', match().options).flatMap(({ options }) => options);
  expect(offered.map(({ id }) => id)).toContain('card');
  expect(offered.map(({ id }) => id)).not.toContain('sections');
  expect(sectionsOf(randomMatch('american', 'own'))?.option).toBe('sections');
});

test('a record carries it, plays back from its text, and the history names it', () => {
  const { record } = playMatch(match());
  const read = parseRecord(JSON.parse(JSON.stringify(record)));
  if (!read.ok) throw new Error(read.error);
  expect(read.value.options['card']).toBe(CARD);
  const replayed = replayRecord(read.value);
  expect(replayed.ok ? '' : replayed.error).toBe('');
  expect(rulesOf(match()).card?.hands).toHaveLength(20);
  expect(entryOf(record, 0).title).toBe('Garden card');
  expect(entryOf(playMatch(randomMatch('american', 'own')).record, 0)).not.toHaveProperty('title');
});

test('a link carries the longest card there can be', () => {
  const hands = Array.from(
    { length: 100 },
    (_, at) =>
      `B B B B E 1${(at % 9) + 1}a 1b 2c 3a 5b 9c N S 10 c ${`梅蘭菊竹${at}`.padEnd(40, '春夏秋冬')}`,
  );
  const sections = hands.flatMap((hand, at) => [`# ${`${at}`.padEnd(40, '東南西北')}`, hand]);
  const { card } = optionsWith(['長'.repeat(40), ...sections].join('\n'));
  const code = writeLink({ kind: 'rules', rules: 'american', options: { card: card! } });
  const text = unpack(code ?? '');
  expect(text.ok && parseLink(text.value)).toMatchObject({ kind: 'rules', options: { card } });
});
