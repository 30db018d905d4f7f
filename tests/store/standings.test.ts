import { describe, expect, it } from 'vitest';
import type { SaveStorage } from '../../src/store/saves/save';
import { playMatch, settled, startGame } from './harness';
import { memoryStorage } from './memoryStorage';

const KEY = 'hong-kong-mahjong/standings';
const config = {
  rules: 'hong-kong-old',
  options: { rounds: 1, minimumFaan: 0 },
  opponents: [],
  text: '',
};

async function playToTheEnd() {
  const harness = startGame({ pace: () => 'instant' });
  harness.game.getState().startMatch(config);
  const standings = playMatch(harness);
  await settled();
  const { game, storage } = harness;
  return { game, standings, texts: storage.keys().map((key) => [key, storage.getItem(key) ?? ''] as const) };
}

let first: ReturnType<typeof playToTheEnd> | undefined;

/** One match for all tests; each has its storage for itself. */
async function played() {
  const { texts, ...match } = await (first ??= playToTheEnd());
  return { ...match, storage: memoryStorage(Object.fromEntries(texts)) };
}

const reloaded = (storage: SaveStorage) => startGame({ storage, pace: () => 'instant' }).game;

describe('the final standings', () => {
  it('are found again by a page that is loaded anew, and from home', async () => {
    const { standings, storage, game } = await played();
    const { match, players, human, scores, sheet } = standings;
    expect(sheet).toHaveLength(match?.dealt ?? 0);
    const again = reloaded(storage);
    expect(again.getState()).toMatchObject({ screen: 'home', match: null });
    for (const page of [again, game]) {
      page.getState().goHome();
      page.getState().showStandings();
      expect(page.getState()).toMatchObject({ screen: 'standings', match, players, human, scores, sheet });
    }
  });

  it('go when another match starts, which may be one like it', async () => {
    const { storage, standings } = await played();
    const again = reloaded(storage);
    again.getState().showStandings();
    again.getState().restart();
    expect(again.getState()).toMatchObject({ screen: 'table', ended: null });
    expect(again.getState().match?.options).toEqual(standings.match?.options);
    expect(storage.getItem(KEY)).toBeNull();
    expect(reloaded(storage).getState().ended).toBeNull();
  });

  it('are not shown over a match under way', async () => {
    const { storage } = await played();
    const standings = storage.getItem(KEY) ?? '';
    const game = reloaded(storage);
    game.getState().startMatch(config);
    storage.setItem(KEY, standings);
    const again = reloaded(storage);
    again.getState().showStandings();
    expect(again.getState()).toMatchObject({ screen: 'home', ended: null });
  });

  it.each([
    ['no text of theirs', () => '{'],
    ['of a later version', (text: string) => text.replace('"schemaVersion":1', '"schemaVersion":2')],
    ['of an unknown game', (text: string) => text.replace('hong-kong-old', 'bridge')],
    ['of fewer players', (text: string) => text.replace(/"scores":\[-?\d+,/, '"scores":[')],
    ['of options that the game has not', (text: string) => text.replace('"rounds":1', '"rounds":"one"')],
    [
      'with payments after the last hand to fewer players',
      (text: string) =>
        text.replace('"progress":null', '"progress":null,"closing":[{"reason":"x","points":[1]}]'),
    ],
    [
      'with a hand that fewer players gained from',
      (text: string) => text.replace(/"gained":\[-?\d+,/, '"gained":['),
    ],
    ['of two people', (text: string) => text.replace(/"bot":"[^"]+"/, '"bot":null')],
  ])('are left out where they are %s', async (_, spoil) => {
    const text = (await played()).storage.getItem(KEY) ?? '';
    const { ended } = reloaded(memoryStorage({ [KEY]: spoil(text) })).getState();
    expect(ended).toBeNull();
    expect(reloaded(memoryStorage({ [KEY]: text })).getState().ended).not.toBeNull();
  });
});
