import { describe, expect, it } from 'vitest';
import type { SaveStorage } from '../../src/store/saves/save';
import { testRandom } from '../support/randomPlay';
import { playChoices, settled, startGame, untilAsked } from './harness';
import { memoryStorage } from './memoryStorage';

/** `HOSTILE=2000` for the long run. */
const COUNT = Math.ceil(Number(process.env['HOSTILE'] ?? 150) / 25);

const MATCH = 'hong-kong-mahjong/match';
const SETTINGS = 'hong-kong-mahjong/settings';
const LOOK = '{"theme":"dark"}';
const config = { rules: 'hong-kong-old', options: { minimumFaan: 0 }, opponents: [], text: 'tea' };

/** A storage that has no room for the writes from `first` on, `most` of them; and how many it refused. */
function filling(first: number, most: number) {
  const kept = memoryStorage({ [SETTINGS]: LOOK });
  let writes = 0;
  let refused = 0;
  const setItem: SaveStorage['setItem'] = (key, text) => {
    const at = writes++;
    if (at >= first && at < first + most) {
      refused++;
      throw new DOMException('full', 'QuotaExceededError');
    }
    kept.setItem(key, text);
  };
  return { storage: { ...kept, setItem }, kept, refused: () => refused };
}

describe('a browser whose room ends at any write', () => {
  it(`plays on, says so, and gives back what it could keep: ${COUNT} of ${COUNT}`, async () => {
    const random = testRandom('room');
    for (let at = 0; at < COUNT; at++) {
      const first = random.below(60);
      const most = [1, 4, Number.POSITIVE_INFINITY][at % 3] ?? 1;
      const { storage, kept, refused } = filling(first, most);
      const before = startGame({ storage, pace: () => 'instant' });
      before.game.getState().startMatch(config);
      playChoices(before, 30);
      await settled();
      const { notice, view, match } = before.game.getState();
      expect([first, notice]).toEqual([first, refused() > 0 ? 'save-failed' : null]);

      const text = kept.getItem(MATCH);
      const after = startGame({ storage: kept, pace: () => 'instant' });
      expect(after.game.getState().match === null).toBe(text === null);
      expect(kept.getItem(SETTINGS)).toBe(LOOK);
      if (text === null) continue;
      after.game.getState().resume();
      // What was kept last, or all of it once there was room again.
      if (most < 30 || refused() === 0) expect(untilAsked(after).view).toEqual(view);
      expect(after.game.getState().match?.bits).toBe(match?.bits);
      expect(playChoices(after, 2).notice).toBeNull();
    }
  });
});

it('the page knows whether the match is kept, and when there is room again', () => {
  let isFull = false;
  const kept = memoryStorage();
  const setItem: SaveStorage['setItem'] = (key, text) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    kept.setItem(key, text);
  };
  const harness = startGame({ storage: { ...kept, setItem }, pace: () => 'instant' });
  const isKept = () => harness.game.getState().isKept;
  harness.game.getState().startMatch(config);
  playChoices(harness, 1);
  expect(isKept()).toBe(true);
  isFull = true;
  playChoices(harness, 1);
  expect(isKept()).toBe(false);
  isFull = false;
  playChoices(harness, 1);
  expect(isKept()).toBe(true);
});

it('a browser that keeps nothing is known for one before a match begins', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const storage = { getItem: blocked, setItem: blocked, removeItem: blocked, keys: blocked };
  const { game } = startGame({ storage });
  await settled();
  expect(game.getState()).toMatchObject({ isKept: false, notice: 'storage-blocked' });
});
