import { describe, expect, it } from 'vitest';
import type { Example } from '../../src/engine/example';
import { defaultOptions } from '../../src/engine/options';
import { hongKongCommon } from '../../src/rule-sets/hong-kong-common/rules';
import { BONUS_WINS, commonItems } from '../../src/rule-sets/hong-kong-common/items';
import { hongKongOld } from '../../src/rule-sets/hong-kong-old/rules';
import {
  EIGHT_BONUS_TILES,
  LIMIT_HANDS,
  oldBonusItems,
  oldItems,
} from '../../src/rule-sets/hong-kong-old/items';
import { exampleGroups } from '../../src/ui/rules/exampleHand';
import type { HandRow } from '../data/handRow';
import { gameParts } from '../support/gameParts';
import { inShort, reportOf } from '../support/reports';

const old = defaultOptions(hongKongOld.options);
const common = { ...defaultOptions(hongKongCommon.options), sevenPairs: true };
const idsOf = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);

const itemIds = {
  'hong-kong-old': [...idsOf(oldItems(old)), ...idsOf(oldBonusItems(old)), ...LIMIT_HANDS, EIGHT_BONUS_TILES],
  'hong-kong-common': [...idsOf(commonItems(common)), ...Array.from(BONUS_WINS.values(), ({ id }) => id)],
  taisen: ['complete-hand'],
};

const rows = gameParts.flatMap(({ id, book }) =>
  book.examples.map((example) => ({ rules: id, gives: example.gives, example, item: example.item })),
);

/** What the scorer gives for an example, in the form of the table. */
function scored(rules: string, { hand, seat, by = 'discard', from, situation, options }: Example): string {
  const won = `${by} ${from ?? 'W'}`;
  const row: HandRow = {
    rule: '',
    hand,
    won,
    seat: seat ?? 'S',
    situation: situation ? [situation] : [],
    gives: '',
  };
  return inShort(reportOf(rules, row, options));
}

describe('the example hands', () => {
  it.each(rows)('$item by $rules counts what it says', ({ rules, gives, example, item }) => {
    const report = scored(rules, example);
    expect(report.replace(/^limit: /, '').replace(/( \| -)?( \| (limit )?base \d+)?$/, '')).toBe(gives);
    expect(gives.split(/ [+|] /).map((part) => part.split(' ')[0])).toContain(item);
  });

  it.each(Object.entries(itemIds))('there is one for every item of %s', (rules, ids) => {
    const shown = rows.filter((row) => row.rules === rules).map(({ item }) => item);
    expect([...new Set(shown)].toSorted()).toEqual([...new Set(ids)].toSorted());
  });

  it('show every tile of the hand, and one winning tile where there is one', () => {
    for (const { hand, by } of rows.map(({ example }) => example)) {
      const groups = exampleGroups(hand);
      const written = hand.match(/\d(?=\d*[mpsfy])|[ESWNCFP]/g) ?? [];
      expect(groups.flatMap(({ kinds }) => kinds)).toHaveLength(written.length);
      expect(groups.filter(({ won }) => won >= 0)).toHaveLength(by === 'bonus-tiles' ? 0 : 1);
    }
  });

  it('put the winning tile where it belongs', () => {
    expect(exampleGroups('99s 45p [CCC]+6p|1f')).toEqual([
      { kinds: [26, 26], sort: 'held', won: -1 },
      { kinds: [12, 13, 14], sort: 'held', won: 2 },
      { kinds: [31, 31, 31], sort: 'laid-out', won: -1 },
      { kinds: [34], sort: 'bonus', won: -1 },
    ]);
  });
});
