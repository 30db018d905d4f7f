import { describe, expect, it } from 'vitest';
import { fast } from '../../src/bots/yardsticks/fast';
import { Random } from '../../src/engine/random';
import { createSettingsStore } from '../../src/store/settings';
import { noticeOf, readingOf } from '../../src/store/match/pace';
import type { HandSwitches, Switches } from '../../src/store/match/switches';
import type { Action } from '../../src/engine/types';
import type { GameDeps } from '../../src/store/game';
import { randomHuman, startGame, untilAsked } from './harness';
import type { Harness } from './harness';
import { memoryStorage } from './memoryStorage';

const CONFIG = { rules: 'hong-kong-old', options: {}, opponents: [], text: 'switches' } as const;

interface Switched extends Harness {
  readonly lasting: ReturnType<typeof createSettingsStore>;
}

function begun(
  switched: Partial<Switches> = {},
  given: Partial<GameDeps> = {},
  options: object = {},
): Switched {
  const lasting = createSettingsStore(memoryStorage(), switched);
  const harness = startGame({ lasting, ...given });
  harness.game.getState().startMatch({ ...CONFIG, options: { ...options } });
  return { ...harness, lasting };
}

/** The same browser after the page was loaded anew. */
function reloaded({ storage, lasting }: Switched): Switched {
  const harness = startGame({ storage, lasting });
  harness.game.getState().resume();
  return { ...harness, lasting };
}

/** Everything that is chosen for the player or by them, until so many deals are over. */
function played(harness: Harness, deals: number) {
  const { game, time } = harness;
  const random = new Random([5, 2, 3, 4]);
  const made: { action: Action; choices: readonly Action[]; isAsked: boolean }[] = [];
  const of = (isAsked: boolean) => made.filter((each) => each.isAsked === isAsked);
  for (let done = 0; ;) {
    const state = game.getState();
    if (state.screen === 'result') {
      if (++done === deals) return { made, automatic: of(false), asked: of(true) };
      state.nextDeal();
    } else if (state.automatic) {
      made.push({ action: state.automatic, choices: state.choices, isAsked: false });
      time.tick();
    } else if (state.choices.length > 0) {
      const action = fast.decide(state.view!, state.choices, random);
      made.push({ action, choices: state.choices, isAsked: true });
      state.act(action);
    } else time.tick();
  }
}

/** Lets time pass until something is asked, or is about to be chosen, that fits. */
function until(harness: Switched, fits: (choices: readonly Action[]) => boolean): void {
  const { game, time } = harness;
  const choose = randomHuman(9);
  for (let steps = 0; steps < 3000; steps++) {
    const state = game.getState();
    if (state.choices.length > 0 && fits(state.choices)) return;
    if (state.screen === 'result') state.nextDeal();
    else if (state.choices.length > 0 && !state.automatic) state.act(choose(state.choices));
    else time.tick();
  }
  throw new Error('It did not come to that.');
}

const types = (choices: readonly Action[]) => new Set(choices.map(({ type }) => type));
const isDiscardOnly = (choices: readonly Action[]) => [...types(choices)].join() === 'discard';
const isClaim = (choices: readonly Action[]) => types(choices).has('pass') && !types(choices).has('win');

describe('what is chosen for the player', () => {
  it('is nothing, unless it is switched on', () => {
    expect(played(begun(), 3).automatic).toEqual([]);
  });

  it.each<[string, Partial<Switches>, (asked: Set<string>) => boolean]>([
    ['passes', { onlyWins: true }, (of) => of.has('pass') && !of.has('win')],
    ['passes on chows', { noChows: true }, (of) => [...of].toSorted().join() === 'chow,pass'],
    ['wins', { autoWin: true }, (of) => of.has('win')],
    ['discards', { discardDrawn: true }, (of) => [...of].join() === 'discard'],
  ])('%s: always of what is on offer, and never asked about', (_, switched, isMade) => {
    const { automatic, asked } = played(begun(switched, {}, { minimumFaan: 0 }), 8);
    expect(automatic.length).toBeGreaterThan(0);
    for (const { action, choices } of automatic) {
      expect(choices).toContainEqual(action);
      expect(isMade(types(choices))).toBe(true);
    }
    // After a claim nothing was drawn: there the player discards.
    if (!switched.discardDrawn) expect(asked.some(({ choices }) => isMade(types(choices)))).toBe(false);
  });

  it('comes after a pause, which at no pace is too short to stop a discard', () => {
    for (const pace of ['normal', 'instant'] as const) {
      const harness = begun({ discardDrawn: true, pace }, { pace: () => pace });
      until(harness, isDiscardOnly);
      const { time, game } = harness;
      expect(game.getState().automatic).toMatchObject({ type: 'discard' });
      expect(time.delays.at(-1)).toBe(noticeOf(pace));
      expect(noticeOf(pace)).toBeGreaterThan(300);
    }
  });

  it('is made at once by skipping ahead, which goes on to what is asked next', () => {
    const harness = begun({ discardDrawn: true });
    until(harness, isDiscardOnly);
    const { game } = harness;
    const { automatic, seen } = game.getState();
    game.getState().skipAhead();
    const after = game.getState();
    expect(after.seen.slice(seen.length)[0]?.event).toMatchObject(automatic ?? {});
    expect(after.choices.length > 0 || after.view?.phase.type === 'ended').toBe(true);
    expect(after.seen.length).toBeGreaterThan(seen.length + 1);
  });

  it('stops when it is switched off, and begins when it is switched on, in the middle of a claim', () => {
    const harness = begun();
    const { game, time } = harness;
    until(harness, isClaim);
    const { choices } = game.getState();
    game.getState().switchForHand({ onlyWins: true });
    expect(game.getState()).toMatchObject({ automatic: { type: 'pass' }, choices });
    game.getState().switchForHand({ onlyWins: false });
    expect(game.getState()).toMatchObject({ automatic: null, choices, forHand: {} });
    expect(time.waiting).toEqual([]);
    harness.lasting.getState().change({ onlyWins: true });
    expect(game.getState()).toMatchObject({ automatic: { type: 'pass' }, choices });
    time.tick();
    expect(game.getState().choices).not.toEqual(choices);
  });

  it('has no seconds to count while it is coming, and all of them once it is stopped', () => {
    const harness = begun({ onlyWins: true }, {}, { claimSeconds: 5 });
    until(harness, isClaim);
    const { game } = harness;
    expect(game.getState().secondsLeft).toBeNull();
    game.getState().switchForHand({ onlyWins: false });
    expect(game.getState()).toMatchObject({ secondsLeft: 5, automatic: null });
  });

  it('waits while the clock stands, whatever is switched', () => {
    const harness = begun();
    const { game, time } = harness;
    until(harness, isDiscardOnly);
    const { seen } = game.getState();
    game.getState().pause(true);
    game.getState().switchForHand({ discardDrawn: true });
    expect(time.waiting).toEqual([]);
    expect(game.getState().seen).toEqual(seen);
    game.getState().pause(false);
    until(harness, () => game.getState().automatic !== null);
  });

  it('leaves what is fined to the player: neither wins nor what may be one', () => {
    const harness = begun({ autoWin: true, discardDrawn: true }, {}, { strictCalling: true });
    expect(played(harness, 3).automatic.filter(({ choices }) => types(choices).has('win'))).toEqual([]);
  });

  it('is a choice like any other in the record', () => {
    const harness = begun({ onlyWins: true, discardDrawn: true, autoWin: true });
    const { made, automatic } = played(harness, 1);
    expect(automatic.length).toBeGreaterThan(3);
    const byHand = startGame();
    byHand.game.getState().startMatch(CONFIG);
    for (const { action } of made) {
      untilAsked(byHand);
      byHand.game.getState().act(action);
    }
    untilAsked(byHand);
    expect(byHand.game.getState().recordSoFar()).toEqual(harness.game.getState().recordSoFar());
  });

  it('is taken back where it was a discard, and then asked', () => {
    const lasting = createSettingsStore(memoryStorage(), { discardDrawn: true });
    const harness = { ...startGame({ lasting }), lasting };
    const { game, time } = harness;
    game.getState().startMatch({ ...CONFIG, practice: true });
    until(harness, isDiscardOnly);
    const { automatic, choices } = game.getState();
    time.tick();
    expect(game.getState().takeBack()).toEqual(automatic);
    expect(game.getState()).toMatchObject({ automatic: null, choices });
  });
});

describe('what is switched for one hand', () => {
  const all: HandSwitches = { pace: 'fast', noChows: true, autoWin: true, sorted: false, never: [3, 30] };

  it('is kept with the match: a page that is loaded again has it', () => {
    const harness = begun();
    untilAsked(harness);
    harness.game.getState().switchForHand(all);
    expect(reloaded(harness).game.getState().forHand).toEqual(all);
    expect(harness.lasting.getState()).toMatchObject({ pace: 'normal', noChows: false, sorted: true });
  });

  it('is left out where it is as always', () => {
    const harness = begun({ noChows: true });
    untilAsked(harness);
    const { switchForHand } = harness.game.getState();
    switchForHand({ noChows: false, autoWin: false });
    expect(harness.game.getState().forHand).toEqual({ noChows: false });
    switchForHand({ noChows: true, never: [] });
    expect(harness.game.getState().forHand).toEqual({});
  });

  it('gives way to what is then switched for good', () => {
    const harness = begun();
    untilAsked(harness);
    harness.game.getState().switchForHand({ pace: 'fast', autoWin: true });
    harness.lasting.getState().change({ pace: 'relaxed' });
    expect(harness.game.getState().forHand).toEqual({ autoWin: true });
    expect(reloaded(harness).game.getState().forHand).toEqual({ autoWin: true });
  });

  it('is over with the hand; the next one tells until the first choice', () => {
    const harness = begun();
    const { game } = harness;
    untilAsked(harness);
    game.getState().switchForHand({ autoWin: true, pace: 'fast' });
    played(harness, 1);
    game.getState().nextDeal();
    expect(game.getState()).toMatchObject({ forHand: {}, lapsed: { autoWin: true, pace: 'fast' } });
    const { choices, act } = untilAsked(harness);
    act(choices[0]!);
    expect(game.getState().lapsed).toEqual({});
  });

  it('sets the pace', () => {
    const harness = begun();
    untilAsked(harness);
    harness.game.getState().switchForHand({ pace: 'instant' });
    const before = harness.time.delays.length;
    const { choices, act } = harness.game.getState();
    act(choices[0]!);
    expect(harness.time.delays.length).toBe(before);
  });

  it('does not cost the match where it was damaged', () => {
    const harness = begun();
    untilAsked(harness);
    harness.game.getState().switchForHand(all);
    const key = 'hong-kong-mahjong/match';
    const save = JSON.parse(harness.storage.getItem(key)!) as Record<string, unknown>;
    for (const forHand of [7, null, { pace: 'brisk' }, { never: ['east'] }, []]) {
      harness.storage.setItem(key, JSON.stringify({ ...save, forHand }));
      expect(reloaded(harness).game.getState()).toMatchObject({ forHand: {}, screen: 'table', notice: null });
    }
  });
});

describe('the next hand by itself', () => {
  function atResult(switched: Partial<Switches>): Switched {
    const harness = begun(switched);
    played(harness, 1);
    return harness;
  }

  it('begins after the result could be read', () => {
    const { game, time } = atResult({ nextHand: true });
    expect(game.getState().goesOnIn).toBe(readingOf('normal'));
    time.tick();
    expect(game.getState()).toMatchObject({ screen: 'table', goesOnIn: null, match: { dealt: 1 } });
  });

  it('does not begin unless it is switched on, or once the player stays', () => {
    expect(atResult({}).game.getState().goesOnIn).toBeNull();
    const { game, time } = atResult({ nextHand: true });
    game.getState().stay();
    expect(game.getState().goesOnIn).toBeNull();
    expect(time.waiting).toEqual([]);
  });

  it('does not begin where the player has left, or has gone on', () => {
    for (const leave of ['goHome', 'nextDeal'] as const) {
      const { game, time } = atResult({ nextHand: true });
      game.getState()[leave]();
      expect(game.getState().goesOnIn).toBeNull();
      expect(time.waiting.some(({ delay }) => delay === readingOf('normal'))).toBe(false);
    }
  });
});
