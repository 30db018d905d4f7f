import { describe, expect, it } from 'vitest';
import { createSettingsStore } from '../../src/store/settings';
import { memoryStorage } from './memoryStorage';

const KEY = 'hong-kong-mahjong/settings';

it('settings last', () => {
  const storage = memoryStorage();
  createSettingsStore(storage).getState().change({ theme: 'dark', oneTap: true });
  const { theme, oneTap, pace } = createSettingsStore(storage).getState();
  expect({ theme, oneTap, pace }).toEqual({ theme: 'dark', oneTap: true, pace: 'normal' });
});

it('what was set goes before what is preferred', () => {
  const storage = memoryStorage({ [KEY]: '{"language":"en"}' });
  expect(createSettingsStore(storage, { language: 'zh-Hant-HK' }).getState().language).toBe('en');
  expect(createSettingsStore(memoryStorage(), { language: 'zh-Hant-HK' }).getState().language).toBe(
    'zh-Hant-HK',
  );
});

it.each(['{', 'null', '[]', '{"theme":"pink","letterKeys":3}'])('%s counts as not set', (text) => {
  const { theme, letterKeys } = createSettingsStore(memoryStorage({ [KEY]: text })).getState();
  expect({ theme, letterKeys }).toEqual({ theme: 'system', letterKeys: true });
});

it('the match set up last is kept whole or not at all; unknown opponents are the steady ones', () => {
  const options = { minimumFaan: 3, bonusTiles: true, length: 'short', forms: ['a', 'b'] };
  const after = (lastMatch: unknown) =>
    createSettingsStore(memoryStorage({ [KEY]: JSON.stringify({ lastMatch }) })).getState().lastMatch;
  const setup = { rules: 'taisen', options, opponents: 'gentle', mixedStyles: false };
  expect(after(setup)).toEqual(setup);
  const valued = { ...setup, options: { values: { 'pure-hand': 7 } } };
  expect(after(valued)).toEqual(valued);
  expect(after({ ...setup, opponents: 'wild' })).toEqual({ ...setup, opponents: 'steady' });
  expect(after({ rules: 'taisen', options, opponents: 'gentle' })).toEqual({ ...setup, mixedStyles: true });
  for (const wrong of [
    { ...setup, rules: 3 },
    { ...setup, options: { a: null } },
    { ...setup, options: { a: [1] } },
    { ...setup, options: { a: ['b', 1] } },
    { ...setup, options: { a: { b: 'c' } } },
    { ...setup, options: { a: { b: 1, c: '2' } } },
    { ...setup, options: null },
    7,
  ])
    expect(after(wrong)).toBeNull();
});

it('what was left unread is not written again', () => {
  const storage = memoryStorage({ [KEY]: '{"theme":"dark","unknown":1}' });
  createSettingsStore(storage).getState().change({ oneTap: true });
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toMatchObject({ theme: 'dark', oneTap: true });
  expect(storage.getItem(KEY)).not.toMatch(/unknown|change/);
});

describe('index and colours of the tiles, once one setting', () => {
  const after = (kept: object) =>
    createSettingsStore(memoryStorage({ [KEY]: JSON.stringify(kept) })).getState();

  it.each([
    ['none', { index: 'game', suits: 'plain' }],
    ['index', { index: true, suits: 'plain' }],
    ['suits', { index: true, suits: 'safe' }],
  ])('"%s" becomes %j', (tileLabels, faces) => {
    expect(after({ tileLabels, theme: 'dark', oneTap: true })).toMatchObject({
      ...faces,
      theme: 'dark',
      oneTap: true,
    });
  });

  it('what was chosen since goes first, and the old name is not kept', () => {
    const storage = memoryStorage({ [KEY]: '{"tileLabels":"suits"}' });
    createSettingsStore(storage).getState().change({ index: false });
    expect(createSettingsStore(storage).getState()).toMatchObject({ index: false, suits: 'safe' });
    expect(storage.getItem(KEY)).not.toContain('tileLabels');
    expect(after({ tileLabels: 'suits', suits: 'contrast' })).toMatchObject({
      index: true,
      suits: 'contrast',
    });
  });
});

it('no index, as older versions wrote it for everyone, leaves it to the game; one that was chosen stays', () => {
  const indexOf = (kept: object) => {
    const storage = memoryStorage({ [KEY]: JSON.stringify(kept) });
    createSettingsStore(storage).getState().change({ theme: 'dark' });
    return createSettingsStore(storage).getState().index;
  };
  expect(indexOf({ index: false, oneTap: true })).toBe('game');
  expect(indexOf({ index: true, oneTap: true })).toBe(true);
  expect(indexOf({ index: false, aims: 'card' })).toBe(false);
  expect(indexOf({ index: 'game', aims: 'card' })).toBe('game');
});

it('sounds are on, and quiet; voices and vibration wait to be chosen', () => {
  const { silent, sound, volume, spokenClaims, vibration } = createSettingsStore(memoryStorage()).getState();
  expect({ silent, sound, volume, spokenClaims, vibration }).toEqual({
    sound: true,
    volume: 40,
    spokenClaims: false,
    vibration: false,
    silent: false,
  });
  expect(createSettingsStore(memoryStorage({ [KEY]: '{"volume":400}' })).getState().volume).toBe(40);
});

it('a volume is a percentage, and games that were introduced are names', () => {
  const read = (kept: object) =>
    createSettingsStore(memoryStorage({ [KEY]: JSON.stringify(kept) })).getState();
  expect([0, 100, -1, 101, '7'].map((volume) => read({ volume }).volume)).toEqual([0, 100, 40, 40, 40]);
  expect(read({ introduced: ['taisen', 3] }).introduced).toEqual(['taisen']);
  expect(read({ introduced: 'taisen' }).introduced).toEqual([]);
  const lastMatch = { rules: 'taisen', options: {} };
  expect(read({ lastMatch }).introduced).toEqual(['taisen']);
  expect(read({ lastMatch, introduced: [] }).introduced).toEqual([]);
});

describe('sorting that an earlier version switched off when a tile was moved', () => {
  const begin = (kept: object) => {
    const storage = memoryStorage({ [KEY]: JSON.stringify(kept) });
    const asked = () => {
      const { sorted, asksToSort } = createSettingsStore(storage).getState();
      return { sorted, asksToSort };
    };
    return { asked, change: createSettingsStore(storage).getState().change };
  };

  it('stays off, and is asked about until there is an answer', () => {
    const { asked, change } = begin({ sorted: false });
    expect(asked()).toEqual({ sorted: false, asksToSort: true });
    change({ theme: 'dark' });
    expect(asked()).toEqual({ sorted: false, asksToSort: true });
    change({ asksToSort: false });
    expect(asked()).toEqual({ sorted: false, asksToSort: false });
  });

  it.each([true, false])('is not asked about once it is set to %s', (sorted) => {
    const { asked, change } = begin({ sorted: false });
    change({ sorted });
    expect(asked()).toEqual({ sorted, asksToSort: false });
  });

  it.each([{}, { sorted: true }])('was never off: %o', (kept) => {
    const { asked, change } = begin(kept);
    expect(asked()).toEqual({ sorted: true, asksToSort: false });
    change({ sorted: false });
    expect(asked()).toEqual({ sorted: false, asksToSort: false });
  });
});
