import type { StoreApi } from 'zustand/vanilla';
import { fast } from '../../src/bots/fast';
import { Random } from '../../src/engine/random';
import type { Action } from '../../src/engine/types';
import { createGameStore } from '../../src/store/game';
import type { GameDeps } from '../../src/store/game';
import type { SaveStorage } from '../../src/store/save';
import type { GameStore } from '../../src/store/types';
import { memoryStorage } from './memoryStorage';

interface Waiting {
  readonly run: () => void;
  readonly delay: number;
}

/** A scheduler that waits for the test. */
export class FakeTime {
  waiting: Waiting[] = [];
  /** Every pause asked for, in order. */
  readonly delays: number[] = [];

  readonly schedule: GameDeps['schedule'] = (run, delay) => {
    const entry = { run, delay };
    this.waiting.push(entry);
    this.delays.push(delay);
    return () => {
      this.waiting = this.waiting.filter((each) => each !== entry);
    };
  };

  /** Runs what waits first; false when nothing does. */
  tick(): boolean {
    const next = this.waiting.shift();
    next?.run();
    return next !== undefined;
  }
}

export interface Harness {
  readonly game: StoreApi<GameStore>;
  readonly time: FakeTime;
  readonly storage: SaveStorage;
}

export function startGame(given: Partial<GameDeps> = {}): Harness {
  const time = new FakeTime();
  const storage = given.storage ?? memoryStorage();
  const game = createGameStore({
    schedule: time.schedule,
    randomBits: () => '000102030405060708090a0b0c0d0e0f',
    pace: () => 'normal',
    botOf: () => fast,
    ...given,
    storage,
  });
  return { game, time, storage };
}

/** Lets time pass until the human is asked, or a screen other than the table is shown. */
export function untilAsked({ game, time }: Harness): GameStore {
  while (game.getState().screen === 'table' && game.getState().choices.length === 0) {
    if (!time.tick()) throw new Error('Nothing is under way, and nobody is asked.');
  }
  return game.getState();
}

/** A human who wins when offered and else chooses at random. */
export function randomHuman(seed: number): (choices: readonly Action[]) => Action {
  const random = new Random([seed, 2, 3, 4]);
  return (choices) => {
    const win = choices.find(({ type }) => type === 'win');
    const any = choices[random.below(choices.length)];
    if (!any) throw new Error('There is nothing to choose from.');
    return win ?? any;
  };
}

/** Plays a match to its standings; `onStep` sees every state the human was asked in or shown. */
export function playMatch(harness: Harness, onStep: (state: GameStore) => void = () => undefined): GameStore {
  const choose = randomHuman(5);
  for (;;) {
    const state = untilAsked(harness);
    onStep(state);
    if (state.screen === 'standings') return state;
    if (state.screen === 'result') state.nextDeal();
    else state.act(choose(state.choices));
  }
}
