import { expect, it } from 'vitest';
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
