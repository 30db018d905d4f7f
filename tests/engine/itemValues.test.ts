import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoreRequest } from '../../src/cli/scoreRequest';
import { ruleSetOf } from '../../src/engine/knownRules';
import { changedOptions, defaultOptions, parseOptions } from '../../src/engine/options';

const GAMES = ['hong-kong-old', 'hong-kong-common', 'classical'] as const;

function parsed(rules: string, options: object) {
  return parseOptions(ruleSetOf(rules).options, options);
}

function itemsOf(rules: string) {
  const spec = ruleSetOf(rules).options['values'];
  if (spec?.type !== 'values') throw new Error('no values');
  return spec.items;
}

describe('values of items', () => {
  test.each(GAMES)('of %s stand among the options only where they differ', (rules) => {
    const items = itemsOf(rules);
    expect(defaultOptions(ruleSetOf(rules).options)).not.toHaveProperty('values');
    const usual = Object.fromEntries(Object.entries(items).map(([id, item]) => [id, item.usual]));
    const same = parsed(rules, { values: usual });
    expect(same.ok && same.value).not.toHaveProperty('values');
    const [id, { most }] = Object.entries(items)[0]!;
    const changed = parsed(rules, { values: { ...usual, [id]: most } });
    expect(changed.ok && changed.value['values']).toEqual({ [id]: most });
  });

  test.each(GAMES)('of %s come back from what a record writes', (rules) => {
    const items = itemsOf(rules);
    const values = fc.record(
      Object.fromEntries(Object.entries(items).map(([id, { most }]) => [id, fc.nat(most)])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(values, (drawn) => {
        const read = parsed(rules, { values: drawn });
        if (!read.ok) throw new Error(read.error);
        const written = changedOptions(ruleSetOf(rules).options, read.value);
        expect(parsed(rules, JSON.parse(JSON.stringify(written)) as object)).toEqual(read);
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    { 'no-such-item': 1 },
    { 'seat-wind': -1 },
    { 'seat-wind': 1.5 },
    { 'seat-wind': 1000 },
    { 'seat-wind': '2' },
    ['seat-wind'],
    null,
    3,
  ])('that may not be are refused: %j', (values) => {
    for (const rules of GAMES) expect(parsed(rules, { values }).ok).toBe(false);
  });

  test('a game without items takes none', () => {
    expect(parsed('taisen', { values: {} }).ok).toBe(false);
  });
});

describe('a hand under changed values', () => {
  const clean = {
    rules: 'hong-kong-old',
    hand: '111m 234m 567m CCC 99m'.replaceAll(' ', '').replace('99m', '9m+9m'),
  };
  const ask = (values: object) =>
    scoreRequest({ ...clean, seat: 'S', round: 'E', by: 'wall', options: { values } });

  test('counts them', () => {
    expect(ask({})).toMatchObject({
      faan: 4,
      items: [
        { id: 'dragon-pong', faan: 1 },
        { id: 'clean-hand', faan: 3 },
      ],
    });
    expect(ask({ 'clean-hand': 5 })).toMatchObject({ faan: 6 });
  });

  test('does not count what is worth nothing', () => {
    expect(ask({ 'clean-hand': 0 })).toMatchObject({
      legal: false,
      reason: 'below-minimum',
      faan: 1,
      items: [{ id: 'dragon-pong', faan: 1 }],
    });
  });

  test('lets what would be swallowed count where the other counts nothing', () => {
    const little = {
      rules: 'hong-kong-common',
      hand: '234m567mCCCFFFP+P',
      seat: 'S',
      round: 'E',
      by: 'wall',
    };
    const ids = (values: object) =>
      (scoreRequest({ ...little, options: { values } }) as { items: { id: string }[] }).items.map(
        ({ id }) => id,
      );
    expect(ids({})).not.toContain('dragon-pong');
    expect(ids({ 'little-dragons': 0 })).toContain('dragon-pong');
  });
});
