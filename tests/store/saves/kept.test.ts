import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { hasKey, kept } from '../../../src/store/saves/kept';
import { KEYS, PREFIX } from '../../../src/store/saves/keys';
import { memoryStorage } from '../memoryStorage';

const KEY = `${PREFIX}test`;
const ASIDE = `${KEY}-set-aside`;
const place = kept({ key: KEY, parse: v.parser(v.object({ a: v.number() })), empty: null });
const full = () => {
  throw new Error('no room');
};

describe('what is kept under a key', () => {
  it('is read as it was written, and is nothing at first', () => {
    const storage = memoryStorage();
    expect(place.read(storage)).toEqual({ value: null, isSetAside: false, isLocked: false });
    expect(place.write(storage, { a: 1 })).toBe(true);
    expect(storage.getItem(KEY)).toBe('{"a":1}');
    expect(place.read(storage).value).toEqual({ a: 1 });
    place.write(storage, null);
    expect(storage.getItem(KEY)).toBeNull();
  });

  it('and cannot be read is set aside, beside what was before', () => {
    const storage = memoryStorage({ [KEY]: 'nonsense', [ASIDE]: '["older"]' });
    expect(place.read(storage)).toEqual({ value: null, isSetAside: true, isLocked: false });
    expect(storage.getItem(ASIDE)).toBe('["older","nonsense"]');
    expect(storage.getItem(KEY)).toBe('nonsense');
    expect(place.take(memoryStorage({ [KEY]: '{"a":2}' }))).toEqual({ a: 2 });
    expect(place.take(storage)).toBeNull();
    expect(storage.getItem(KEY)).toBeNull();
  });

  it('can be looked at without setting aside what cannot be read', () => {
    const storage = memoryStorage({ [KEY]: 'nonsense' });
    expect(place.peek(storage)).toBeNull();
    expect(storage.keys()).toEqual([KEY]);
    expect([hasKey(storage, KEY), hasKey(storage, ASIDE)]).toEqual([true, false]);
    expect(place.peek(memoryStorage({ [KEY]: '{"a":2}' }))).toEqual({ a: 2 });
  });

  it('is not written over where it can be neither read nor set aside', () => {
    const storage = { ...memoryStorage({ [KEY]: '{"a":"x"}' }), setItem: full };
    expect(place.read(storage)).toEqual({ value: null, isSetAside: true, isLocked: true });
    expect(place.take(storage)).toBeNull();
    expect(storage.getItem(KEY)).toBe('{"a":"x"}');
    expect(place.write(storage, { a: 1 })).toBe(false);
  });

  it('is nothing where the browser gives nothing', () => {
    const blocked = { ...memoryStorage(), getItem: full };
    expect(place.read(blocked).value).toBeNull();
    expect(hasKey(blocked, KEY)).toBe(false);
  });
});

it('no two things are kept under one key', () => {
  const keys: readonly string[] = Object.values(KEYS);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => !key.startsWith(PREFIX))).toEqual([]);
});
