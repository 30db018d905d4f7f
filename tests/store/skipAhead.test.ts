import { describe, expect, it } from 'vitest';
import { fast } from '../../src/bots/yardsticks/fast';
import type { BotPort } from '../../src/store/bots/botPort';
import type { GameStore } from '../../src/store/types';
import { inProcess, randomHuman, startGame, untilAsked } from './harness';
import type { Harness } from './harness';

const CONFIG = { rules: 'hong-kong-old', options: {}, opponents: [], text: 'skip' } as const;

/** Skips at each pause, and chooses when asked. Gives what was shown from each press to the next. */
function skipThrough(harness: Harness, deals: number) {
  const { game } = harness;
  const choose = randomHuman(5);
  const frames: GameStore[] = [];
  const presses: { shown: number; after: GameStore; pauses: number }[] = [];
  game.subscribe((state) => void frames.push(state));
  for (let done = 0; done < deals;) {
    const state = game.getState();
    if (state.screen !== 'table') {
      done++;
      if (done < deals) state.nextDeal();
    } else if (state.choices.length > 0) state.act(choose(state.choices));
    else {
      const [shown, pauses] = [frames.length, harness.time.delays.length];
      state.skipAhead();
      presses.push({
        shown: frames.length - shown,
        after: game.getState(),
        pauses: harness.time.delays.length - pauses,
      });
    }
  }
  return presses;
}

describe('skipping ahead', () => {
  it('comes with one picture and without a pause to a question, or to the end of the hand', () => {
    const harness = startGame();
    harness.game.getState().startMatch(CONFIG);
    const presses = skipThrough(harness, 4);
    expect(presses.length).toBeGreaterThan(40);
    for (const { shown, after, pauses } of presses) {
      const isOver = after.view?.phase.type === 'ended';
      expect(shown).toBe(1);
      if (after.screen === 'table') expect(after.choices.length > 0).toBe(!isOver);
      expect(pauses).toBe(isOver && after.screen === 'table' ? 1 : 0);
    }
  });

  it('chooses nothing for the player, and leads to the same match', () => {
    const [skipped, waited] = [startGame(), startGame()];
    skipped.game.getState().startMatch(CONFIG);
    waited.game.getState().startMatch(CONFIG);
    skipThrough(skipped, 2);
    const choose = randomHuman(5);
    for (let done = 0; done < 2;) {
      const state = untilAsked(waited);
      if (state.screen === 'result') {
        done++;
        if (done < 2) state.nextDeal();
      } else state.act(choose(state.choices));
    }
    const seenOf = ({ game }: Harness) => game.getState().seen;
    expect(seenOf(skipped)).toEqual(seenOf(waited));
    expect(skipped.game.getState().result).toEqual(waited.game.getState().result);
  });

  it('answers nothing that is asked, and says from where on was skipped until it is answered', () => {
    const harness = startGame();
    const { game } = harness;
    game.getState().startMatch(CONFIG);
    const from = game.getState().seen.at(-1)?.serial;
    game.getState().skipAhead();
    const asked = game.getState();
    expect(asked.skippedFrom).toBe(from);
    asked.skipAhead();
    expect(game.getState()).toBe(asked);
    asked.act(asked.choices[0]!);
    expect(game.getState().skippedFrom).toBeNull();
  });

  it('waits for bots that still think, without showing them', () => {
    const waiting: (() => void)[] = [];
    const quick = inProcess(fast);
    const bots: BotPort = { ask: (request, done) => void waiting.push(() => quick.ask(request, done)) };
    const { game } = startGame({ bots });
    game.getState().startMatch(CONFIG);
    const before = game.getState();
    before.skipAhead();
    for (let turns = 0; waiting.length > 0 && turns < 200; turns++) {
      expect(game.getState()).toBe(before);
      waiting.shift()?.();
    }
    expect(game.getState().choices.length).toBeGreaterThan(0);
  });

  it('counts the seconds of a claim as before', () => {
    const harness = startGame();
    harness.game.getState().startMatch({ ...CONFIG, options: { claimSeconds: 3 } });
    const claims = skipThrough(harness, 3).filter(({ after }) => after.view?.pending?.why === 'discard');
    expect(claims.length).toBeGreaterThan(0);
    for (const { after, pauses } of claims) expect([after.secondsLeft, pauses]).toEqual([3, 1]);
  });

  it('does nothing where nothing is played', () => {
    const harness = startGame();
    harness.game.getState().skipAhead();
    harness.game.getState().startMatch(CONFIG);
    harness.game.getState().goHome();
    const before = harness.game.getState();
    before.skipAhead();
    expect(harness.game.getState()).toBe(before);
    before.resume();
    expect(untilAsked(harness).choices.length).toBeGreaterThan(0);
  });
});
