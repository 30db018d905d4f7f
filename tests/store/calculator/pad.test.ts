import { expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { rulesOf } from '../../../src/engine/knownRules';
import { newDraft } from '../../../src/store/calculator/draft';
import { meldTiles, padRows } from '../../../src/store/calculator/pad';
import { completeOptions } from '../../../src/store/selectors/optionList';

const padOf = (rules: string, changed = {}) =>
  padRows(newDraft({ rules, options: completeOptions(rules, changed) }));

it('the pad has every kind of the game once', () => {
  for (const rules of ['hong-kong-old', 'taisen', 'classical']) {
    const { playing, bonus } = padOf(rules);
    const { copies } = rulesOf({ rules, options: completeOptions(rules, {}) }).tiles;
    const kinds = [...playing, ...bonus].flat();
    expect(kinds.toSorted((a, b) => a - b)).toEqual([...copies.keys()].filter((kind) => copies[kind]! > 0));
    expect(new Set(kinds).size).toBe(kinds.length);
  }
});

it('bonus tiles lie in as few rows as there can be, of one length', () => {
  expect(padOf('hong-kong-old').bonus).toEqual([[34, 35, 36, 37, 38, 39, 40, 41]]);
  expect(padOf('taisen').bonus).toEqual([]);
  const { bonus } = padOf('classical');
  const lengths = bonus.map((row) => row.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(9);
  expect(new Set(lengths.slice(0, -1)).size).toBeLessThanOrEqual(1);
});

it('red fives lie in a row of their own, so that no row is longer than a suit', () => {
  const { playing } = padOf('riichi');
  expect(playing.at(-1)).toEqual([51, 52, 53]);
  expect(Math.max(...playing.map((row) => row.length))).toBe(9);
});

it('of a concealed kong the outer tiles lie face down, of other melds none', () => {
  const down = (type: 'chow' | 'pong' | 'kong', concealed: boolean) =>
    meldTiles({ type, kind: 3, concealed, from: null }).map(({ isDown }) => isDown);
  expect(down('kong', true)).toEqual([true, false, false, true]);
  expect(down('kong', false)).toEqual([false, false, false, false]);
  expect(down('pong', true)).toEqual([false, false, false]);
  expect(meldTiles({ type: 'chow', kind: 3, concealed: false, from: null }).map(({ kind }) => kind)).toEqual([
    3, 4, 5,
  ]);
});
