import { describe, expect, test } from 'vitest';
import { freeName, LONGEST_NAME } from '../../../src/store/houseRules/houseSet';
import type { HouseSet } from '../../../src/store/houseRules/houseSet';
import { keepSets, readSets } from '../../../src/store/houseRules/keptSets';
import { readSetFile, writeSetFile } from '../../../src/store/houseRules/setFile';
import { memoryStorage } from '../memoryStorage';

const KEPT = 'hong-kong-mahjong/house-rules';
const ASIDE = 'hong-kong-mahjong/house-rules-set-aside';
const sunday: HouseSet = {
  name: 'Sunday',
  rules: 'hong-kong-old',
  options: { minimumFaan: 4, values: { 'pure-hand': 7 } },
};
const games = {
  cards: [{ id: 'hong-kong-old', words: {} as never }],
  load: async () => undefined,
};

describe('kept sets', () => {
  test('come back', () => {
    const storage = memoryStorage();
    expect(readSets(storage)).toEqual({ sets: [], setAside: 0, isLocked: false });
    expect(keepSets(storage, [sunday])).toBe(true);
    expect(readSets(storage)).toEqual({ sets: [sunday], setAside: 0, isLocked: false });
  });

  test('a damaged one is set aside, and the others stay', () => {
    const storage = memoryStorage();
    const damaged = { name: 3, rules: 'hong-kong-old' };
    storage.setItem(KEPT, JSON.stringify({ version: 1, sets: [damaged, sunday] }));
    expect(readSets(storage)).toEqual({ sets: [sunday], setAside: 1, isLocked: false });
    expect(readSets(storage)).toEqual({ sets: [sunday], setAside: 0, isLocked: false });
    expect(storage.getItem(ASIDE)).toContain(JSON.stringify(damaged).replaceAll('"', String.raw`\"`));
  });

  test('a text that is none is set aside whole', () => {
    const storage = memoryStorage();
    storage.setItem(KEPT, '{"version":9}');
    expect(readSets(storage)).toMatchObject({ sets: [], setAside: 1 });
    expect(storage.getItem(ASIDE)).toContain('version');
  });
});

describe('a file of house rules', () => {
  test('is read as it was written', async () => {
    expect(await readSetFile(writeSetFile([sunday]), games)).toEqual({ ok: true, sets: [sunday] });
  });

  test.each([
    ['hello', 'not-house-rules'],
    [JSON.stringify({ format: 'hong-kong-mahjong-house-rules', version: 2, sets: [] }), 'newer'],
    [JSON.stringify({ format: 'hong-kong-mahjong-house-rules', version: 1, sets: [sunday, {}] }), 'damaged'],
    [JSON.stringify({ format: 'hong-kong-mahjong-house-rules', version: 1 }), 'damaged'],
    [JSON.stringify({ format: 'hong-kong-mahjong-house-rules', version: 1, sets: [] }), 'damaged'],
    [writeSetFile([{ ...sunday, rules: 'chess' }]), 'unknown-game'],
    [writeSetFile([{ ...sunday, options: { minimumFaan: 99 } }]), 'other-rules'],
    [writeSetFile([{ ...sunday, options: { values: { 'pure-hand': 99 } } }]), 'other-rules'],
  ])('that cannot be used is refused: %s', async (text, why) => {
    expect(await readSetFile(text, games)).toEqual({ ok: false, why });
  });

  test('may be so long, and nothing in it so deep', async () => {
    const written = writeSetFile([sunday]);
    expect(await readSetFile(written.padEnd(400_000), games)).toMatchObject({ ok: true });
    expect(await readSetFile(written.padEnd(400_001), games)).toEqual({ ok: false, why: 'not-house-rules' });
    const deep = `${'['.repeat(100)}${']'.repeat(100)}`;
    const nested = written.replace('{', `{"more": ${deep},`);
    expect(await readSetFile(nested, games)).toEqual({ ok: false, why: 'not-house-rules' });
  });

  test('whose game does not come is not taken', async () => {
    const failing = { ...games, load: async () => Promise.reject(new Error('gone')) };
    expect(await readSetFile(writeSetFile([sunday]), failing)).toEqual({ ok: false, why: 'not-loaded' });
  });
});

test('no two sets have the same name', () => {
  expect(freeName([sunday], 'Sunday')).toBe('Sunday 2');
  expect(freeName([], 'Sunday')).toBe('Sunday');
  const long = 'x'.repeat(LONGEST_NAME);
  expect(freeName([{ ...sunday, name: long }], long)).toBe(`${long.slice(2)} 2`);
  const both = [sunday, { ...sunday, name: 'Sunday 2' }];
  expect(freeName(both, 'Sunday')).toBe('Sunday 3');
});
