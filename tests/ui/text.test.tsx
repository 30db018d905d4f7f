import { describe, expect, it, vi } from 'vitest';
import { kindsOfText } from '../../src/engine/notation';
import { games } from '../../src/rule-sets/registry';
import { LANGUAGES } from '../support/languages';
import { PERSONS } from '../../src/store/types';
import { appWords, wordFor, settingsWords } from '../../src/ui/text';
import { cardsOf } from '../../src/wordFiles';
import { gameParts } from '../support/gameParts';

describe.each(LANGUAGES)('the words in %s', (language) => {
  const text = appWords.of(language);
  if (!text) throw new Error('The words are not loaded.');

  it('name every tile and every person differently', () => {
    const tiles = Array.from({ length: 50 }, (_, kind) => text.tile(kind));
    expect(new Set(tiles).size).toBe(50);
    expect(tiles.join()).not.toContain('undefined');
    expect(new Set(PERSONS.map((person) => text.people[person])).size).toBe(PERSONS.length);
  });

  it('are never empty', () => {
    expect(emptyWords(text)).toEqual([]);
    expect(emptyWords(settingsWords.of(language) ?? {})).toEqual([]);
    expect(gameParts.flatMap(({ words }) => emptyWords(words[language] ?? {}))).toEqual([]);
    expect(games().flatMap(({ id }) => emptyWords(cardsOf(id)[language] ?? {}))).toEqual([]);
  });
});

it('a code without a word stands for itself', () => {
  expect(wordFor({ a: 'b' }, 'a')).toBe('b');
  expect(wordFor({ a: 'b' }, 'c')).toBe('c');
});

function emptyWords(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return value === '' ? [`${path}${key}`] : [];
    return typeof value === 'object' && value !== null ? emptyWords(value, `${path}${key}.`) : [];
  });
}

it('words on their way are those of another language until they are there', async () => {
  vi.resetModules();
  const fresh = await import('../../src/ui/text');
  const told: string[] = [];
  const stop = fresh.appWords.watch(() => told.push(fresh.textOf('zh-Hant-HK').appName));
  expect(fresh.textOf('zh-Hant-HK').appName).toBe('Hong Kong Mahjong');
  await fresh.appWords.load('zh-Hant-HK');
  await fresh.appWords.load('zh-Hant-HK');
  stop();
  expect(told).toEqual(['香港麻雀']);
  expect(fresh.textOf('en').appName).toBe('Hong Kong Mahjong');
});

it('a hand that is played again is a repeat, be it for the dealer or because nobody won', () => {
  const [english, chinese] = ['en', 'zh-Hant-HK'].map((language) => appWords.of(language)!);
  expect([english!.table.hand(2, 0), english!.table.hand(2, 3)]).toEqual(['hand 2', 'hand 2, repeat 3']);
  expect(english!.sheet.row(0, 2, 3)).toBe('East 2, repeat 3');
  expect([chinese!.table.hand(2, 3), chinese!.sheet.row(0, 2, 3)]).toEqual([
    '第 2 局，連莊 3 次',
    '東2 連莊3',
  ]);
});

it('Japanese calls tiles as players there do, and counts without spaces', () => {
  const words = appWords.of('ja')!;
  const kinds = kindsOfText('1m5p9sEPFC');
  expect(kinds.map(words.tile)).toEqual(['一萬', '五筒', '九索', '東', '白', '發', '中']);
  expect([words.points(-8000), words.table.hand(2, 3), words.sheet.row(0, 2, 3)]).toEqual([
    '−8,000点',
    '2局 連荘3',
    '東2局 連荘3',
  ]);
});
