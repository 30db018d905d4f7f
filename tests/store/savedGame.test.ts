import { describe, expect, it } from 'vitest';
import type { OwnershipPort } from '../../src/store/saves/ownership';
import type { GameDeps } from '../../src/store/game';
import { playChoices, settled, startGame } from './harness';
import { memoryStorage } from './memoryStorage';

const KEY = 'hong-kong-mahjong/match';
const config = { rules: 'hong-kong-old', options: { rounds: 1, minimumFaan: 0 }, opponents: [], text: '' };

/** Games that come when the test lets them, or fail. */
function slowGames() {
  const waiting: { readonly come: () => void; readonly fail: () => void }[] = [];
  let isLoaded = false;
  const load = async () =>
    new Promise<void>((resolve, reject) => {
      const come = () => {
        isLoaded = true;
        resolve();
      };
      waiting.push({ come, fail: () => reject(new Error('offline')) });
    });
  return { games: { isLoaded: () => isLoaded, load }, waiting };
}

/** A tab whose ownership the test decides. */
function tab() {
  let changed: (isMine: boolean) => unknown = () => undefined;
  const taken: string[] = [];
  const ownership: OwnershipPort = {
    watch: (told) => (changed = told),
    takeOver: () => void taken.push('taken'),
  };
  return { ownership, taken, own: (isMine: boolean) => changed(isMine) };
}

function savedMatch() {
  const before = startGame({ pace: () => 'instant' });
  before.game.getState().startMatch(config);
  playChoices(before, 5);
  return { storage: before.storage, view: before.game.getState().view };
}

/** A tab beside another: nothing is kept when it opens, then the other keeps a match. */
function besideAnother(games: GameDeps['games']) {
  const storage = memoryStorage();
  const own = tab();
  const { game } = startGame({ storage, games, ownership: own.ownership, pace: () => 'instant' });
  own.own(false);
  const saved = savedMatch();
  storage.setItem(KEY, saved.storage.getItem(KEY) ?? '');
  return { ...own, game, storage, view: saved.view };
}

describe('the game of a save', () => {
  it('is not loaded for a first visitor', () => {
    const { games, waiting } = slowGames();
    const harness = startGame({ games, pace: () => 'instant' });
    harness.game.getState().startMatch(config);
    playChoices(harness, 3);
    expect(waiting).toEqual([]);
  });

  it('leaves the save as it is when it does not come, and says so', async () => {
    const { games, waiting } = slowGames();
    const { storage } = savedMatch();
    const saved = storage.getItem(KEY);
    const { game } = startGame({ games, storage });
    waiting[0]?.fail();
    await settled();
    game.getState().startMatch(config);
    expect(game.getState()).toMatchObject({ notice: 'load-failed', screen: 'home' });
    expect(storage.getItem(KEY)).toBe(saved);
  });

  it('is waited for when this tab takes over a match begun in another', async () => {
    const { games, waiting } = slowGames();
    const { game, own, view } = besideAnother(games);
    game.getState().takeOver();
    own(true);
    expect(game.getState()).toMatchObject({ ownership: 'elsewhere', screen: 'home' });
    waiting[0]?.come();
    await settled();
    expect(game.getState()).toMatchObject({ ownership: 'mine', screen: 'table', view });
  });

  it('no longer matters when the match is taken back meanwhile', async () => {
    const { games, waiting } = slowGames();
    const { game, own } = besideAnother(games);
    game.getState().takeOver();
    own(true);
    own(false);
    waiting[0]?.come();
    await settled();
    expect(game.getState()).toMatchObject({ ownership: 'elsewhere', screen: 'home' });
  });

  it('can be asked for again where it did not come', async () => {
    const { games, waiting } = slowGames();
    const { game, own, view, taken } = besideAnother(games);
    game.getState().takeOver();
    own(true);
    waiting[0]?.fail();
    await settled();
    expect(game.getState()).toMatchObject({ ownership: 'elsewhere', notice: 'load-failed' });
    game.getState().takeOver();
    waiting[1]?.come();
    await settled();
    expect(game.getState()).toMatchObject({ ownership: 'mine', screen: 'table', view });
    expect(taken).toEqual(['taken']);
  });
});
