import { expect, it, vi } from 'vitest';
import { findRuleSet } from '../../src/engine/knownRules';
import { gamesIn, loadGame } from '../../src/loadGame';
import { addGame, findGame } from '../../src/rule-sets/registry';
import type { Dossier } from '../../src/rule-sets/dossier';
import { tableOf } from '../../src/store/selectors/knownTables';
import { firstGame } from '../../src/store/games';
import { wordsOf } from '../../src/wordFiles';
import { findGameWords } from '../../src/ui/text/gameWords';

/** A game like one of the app's under another id, whose parts come when the test lets them. */
function slowGame(id: string) {
  const like = findGame('taisen');
  if (!like) throw new Error('There is no such game.');
  const asked: { readonly come: () => void; readonly fail: () => void }[] = [];
  const rules: Dossier['rules'] = () =>
    new Promise((resolve, reject) => {
      const come = () => void like.rules().then((ruleSet) => resolve({ ...ruleSet, id }));
      asked.push({ come, fail: () => reject(new Error('Not there.')) });
    });
  addGame({ ...like, id, rules, words: wordsOf(like.id) });
  return asked;
}

it('a game is known once all its parts are there, and is asked for once', async () => {
  const asked = slowGame('slow');
  const games = gamesIn(() => 'en');
  const loading = Promise.all([games.load('slow'), games.load('slow')]);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(games.isLoaded('slow')).toBe(false);
  expect(findRuleSet('slow')).toBeUndefined();
  asked[0]?.come();
  await loading;
  expect(games.isLoaded('slow')).toBe(true);
  expect(findRuleSet('slow')?.id).toBe('slow');
  expect(tableOf('slow').choices).toContain('rounds');
  expect(findGameWords('slow')?.of('en')?.presets['easy']).toBe('Easy');
  expect(asked).toHaveLength(1);
});

it('a part that did not come can be asked for again', async () => {
  const asked = slowGame('failing');
  const first = loadGame('failing', 'en');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.fail();
  await expect(first).rejects.toThrow('Not there.');
  const second = loadGame('failing', 'en');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.come();
  await second;
  expect(findRuleSet('failing')?.id).toBe('failing');
});

it('nothing is loaded of a game that does not exist, and the first on offer stands in for it', async () => {
  const games = gamesIn(() => 'en');
  expect(games.isLoaded('chess')).toBe(true);
  await games.load('chess');
  expect((await games.read('chess')).examples).toEqual({});
  expect(findRuleSet('chess')).toBeUndefined();
  const last = { rules: 'chess', options: {}, opponents: 'steady', mixedStyles: true } as const;
  expect(firstGame(games, last)).toBe(games.cards[0]?.id);
  expect(firstGame(games, { ...last, rules: 'taisen' })).toBe('taisen');
});
