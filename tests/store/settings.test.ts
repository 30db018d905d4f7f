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

describe('index and colours of the tiles, once one setting', () => {
  const after = (kept: object) =>
    createSettingsStore(memoryStorage({ [KEY]: JSON.stringify(kept) })).getState();

  it.each([
    ['none', { index: false, suits: 'plain' }],
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

it('sounds are on, and quiet; voices and vibration wait to be chosen', () => {
  const { sound, volume, spokenClaims, vibration } = createSettingsStore(memoryStorage()).getState();
  expect({ sound, volume, spokenClaims, vibration }).toEqual({
    sound: true,
    volume: 40,
    spokenClaims: false,
    vibration: false,
  });
  expect(createSettingsStore(memoryStorage({ [KEY]: '{"volume":400}' })).getState().volume).toBe(40);
});
