import { describe, expect, it, vi } from 'vitest';
import { hashHex, wallSeed } from '../../src/engine/random';
import type { GameRecord } from '../../src/engine/record';
import { replayRecord } from '../../src/engine/replay';
import { followVisibility } from '../../src/store/match/pageVisibility';
import { playChoices, playMatch, settled, startGame, untilAsked } from './harness';

const KEY = 'hong-kong-mahjong/match';
const HANDS = 'hong-kong-mahjong/match-hands';
const BITS = ['0'.repeat(32), 'f'.repeat(32), '1'.repeat(32), '2'.repeat(32)];
const config = { rules: 'hong-kong-old', options: { rounds: 1, minimumFaan: 0 }, opponents: [], text: '' };

function withBits() {
  let drawn = 0;
  return startGame({ pace: () => 'instant', randomBits: () => BITS[drawn++] ?? '' });
}

describe('the wall can be checked: a match', () => {
  it('shows the commitment to its bits first, then uses them with the words of the player', async () => {
    const harness = withBits();
    const { game, records } = harness;
    expect(game.getState().commitment).toBeNull();
    game.getState().prepareMatch();
    const { commitment } = game.getState();
    expect(commitment).toBe(hashHex(BITS[0] ?? ''));
    game.getState().prepareMatch();
    expect(game.getState().commitment).toBe(commitment);
    game.getState().startMatch({ ...config, text: '發財 ok' });
    expect(game.getState()).toMatchObject({ commitment: null, match: { bits: BITS[0], text: '發財 ok' } });
    playMatch(harness);
    await settled();
    expect(records[0]).toMatchObject({ seed: BITS[0], commitment, text: '發財 ok' });
    expect(records.map((record) => replayRecord(record).ok)).toEqual([true]);
  });

  it('uses other bits than the one before, and deals by the words', async () => {
    const hands = ['', 'a'].map((text) => {
      const harness = withBits();
      harness.game.getState().startMatch({ ...config, text });
      return untilAsked(harness).view?.hand;
    });
    expect(hands[0]).not.toEqual(hands[1]);
    expect(wallSeed(BITS[0] ?? '', 'a')).not.toBe(wallSeed(BITS[0] ?? '', ''));
    const harness = withBits();
    for (const bits of BITS.slice(0, 2)) {
      harness.game.getState().prepareMatch();
      harness.game.getState().startMatch(config);
      await expect.poll(() => harness.game.getState().match?.bits).toBe(bits);
    }
  });
});

describe('a match that is dealt ahead', () => {
  it('shows nothing of itself, and is then dealt as told before', () => {
    const { game } = withBits();
    game.getState().prepareMatch();
    const before = game.getState();
    game.getState().changeScreensBy(({ before: dealAhead, run }) => {
      dealAhead?.();
      expect(game.getState()).toEqual(before);
      run();
    });
    game.getState().startMatch(config);
    expect(game.getState().match?.bits).toBe(BITS[0]);
    const other = withBits();
    other.game.getState().startMatch(config);
    expect(game.getState().view).toEqual(other.game.getState().view);
  });

  it('is dealt anew when something else was chosen, and again after it', async () => {
    const { game } = withBits();
    let begin: () => void = () => undefined;
    const end = game.getState().changeScreensBy(({ before, run }) => {
      before?.();
      begin = run;
    });
    game.getState().startMatch(config);
    end();
    game.getState().startMatch({ ...config, text: 'a' });
    expect(game.getState().match).toMatchObject({ bits: BITS[0], text: 'a' });
    begin();
    await expect.poll(() => game.getState().match).toMatchObject({ bits: BITS[1], text: '' });
  });
});

describe('the record of a match', () => {
  it('that is over holds every hand, who played where, and is complete', async () => {
    const harness = withBits();
    harness.game.getState().startMatch({ ...config, opponents: ['fast', 'random', 'never-claims'] });
    const { scores, players, throws } = playMatch(harness);
    await settled();
    const [record] = harness.records as [GameRecord];
    expect(record).toMatchObject({ app: '1.2.3', complete: true, seating: throws });
    expect(record.players.map(({ name, bot }) => [name, bot ?? null])).toEqual(
      players.map(({ person, bot }) => [person.toUpperCase(), bot]),
    );
    const replayed = replayRecord(record);
    expect(replayed.ok && replayed.value.match.scores).toEqual(scores);
    expect([harness.storage.getItem(KEY), harness.storage.getItem(HANDS)]).toEqual([null, null]);
  });

  it('of sixteen hands and more survives reloads and fits', async () => {
    const options = { rounds: 4, minimumFaan: 0 };
    let harness = withBits();
    harness.game.getState().startMatch({ ...config, options });
    let longest = 0;
    const { storage, records } = harness;
    let hands = 0;
    for (;;) {
      const state = untilAsked(harness);
      if (state.screen === 'standings') break;
      const win = state.choices.find(({ type }) => type === 'win');
      const [first] = state.choices;
      if (state.screen === 'result') {
        state.nextDeal();
        longest = Math.max(longest, storage.getItem(HANDS)?.length ?? 0);
        if (harness.game.getState().screen === 'table' && hands++ % 3 === 0) {
          harness = startGame({ storage, pace: () => 'instant', keepRecord: keepIn(records) });
          harness.game.getState().resume();
        }
      } else if (win ?? first) state.act((win ?? first)!);
    }
    await settled();
    expect(records[0]?.hands.length).toBeGreaterThanOrEqual(16);
    expect(replayRecord(records[0] as GameRecord)).toMatchObject({ ok: true });
    expect(longest).toBeGreaterThan(50_000);
    expect(longest).toBeLessThan(1_500_000);
  });

  it('is kept as not complete when the match is abandoned', async () => {
    const harness = withBits();
    harness.game.getState().startMatch(config);
    playChoices(harness, 25);
    harness.game.getState().abandon();
    await settled();
    expect(harness.game.getState()).toMatchObject({ screen: 'home', match: null, view: null, choices: [] });
    expect(harness.storage.getItem(KEY)).toBeNull();
    expect(harness.records).toMatchObject([{ complete: false }]);
    expect(replayRecord(harness.records[0] as GameRecord).ok).toBe(true);
    harness.game.getState().resume();
    expect(harness.game.getState().screen).toBe('home');
  });

  it('is kept of a match that is started over, but not of one nobody touched', async () => {
    const harness = withBits();
    harness.game.getState().startMatch(config);
    harness.game.getState().restart();
    await settled();
    expect(harness.records).toEqual([]);
    playChoices(harness, 2);
    harness.game.getState().restart();
    await settled();
    expect(harness.records).toMatchObject([{ complete: false, seed: BITS[1] }]);
    expect(harness.storage.getItem(KEY)).toContain(BITS[2]);
  });

  it('that cannot be kept is said, and the next match can be played', async () => {
    const keepRecord = async () => Promise.reject(new Error('no room'));
    const harness = startGame({ pace: () => 'instant', keepRecord });
    harness.game.getState().startMatch(config);
    playMatch(harness);
    await settled();
    expect(harness.game.getState()).toMatchObject({ screen: 'standings', notice: 'history-failed' });
    harness.game.getState().startMatch(config);
    expect(untilAsked(harness).choices.length).toBeGreaterThan(0);
  });

  it('is not kept with hands missing, and that is said', async () => {
    const before = withBits();
    before.game.getState().startMatch(config);
    while (before.game.getState().match?.dealt === 0) playChoices(before, 1);
    before.storage.removeItem(HANDS);
    const after = startGame({ pace: () => 'instant', storage: before.storage });
    after.game.getState().resume();
    playMatch(after);
    await settled();
    expect(after.game.getState().notice).toBe('history-failed');
    expect(after.records).toEqual([]);
  });

  it('is kept by the next page when this one goes first: the standings are there, and nothing to go on with', async () => {
    const harness = startGame({
      pace: () => 'instant',
      keepRecord: async () => new Promise(() => undefined),
    });
    harness.game.getState().startMatch(config);
    const { scores } = playMatch(harness);
    const again = startGame({ pace: () => 'instant', storage: harness.storage });
    expect(again.game.getState()).toMatchObject({ screen: 'home', match: null });
    again.game.getState().showStandings();
    expect(again.game.getState()).toMatchObject({ screen: 'standings', scores });
    await vi.waitFor(() => expect(again.records).toMatchObject([{ complete: true }]));
    expect(harness.storage.getItem(KEY)).toBeNull();
  });

  function keepIn(records: GameRecord[]) {
    return async (record: GameRecord) => void records.push(record);
  }
});

describe('restarting', () => {
  it('abandons the match and begins another like it', async () => {
    const harness = withBits();
    const opponents = ['random', 'fast', 'never-claims'];
    harness.game.getState().startMatch({ ...config, opponents, text: 'words' });
    const { match, players } = playChoices(harness, 3);
    harness.game.getState().restart();
    await settled();
    const after = harness.game.getState();
    const byPerson = (list: typeof players) => list.toSorted((a, b) => (a.person < b.person ? -1 : 1));
    expect(after.screen).toBe('table');
    expect(after.match).toMatchObject({ options: match?.options, text: 'words', bits: BITS[1], dealt: 0 });
    expect(byPerson(after.players)).toEqual(byPerson(players));
    expect(harness.records).toMatchObject([{ complete: false, seed: BITS[0] }]);
  });

  it('is possible from the standings', () => {
    const harness = withBits();
    harness.game.getState().startMatch(config);
    playMatch(harness);
    harness.game.getState().restart();
    expect(harness.game.getState()).toMatchObject({ screen: 'table', match: { bits: BITS[1] } });
  });

  it('changes nothing without a match', () => {
    const { game } = withBits();
    game.getState().restart();
    expect(game.getState().screen).toBe('home');
  });
});

describe('a hidden page', () => {
  it('stops the clock, and leaves a menu that was open alone', () => {
    const { game } = startGame();
    const page = {
      visibilityState: 'visible',
      listener: () => undefined as void,
      addEventListener: (_: string, listener: () => void) => {
        page.listener = listener;
      },
    };
    const show = (state: string) => {
      page.visibilityState = state;
      page.listener();
      return game.getState().paused;
    };
    followVisibility(page, game);
    expect([show('hidden'), show('visible')]).toEqual([true, false]);
    game.getState().pause(true);
    expect([show('hidden'), show('hidden'), show('visible')]).toEqual([true, true, true]);
  });
});
