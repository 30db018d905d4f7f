import { expect, it } from 'vitest';
import { savedRules } from '../../src/store/saves/readSave';
import { memoryStorage } from './memoryStorage';

const MATCH = 'hong-kong-mahjong/match';
const STANDINGS = 'hong-kong-mahjong/standings';
const saved = (rules: string) => JSON.stringify({ match: { rules } });

it('the rules of a save are those of its match, or else of the match that ended last', () => {
  const storage = memoryStorage();
  expect(savedRules(storage)).toBeNull();
  storage.setItem(STANDINGS, saved('taisen'));
  expect(savedRules(storage)).toBe('taisen');
  storage.setItem(MATCH, saved('classical'));
  expect(savedRules(storage)).toBe('classical');
  storage.setItem(MATCH, '{"match":{}}');
  expect(savedRules(storage)).toBeNull();
  storage.setItem(MATCH, '{');
  expect(savedRules(storage)).toBeNull();
});

it('a browser that gives nothing says nothing of them', () => {
  const blocked = {
    ...memoryStorage(),
    getItem: () => {
      throw new Error('blocked');
    },
  };
  expect(savedRules(blocked)).toBeNull();
});
