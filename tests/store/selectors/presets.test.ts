import { expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { completeOptions } from '../../../src/store/selectors/optionList';
import { tableOf } from '../../../src/store/selectors/knownTables';
import {
  decidingChanges,
  differing,
  ownChanges,
  presetAs,
  presetsOf,
} from '../../../src/store/selectors/presets';
import { knowGame } from '../../support/knowGame';

const RULES = 'hong-kong-old';
await knowGame(RULES);
const length = 'rounds';
const all = (changed: object) => completeOptions(RULES, changed as Parameters<typeof completeOptions>[1]);

it('every ready-made table is known again, whatever the length of the match', () => {
  const presets = presetsOf(RULES);
  expect(presets.length).toBeGreaterThan(1);
  expect(presets.map(({ id }) => id)).toEqual(Object.keys(tableOf(RULES).presets));
  for (const { id, options } of presets) {
    expect(presetAs(RULES, all(options))).toBe(id);
    expect(presetAs(RULES, all({ ...options, [length]: 2 }))).toBe(id);
    expect(differing(RULES, all(options))).toEqual(options);
  }
});

it('a table with one option more, less or otherwise is none of them', () => {
  expect(presetAs(RULES, all({ minimumFaan: 5 }))).toBeNull();
  const [, second] = presetsOf(RULES);
  const [[name, value]] = Object.entries(second!.options) as [[string, unknown]];
  const { [name]: _, ...less } = second!.options;
  expect(presetAs(RULES, all(less))).not.toBe(second!.id);
  if (typeof value === 'number')
    expect(presetAs(RULES, all({ ...second!.options, [name]: value + 1 }))).not.toBe(second!.id);
});

it('what differs from the usual has the length of the match, what belongs to a table has not', () => {
  const options = all({ minimumFaan: 5, [length]: 2 });
  expect(differing(RULES, options)).toEqual({ minimumFaan: 5, [length]: 2 });
  expect(ownChanges(RULES, options)).toEqual({ minimumFaan: 5 });
});

it('an option without effect belongs to no table, and one that no decision depends on decides nothing', () => {
  const options = all({ potPoints: 5, claimSeconds: 8, [length]: 2 });
  expect(ownChanges(RULES, options)).toEqual({ claimSeconds: 8 });
  expect(decidingChanges(RULES, options)).toEqual({});
  expect(presetAs(RULES, all({ potPoints: 5 }))).toBe(presetsOf(RULES)[0]!.id);
});
