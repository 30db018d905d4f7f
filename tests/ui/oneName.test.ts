import { expect, test } from 'vitest';
import { gameParts } from '../support/gameParts';

/** What each game calls its items, by their Chinese name. */
function namesByChinese(): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const { words } of gameParts) {
    for (const [id, chinese] of Object.entries(words['zh-Hant-HK'].items)) {
      const english = words.en.items[id] ?? id;
      names.set(chinese, (names.get(chinese) ?? new Set()).add(english));
    }
  }
  return names;
}

test.each([
  ['混一色', 'Clean hand'],
  ['清一色', 'Pure hand'],
  ['無字', 'No honours'],
  ['對對糊', 'All pongs'],
])('%s is called %s in every game', (chinese, english) => {
  expect([...(namesByChinese().get(chinese) ?? [])]).toEqual([english]);
});

test('names of other places are found by a search, and the first is the one that is shown', () => {
  for (const { id, words, book } of gameParts) {
    for (const [item, shown] of Object.entries(words.en.items)) {
      expect([id, item, book.examples[item]?.names.startsWith(shown)]).toEqual([id, item, true]);
    }
  }
});
