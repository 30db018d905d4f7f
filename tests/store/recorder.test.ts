import { describe, expect, it } from 'vitest';
import { late } from '../../src/store/late';
import * as recording from '../../src/store/records/recording';
import { playChoices, randomHuman, settled, startGame, untilAsked } from './harness';

const KEY = 'hong-kong-mahjong/match';
const config = { rules: 'hong-kong-old', options: { rounds: 1, minimumFaan: 0 }, opponents: [], text: '' };

/** A match whose recorder fails as often as is said. */
function begin(failures: number) {
  let asked = 0;
  const recorder = late(async () => {
    asked++;
    if (asked <= failures) throw new Error('offline');
    return Promise.resolve(recording);
  });
  const harness = startGame({ recorder, pace: () => 'instant' });
  harness.game.getState().startMatch(config);
  return { ...harness, asked: () => asked };
}

function playDeal(harness: ReturnType<typeof begin>): void {
  const choose = randomHuman(5);
  for (let state = untilAsked(harness); state.screen === 'table'; state = untilAsked(harness))
    state.act(choose(state.choices));
}

describe('what writes records', () => {
  it('is loaded when a hand begins, and not before', () => {
    const { game } = startGame({ recorder: late(() => Promise.reject(new Error('too early'))) });
    expect(game.getState().notice).toBeNull();
    expect(begin(0).asked()).toBe(1);
  });

  it('is waited for at the end of the hand, and the next begins once', async () => {
    const harness = begin(1);
    await settled();
    playDeal(harness);
    harness.game.getState().nextDeal();
    harness.game.getState().nextDeal();
    expect(harness.game.getState()).toMatchObject({ screen: 'result', notice: null });
    await settled();
    expect(harness.game.getState()).toMatchObject({ screen: 'table', match: { dealt: 1 } });
    expect(harness.asked()).toBe(2);
  });

  it('leaves the result and the save as they are when it does not come, and says so', async () => {
    const harness = begin(2);
    await settled();
    playDeal(harness);
    const saved = harness.storage.getItem(KEY);
    harness.game.getState().nextDeal();
    await settled();
    expect(harness.game.getState()).toMatchObject({ screen: 'result', notice: 'load-failed' });
    expect(harness.storage.getItem(KEY)).toBe(saved);
    harness.game.getState().nextDeal();
    await settled();
    expect(harness.game.getState()).toMatchObject({ screen: 'table', match: { dealt: 1 } });
  });

  it('is waited for by a match that is abandoned in its first hand', async () => {
    const harness = begin(1);
    await settled();
    playChoices(harness, 2);
    harness.game.getState().abandon();
    await settled();
    expect(harness.records).toHaveLength(1);
    expect(harness.game.getState().notice).toBeNull();
  });

  it('is told of as missing when such a match cannot be kept', async () => {
    const harness = begin(9);
    await settled();
    playChoices(harness, 2);
    harness.game.getState().abandon();
    await settled();
    expect(harness.game.getState()).toMatchObject({ screen: 'home', notice: 'history-failed' });
  });
});
