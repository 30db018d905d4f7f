import { describe, expect, it, vi } from 'vitest';
import type { SaveStorage } from '../../src/store/saves/save';
import { playChoices, playMatch, settled, startGame } from './harness';
import { withoutRoomFor } from './withoutRoomFor';
import type { Harness } from './harness';
import { memoryStorage, watchedStorage } from './memoryStorage';

const MATCH = 'hong-kong-mahjong/match';
const LEAVING = 'hong-kong-mahjong/match-leaving/0';
const config = { rules: 'hong-kong-old', options: {}, opponents: [], text: '' };
const other = { ...config, text: 'other' };
const never = () => new Promise<void>(() => undefined);
const refuse = () => Promise.reject(new Error('The history is full.'));

/** A match in play, a hand and some choices long. */
function played(given: Parameters<typeof startGame>[0] = {}, choices = 30): Harness {
  const harness = startGame({ pace: () => 'instant', ...given });
  harness.game.getState().startMatch(config);
  playChoices(harness, choices);
  return harness;
}

/** The next page that finds this. */
const nextPage = (storage: SaveStorage) => startGame({ pace: () => 'instant', storage });

/** Whether a page goes on with the first match, or puts it into the history. */
async function hasFirst(storage: SaveStorage): Promise<boolean> {
  const { game, records } = nextPage(storage);
  if (game.getState().match?.text === '') return true;
  await vi.waitFor(() => expect(records).toHaveLength(1));
  return records[0]?.text === '';
}

/** Gives the match up, and begins another. */
function replace({ game }: Harness): void {
  game.getState().abandon();
  game.getState().startMatch(other);
}

describe('a match that is given up for another', () => {
  it('is in the history or kept for it at every moment', async () => {
    const { storage, moments } = watchedStorage();
    const harness = played({ storage, keepRecord: never });
    moments.length = 0;
    replace(harness);
    await settled();
    expect(moments.length).toBeGreaterThan(3);
    for (const moment of moments) expect(await hasFirst(memoryStorage(moment))).toBe(true);
  });

  it('leaves nothing behind once the history has it', async () => {
    const harness = played();
    const { storage, records } = harness;
    replace(harness);
    await settled();
    expect(records).toHaveLength(1);
    expect(storage.keys().filter((key) => key.includes('leaving'))).toEqual([]);
  });

  it('waits for the next page where the history refuses it', async () => {
    const harness = played({ keepRecord: refuse });
    const { game, storage } = harness;
    replace(harness);
    await settled();
    expect(game.getState().notice).toBe('history-failed');
    const next = nextPage(storage);
    await vi.waitFor(() => expect(next.records).toMatchObject([{ text: '', complete: false }]));
    expect(next.game.getState().match?.text).toBe('other');
    await vi.waitFor(() => expect(storage.getItem(LEAVING)).toBeNull());
  });

  it('goes to the history though there is no room to keep it for that', async () => {
    const harness = played({ storage: withoutRoomFor('match-leaving') });
    const { records, storage } = harness;
    replace(harness);
    await settled();
    expect(records).toMatchObject([{ text: '' }]);
    expect(storage.getItem(MATCH)).toContain('"text":"other"');
  });
});

describe('a match that has ended', () => {
  it('is kept until the history takes it, also where there is no room elsewhere', async () => {
    const storage = withoutRoomFor('match-leaving');
    const harness = startGame({ pace: () => 'instant', storage, keepRecord: refuse });
    harness.game.getState().startMatch({ ...config, options: { rounds: 1, minimumFaan: 0 } });
    playMatch(harness);
    await settled();
    expect(storage.getItem(MATCH)).not.toBeNull();
    const next = nextPage(storage);
    await vi.waitFor(() => expect(next.records).toMatchObject([{ complete: true }]));
    await vi.waitFor(() => expect(storage.getItem(MATCH)).toBeNull());
  });
});

describe('what is kept for the history', () => {
  it('stays where a newer version wrote it, and nothing is said', async () => {
    const storage = memoryStorage();
    const save = JSON.stringify({ schemaVersion: 99 });
    storage.setItem(MATCH, save);
    const { game } = startGame({ storage, pace: () => 'instant' });
    game.getState().startMatch(other);
    expect(storage.getItem(LEAVING)).toBe(JSON.stringify([save, null]));
    const next = nextPage(storage);
    await settled();
    expect(next.game.getState().notice).toBeNull();
    expect(storage.getItem(LEAVING)).toBe(JSON.stringify([save, null]));
  });

  it.each(['{', '["no save",null]', '[null,null]'])(
    'is set aside where it cannot be read: %s',
    async (text) => {
      const storage = memoryStorage({ [LEAVING]: text });
      const { game } = startGame({ storage });
      await vi.waitFor(() => expect(game.getState().notice).toBe('save-unreadable'));
      expect(game.getState().setAside?.why).toBe('damaged');
      expect(storage.getItem(LEAVING)).toBeNull();
    },
  );

  it('is set aside where the records of its first hands were lost', async () => {
    const { storage } = played({}, 60);
    const save = storage.getItem(MATCH);
    const { game } = startGame({ storage: memoryStorage({ [LEAVING]: JSON.stringify([save, null]) }) });
    await vi.waitFor(() => expect(game.getState().setAside?.why).toBe('refused'));
  });
});
