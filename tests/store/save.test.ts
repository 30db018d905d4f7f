import { describe, expect, it } from 'vitest';
import { Random } from '../../src/engine/random';
import { PLAYING_KINDS } from '../../src/engine/tiles';
import { KEYS } from '../../src/store/saves/keys';
import type { SaveStorage } from '../../src/store/saves/save';
import { kindsOf } from '../../src/store/selectors/tiles';
import { parseRecords } from '../../src/store/records/recordFile';
import { playChoices, playMatch, randomHuman, settled, startGame, untilAsked } from './harness';
import type { Harness } from './harness';
import { memoryStorage } from './memoryStorage';
import { withoutRoomFor } from './withoutRoomFor';

const KEY = 'hong-kong-mahjong/match';
const config = { rules: 'hong-kong-old', options: { rounds: 1, minimumFaan: 0 }, opponents: [], text: '' };

/** A match after so many of the human's choices. */
function midway(choices: number): Harness {
  const harness = startGame({ pace: () => 'instant' });
  harness.game.getState().startMatch(config);
  playChoices(harness, choices);
  return harness;
}

/** The text of the save set aside last. */
function aside(storage: SaveStorage): string | undefined {
  const kept = JSON.parse(storage.getItem(KEYS.matchAside) ?? '[]') as { text: string }[];
  return kept[0]?.text;
}

/** A browser that gives and keeps nothing. */
const blocked: SaveStorage = {
  getItem: () => {
    throw new Error('blocked');
  },
  setItem: () => {
    throw new Error('blocked');
  },
  removeItem: () => {
    throw new Error('blocked');
  },
  keys: () => {
    throw new Error('blocked');
  },
};

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

  it('is gone when the match is over', async () => {
    const harness = midway(1);
    playMatch(harness);
    await settled();
    expect(harness.storage.getItem(KEY)).toBeNull();
  });
});

describe('a save that is no use', () => {
  const good = () => JSON.parse(midway(5).storage.getItem(KEY) ?? '{}') as Record<string, unknown>;

  const wallOf = (save: Record<string, unknown>) => save['wall'] as { tiles: number[] };

  it.each([
    ['no JSON', () => '{"match":'],
    ['an older schema without its match', () => JSON.stringify({ schemaVersion: 1 })],
    [
      'a tile twice in the wall',
      () => JSON.stringify({ ...good(), wall: { ...wallOf(good()), tiles: wallOf(good()).tiles.fill(3) } }),
    ],
    ['no wall', () => JSON.stringify({ ...good(), wall: undefined })],
    [
      'an unknown rule set',
      () => JSON.stringify({ ...good(), match: { ...(good()['match'] as object), rules: 'x' } }),
    ],
    ['a missing player', () => JSON.stringify({ ...good(), players: [] })],
    ['another human', () => JSON.stringify({ ...good(), human: 9 })],
    [
      'a die of seven pips',
      () => JSON.stringify({ ...good(), wall: { ...wallOf(good()), dice: [7, 1, 1] } }),
    ],
    [
      'a wall broken elsewhere',
      () => JSON.stringify({ ...good(), wall: { ...wallOf(good()), wallBreak: { side: 0, stack: 70 } } }),
    ],
    [
      'a round that was never reached',
      () =>
        JSON.stringify({
          ...good(),
          match: {
            ...(good()['match'] as object),
            progress: { round: 99, number: 1, repeat: 0, dealer: 0, carry: {} },
          },
        }),
    ],
    ['throws of another table', () => JSON.stringify({ ...good(), throws: [[7, 8]] })],
    [
      'a text nested too deep',
      () =>
        JSON.stringify(good()).replace('"carry":{}', `"carry":{"a":${'['.repeat(3000)}${']'.repeat(3000)}}`),
    ],
  ])('is set aside and said: %s', (_, text) => {
    const written = text();
    const { game, storage } = startGame({ storage: memoryStorage({ [KEY]: written }) });
    expect(game.getState().notice).toBe('save-unreadable');
    expect(game.getState().match).toBeNull();
    expect(aside(storage)).toBe(written);
    expect(storage.getItem(KEY)).toBeNull();
    expect(game.getState().setAside).toEqual({ why: 'damaged', text: written });
    game.getState().dismissNotice();
    expect(game.getState().notice).toBeNull();
  });

  it.each([
    ['app', { schemaVersion: 99 }],
    ['rules', { rulesVersion: 99 }],
  ])('because the %s that wrote it are newer', (_, version) => {
    const written = JSON.stringify({ ...good(), ...version });
    const { game, storage } = startGame({ storage: memoryStorage({ [KEY]: written }) });
    expect(game.getState()).toMatchObject({
      notice: 'save-newer',
      match: null,
      setAside: { why: 'newer', text: written },
    });
    expect(storage.getItem(KEY)).toBe(written);
  });

  it('is shown again after a reload, until it is dropped; an earlier one is not lost', () => {
    const storage = memoryStorage({ [KEY]: 'first' });
    startGame({ storage });
    storage.setItem(KEY, 'second');
    startGame({ storage });
    const { game } = startGame({ storage });
    expect(game.getState()).toMatchObject({ setAside: { text: 'second' }, notice: null });
    game.getState().dropSetAside();
    expect(game.getState().setAside?.text).toBe('first');
    game.getState().dropSetAside();
    expect(game.getState().setAside).toBeNull();
    expect(startGame({ storage }).game.getState().setAside).toBeNull();
  });

  it('stays where it is when there is no room to put it aside', () => {
    const full = memoryStorage({ [KEY]: 'damaged' });
    const { game } = startGame({ storage: withoutRoomFor('', full) });
    expect(game.getState().setAside?.text).toBe('damaged');
    expect(full.getItem(KEY)).toBe('damaged');
  });

  it('only in a choice: the deal begins again', () => {
    const broken = JSON.stringify({ ...good(), choices: [{ type: 'win', seat: 2 }] });
    const { game, storage } = startGame({ pace: () => 'instant', storage: memoryStorage({ [KEY]: broken }) });
    expect(game.getState().notice).toBe('deal-restarted');
    expect(aside(storage)).toBe(broken);
    expect(game.getState().setAside).toEqual({ why: 'refused', text: broken });
    const again = startGame({ storage }).game.getState();
    expect(again.notice).toBeNull();
    expect(again.match).toEqual(game.getState().match);
    game.getState().resume();
    expect(game.getState().screen).toBe('table');
    expect(game.getState().choices.length).toBeGreaterThan(0);
  });

  it('when the browser keeps nothing, that is said and the match goes on', () => {
    const { game } = startGame({ pace: () => 'instant', storage: withoutRoomFor('') });
    game.getState().startMatch(config);
    expect(game.getState().notice).toBe('save-failed');
    expect(game.getState().choices.length).toBeGreaterThan(0);
  });

  it('when the browser blocks its storage, that is said and a whole match can be played', () => {
    const harness = startGame({ pace: () => 'instant', storage: blocked });
    expect(harness.game.getState().notice).toBe('storage-blocked');
    harness.game.getState().startMatch(config);
    expect(harness.game.getState().notice).toBe('storage-blocked');
    expect(playMatch(harness).screen).toBe('standings');
  });

  it('is said once, and again only after keeping has worked', () => {
    let isFull = true;
    const kept = memoryStorage();
    const setItem = (key: string, value: string) => {
      if (isFull) throw new Error('full');
      kept.setItem(key, value);
    };
    const harness = startGame({ pace: () => 'instant', storage: { ...kept, setItem } });
    const { game } = harness;
    game.getState().startMatch(config);
    game.getState().dismissNotice();
    playChoices(harness, 1);
    expect(game.getState().notice).toBeNull();
    isFull = false;
    playChoices(harness, 1);
    isFull = true;
    playChoices(harness, 1);
    expect(game.getState().notice).toBe('save-failed');
  });
});

describe('the wall of a save', () => {
  it('is dealt from, whatever the seed would give', () => {
    const before = midway(0);
    const save = JSON.parse(before.storage.getItem(KEY) ?? '{}') as {
      wall: { tiles: number[] };
      choices: unknown[];
    };
    const tiles = save.wall.tiles.toReversed();
    const text = JSON.stringify({ ...save, choices: [], wall: { ...save.wall, tiles } });
    const again = startGame({ pace: () => 'instant', storage: memoryStorage({ [KEY]: text }) });
    const { view, humanSeat, match } = again.game.getState();
    const kinds = match ? kindsOf(match) : [];
    const dealt = [0, 4, 8].flatMap((at) => tiles.slice(4 * (at + humanSeat), 4 * (at + humanSeat) + 4));
    const playing = dealt.filter((tile) => (kinds[tile] ?? 0) < PLAYING_KINDS);
    expect(playing.length).toBeGreaterThan(6);
    expect(view?.hand).toEqual(expect.arrayContaining(playing));
    expect(view?.hand).not.toEqual(before.game.getState().view?.hand);
  });
});

describe('reloading', () => {
  it('at a hundred places in a match gives back the last complete action each time', () => {
    const random = new Random([7, 7, 7, 7]);
    const choose = randomHuman(5);
    const plain = startGame({ pace: () => 'instant' });
    plain.game.getState().startMatch({ ...config, options: { minimumFaan: 0 } });
    const expected = playMatch(plain).scores;

    let harness = startGame();
    harness.game.getState().startMatch({ ...config, options: { minimumFaan: 0 } });
    let reloads = 0;
    for (;;) {
      const state = harness.game.getState();
      if (state.screen === 'standings') break;
      if (random.below(12) === 0) {
        harness = reloaded(harness);
        reloads++;
      } else if (state.screen === 'result') state.nextDeal();
      else if (state.choices.length > 0) state.act(choose(state.choices));
      else harness.time.tick();
    }
    expect(reloads).toBeGreaterThan(100);
    expect(harness.game.getState().scores).toEqual(expected);
    expect(harness.records).toHaveLength(1);
    expect(parseRecords(JSON.stringify(harness.records[0])).ok).toBe(true);
  });

  /** The page anew; what it knows must be what the save says, down to the last choice. */
  function reloaded({ storage, game }: Harness): Harness {
    const fresh = startGame({ storage });
    const kept = JSON.parse(storage.getItem(KEY) ?? '{}') as { choices: unknown[] };
    const { match, scores, result, view, choices, screen, seen } = game.getState();
    expect(fresh.game.getState().notice).toBeNull();
    expect(fresh.game.getState().match).toEqual(match);
    const happened = fresh.game.getState().seen.map(({ event }) => event);
    expect(happened.slice(0, seen.length)).toEqual(seen.map(({ event }) => event));
    fresh.game.getState().resume();
    const after = fresh.game.getState();
    if (choices.length > 0) expect(after).toMatchObject({ view, choices, scores });
    if (screen === 'result') {
      untilAsked(fresh);
      expect(fresh.game.getState().result).toEqual(result);
    }
    expect((JSON.parse(storage.getItem(KEY) ?? '{}') as { choices: unknown[] }).choices).toEqual(
      kept.choices,
    );
    return fresh;
  }
});
