import { describe, expect, it } from 'vitest';
import { ASIDE_KEY } from '../../src/store/save';
import { playMatch, randomHuman, startGame, untilAsked } from './harness';
import type { Harness } from './harness';
import { memoryStorage } from './memoryStorage';

const KEY = 'hong-kong-mahjong/match';
const config = { rules: 'hong-kong-old', options: { rounds: 1, minimumFaan: 0 }, opponents: [] };

/** A match after so many of the human's choices. */
function midway(choices: number): Harness {
  const harness = startGame({ pace: () => 'instant' });
  harness.game.getState().startMatch(config);
  const choose = randomHuman(5);
  for (let made = 0; made < choices;) {
    const state = untilAsked(harness);
    if (state.screen === 'result') state.nextDeal();
    else {
      state.act(choose(state.choices));
      made++;
    }
  }
  untilAsked(harness);
  return harness;
}

describe('a save', () => {
  it.each([0, 1, 7, 20, 33])('after %i choices gives the same table back', (choices) => {
    const before = midway(choices);
    const again = startGame({ pace: () => 'instant', storage: before.storage });
    expect(again.game.getState().screen).toBe('home');
    again.game.getState().resume();
    const { view, choices: offered, scores, seen, players, screen } = again.game.getState();
    expect({ view, offered, scores, players, screen }).toEqual({
      view: before.game.getState().view,
      offered: before.game.getState().choices,
      scores: before.game.getState().scores,
      players: before.game.getState().players,
      screen: before.game.getState().screen,
    });
    expect(seen.map(({ event }) => event)).toEqual(before.game.getState().seen.map(({ event }) => event));
  });

  it('lets the match go on as if nothing had happened', () => {
    const before = midway(12);
    const again = startGame({
      pace: () => 'instant',
      storage: memoryStorage({ [KEY]: before.storage.getItem(KEY) ?? '' }),
    });
    again.game.getState().resume();
    expect(playMatch(again).scores).toEqual(playMatch(before).scores);
  });

  it('is written before a choice is shown', () => {
    const harness = midway(3);
    let saved = 0;
    harness.game.subscribe((state, before) => {
      if (state.seen === before.seen) return;
      const kept = JSON.parse(harness.storage.getItem(KEY) ?? '{}') as { choices: unknown[] };
      expect(kept.choices.length).toBeGreaterThan(0);
      saved++;
    });
    const { choices, act } = untilAsked(harness);
    act(randomHuman(1)(choices));
    expect(saved).toBeGreaterThan(0);
  });

  it('stays small', () => {
    expect(midway(30).storage.getItem(KEY)?.length).toBeLessThan(8000);
  });

  it('is gone when the match is over', () => {
    const harness = midway(1);
    playMatch(harness);
    expect(harness.storage.getItem(KEY)).toBeNull();
  });
});

describe('a save that is no use', () => {
  const good = () => JSON.parse(midway(5).storage.getItem(KEY) ?? '{}') as Record<string, unknown>;

  it.each([
    ['no JSON', () => '{"match":'],
    ['another schema', () => JSON.stringify({ ...good(), schemaVersion: 99 })],
    [
      'an unknown rule set',
      () => JSON.stringify({ ...good(), match: { ...(good()['match'] as object), rules: 'x' } }),
    ],
    ['a missing player', () => JSON.stringify({ ...good(), players: [] })],
    ['another human', () => JSON.stringify({ ...good(), human: 9 })],
  ])('is set aside and said: %s', (_, text) => {
    const written = text();
    const { game, storage } = startGame({ storage: memoryStorage({ [KEY]: written }) });
    expect(game.getState().notice).toBe('save-unreadable');
    expect(game.getState().match).toBeNull();
    expect(storage.getItem(ASIDE_KEY)).toBe(written);
    expect(storage.getItem(KEY)).toBeNull();
    game.getState().dismissNotice();
    expect(game.getState().notice).toBeNull();
  });

  it('only in a choice: the deal begins again', () => {
    const broken = JSON.stringify({ ...good(), choices: [{ type: 'win', seat: 2 }] });
    const { game, storage } = startGame({ pace: () => 'instant', storage: memoryStorage({ [KEY]: broken }) });
    expect(game.getState().notice).toBe('deal-restarted');
    expect(storage.getItem(ASIDE_KEY)).toBe(broken);
    game.getState().resume();
    expect(game.getState().screen).toBe('table');
    expect(game.getState().choices.length).toBeGreaterThan(0);
  });

  it('when the browser keeps nothing, that is said and the match goes on', () => {
    const storage = {
      ...memoryStorage(),
      setItem: () => {
        throw new Error('full');
      },
    };
    const { game } = startGame({ pace: () => 'instant', storage });
    game.getState().startMatch(config);
    expect(game.getState().notice).toBe('save-failed');
    expect(game.getState().choices.length).toBeGreaterThan(0);
  });
});
