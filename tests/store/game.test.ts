import { describe, expect, it } from 'vitest';
import type { Bot } from '../../src/bots/bot';
import { fast } from '../../src/bots/yardsticks/fast';
import { delaysOf } from '../../src/store/match/pace';
import { PERSONS } from '../../src/store/types';
import { inProcess, playMatch, randomHuman, startGame, untilAsked } from './harness';

const oneRound = { rules: 'hong-kong-old', options: { rounds: 1, minimumFaan: 0 }, opponents: [], text: '' };

describe('a match', () => {
  it.each([
    ['hong-kong-old', { rounds: 1, minimumFaan: 0 }],
    ['hong-kong-common', { rounds: 1, minimumFaan: 0 }],
    ['taisen', { rounds: 1 }],
  ])('of %s is played to its standings', (rules, options) => {
    const harness = startGame({ pace: () => 'instant' });
    harness.game.getState().startMatch({ rules, options, opponents: [], text: '' });
    let results = 0;
    const end = playMatch(harness, ({ screen, result }) => {
      if (screen !== 'result' || !result) return;
      results++;
      expect(result.after).toEqual(
        result.before.map((score, player) => score + (result.gained[player] ?? 0)),
      );
    });
    expect(results).toBeGreaterThanOrEqual(4);
    expect(end.scores.reduce((sum, score) => sum + score, 0)).toBe(0);
  });

  it('seats everybody as the dice say', () => {
    const { game } = startGame();
    game.getState().startMatch(oneRound);
    const { players, human, throws } = game.getState();
    expect(players.map(({ person }) => person).toSorted()).toEqual(PERSONS.toSorted());
    expect(players[human]).toEqual({ person: 'you', bot: null });
    const [first = []] = throws;
    expect(first.toSorted((a, b) => (b ?? 0) - (a ?? 0))).toEqual(first);
  });

  it('shows from the first which discards came straight from the wall', () => {
    const harness = startGame();
    const shown = new Map<string, boolean>();
    harness.game.subscribe(({ match, view }) => {
      for (const { tile, drawn } of view?.seats.flatMap(({ river }) => river) ?? []) {
        const key = `${match?.dealt} ${tile}`;
        expect(drawn).toBe(shown.get(key) ?? drawn);
        shown.set(key, drawn);
      }
    });
    harness.game.getState().startMatch(oneRound);
    playMatch(harness);
    expect(new Set(shown.values())).toEqual(new Set([true, false]));
  });

  it('is the same for the same bits and choices', () => {
    const scores = [1, 2].map(() => {
      const harness = startGame({ pace: () => 'instant' });
      harness.game.getState().startMatch(oneRound);
      return playMatch(harness).scores;
    });
    expect(scores[0]).toEqual(scores[1]);
  });

  it('gives every decision of a bot its own random numbers', () => {
    const draws: number[] = [];
    const probe: Bot = {
      id: 'probe',
      decide: (view, choices, random) => {
        draws.push(random.next());
        return fast.decide(view, choices, random);
      },
    };
    const harness = startGame({ pace: () => 'instant', bots: inProcess(probe) });
    harness.game.getState().startMatch(oneRound);
    playMatch(harness);
    expect(draws.length).toBeGreaterThan(100);
    expect(new Set(draws).size).toBe(draws.length);
  });

  it('does not depend on the pace', () => {
    const ends = (['normal', 'instant'] as const).map((pace) => {
      const harness = startGame({ pace: () => pace });
      harness.game.getState().startMatch(oneRound);
      return playMatch(harness).scores;
    });
    expect(ends[0]).toEqual(ends[1]);
  });
});

describe('the turn loop', () => {
  it('takes nothing that is not offered', () => {
    const harness = startGame();
    harness.game.getState().startMatch(oneRound);
    const { humanSeat } = untilAsked(harness);
    const before = harness.game.getState();
    before.act({ type: 'win', seat: humanSeat });
    before.act({ type: 'pass', seat: (humanSeat + 1) % 4 });
    expect(harness.game.getState()).toBe(before);
  });

  it('pauses alike after every discard, whether or not anybody could take it', () => {
    const harness = startGame();
    const { game, time } = harness;
    const pauses: number[] = [];
    game.subscribe((state, before) => {
      const fresh = state.seen.slice(before.seen.length);
      if (state.seen === before.seen || fresh.at(-1)?.event.type !== 'discard' || state.choices.length > 0)
        return;
      const asked = time.delays.length;
      queue.push(() => pauses.push(time.delays[asked] ?? -1));
    });
    const queue: (() => void)[] = [];
    game.getState().startMatch(oneRound);
    playMatch(harness);
    for (const look of queue) look();
    expect(pauses.length).toBeGreaterThan(100);
    expect(new Set(pauses)).toEqual(new Set([delaysOf('normal').discard]));
  });

  it('shows a discard before the next draw', () => {
    const harness = startGame();
    const { game } = harness;
    let looked = 0;
    game.subscribe((state, before) => {
      const fresh = state.seen.slice(before.seen.length);
      if (state.seen === before.seen || fresh.at(-1)?.event.type !== 'discard' || !before.view) return;
      looked++;
      expect(state.view?.wallLeft).toBe(before.view.wallLeft);
      expect(state.wall?.front).toBe(before.wall?.front);
      expect(state.view?.seats.flatMap(({ river }) => river).map(({ tile }) => tile)).toContain(
        state.lastDiscard,
      );
    });
    game.getState().startMatch(oneRound);
    playMatch(harness);
    expect(looked).toBeGreaterThan(100);
  });

  it('shows the result only at the table, and once the deal is over', () => {
    const { game, time } = startGame();
    let showResult: (() => void) | null = null;
    game.getState().changeScreensBy(({ to, run }) => {
      if (to === 'result') showResult = run;
      else run();
    });
    const untilOver = () => {
      const choose = randomHuman(5);
      for (showResult = null; !showResult;) {
        const { choices, act } = game.getState();
        if (choices.length > 0) act(choose(choices));
        else expect(time.tick()).toBe(true);
      }
      return showResult as () => void;
    };
    game.getState().startMatch(oneRound);
    const late = untilOver();
    expect(game.getState().screen).toBe('table');
    game.getState().goHome();
    late();
    expect(game.getState().screen).toBe('home');
    game.getState().resume();
    untilOver()();
    expect(game.getState().screen).toBe('result');
  });

  it('passes for the human when the claim window closes', () => {
    const harness = startGame();
    const { game, time } = harness;
    game.getState().startMatch({ ...oneRound, options: { ...oneRound.options, claimSeconds: 3 } });
    const seconds: (number | null)[] = [];
    game.subscribe(({ secondsLeft }) => seconds.push(secondsLeft));
    for (;;) {
      const state = untilAsked(harness);
      if (state.view?.pending?.why === 'discard') break;
      const discard = state.choices.find(({ type }) => type === 'discard');
      if (state.screen === 'result') state.nextDeal();
      else if (discard) state.act(discard);
    }
    const asked = game.getState().view;
    expect(game.getState().secondsLeft).toBe(3);
    for (let i = 0; i < 3; i++) time.tick();
    expect(game.getState().view).not.toBe(asked);
    expect(seconds).toEqual(expect.arrayContaining([3, 2, 1]));
  });
});
