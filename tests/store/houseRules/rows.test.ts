import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { completeOptions } from '../../../src/store/selectors/optionList';
import {
  countChanges,
  houseGroups,
  itemRows,
  problemOf,
  withItem,
  withOption,
} from '../../../src/store/houseRules/rows';
import { knowGame } from '../../support/knowGame';

const RULES = 'hong-kong-old';
await knowGame(RULES);
const usual = completeOptions(RULES, {});

describe('the rows of house rules', () => {
  it('are the options by group; values of items stand apart', () => {
    const groups = houseGroups(RULES, usual);
    const ids = groups.flatMap(({ options }) => options.map(({ id }) => id));
    expect(ids).toContain('minimumFaan');
    expect(ids).not.toContain('values');
    expect(groups.every(({ options }) => options.length > 0)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have a value for each item: its own, or the usual one', () => {
    const rows = itemRows(RULES, usual);
    expect(rows.length).toBeGreaterThan(10);
    for (const { value, usual: before, most, unit } of rows) {
      expect(value).toBe(before);
      expect(most).toBeGreaterThanOrEqual(before);
      expect(['faan', 'bonus-faan']).toContain(unit);
    }
    const [first] = rows;
    const changed = withItem(RULES, {}, [first!.id, first!.usual + 1]);
    const [now, ...others] = itemRows(RULES, completeOptions(RULES, changed));
    expect(now).toEqual({ ...first, value: first!.usual + 1 });
    expect(others).toEqual(rows.slice(1));
  });

  it('are none for a game whose items have no values', () => {
    expect(itemRows('taisen', completeOptions('taisen', {}))).toEqual([]);
  });
});

describe('what is changed', () => {
  it('is only what differs, item by item', () => {
    const one = withOption(RULES, {}, ['minimumFaan', 4]);
    expect(one).toEqual({ minimumFaan: 4 });
    const [first, second] = itemRows(RULES, usual);
    const two = withItem(RULES, one, [first!.id, first!.usual + 1]);
    const three = withItem(RULES, two, [second!.id, second!.usual + 1]);
    expect(three).toEqual({
      minimumFaan: 4,
      values: { [first!.id]: first!.usual + 1, [second!.id]: second!.usual + 1 },
    });
    expect([{}, one, two, three].map((each) => countChanges(RULES, each))).toEqual([0, 1, 2, 3]);
    expect(withOption(RULES, one, ['minimumFaan', usual['minimumFaan']!])).toEqual({});
  });

  it('can be played, or it is said why not', () => {
    expect(problemOf(RULES, {})).toBeNull();
    expect(problemOf(RULES, { minimumFaan: 4 })).toBeNull();
  });
});
