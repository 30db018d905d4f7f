import type { StoreApi } from 'zustand/vanilla';
import { fast } from '../../src/bots/yardsticks/fast';
import { Random } from '../../src/engine/random';
import type { Action } from '../../src/engine/types';
import type { Bot } from '../../src/bots/bot';
import type { GameRecord } from '../../src/engine/record';
import { replyTo } from '../../src/store/bots/answer';
import type { BotFault, BotPort } from '../../src/store/bots/botPort';
import { createGameStore } from '../../src/store/game';
import type { GameDeps } from '../../src/store/game';
import type { OwnershipPort } from '../../src/store/saves/ownership';
import type { SaveStorage } from '../../src/store/saves/save';
import type { GameStore, Readable, TableState } from '../../src/store/types';
import { memoryStorage } from './memoryStorage';

interface Waiting {
  readonly run: () => void;
  readonly delay: number;
  readonly at: number;
}

/** A scheduler that waits for the test: what is due first runs first. */
export class FakeTime {
  waiting: Waiting[] = [];
  /** Every pause asked for, in order. */
  readonly delays: number[] = [];
  now = 0;

  readonly schedule: GameDeps['schedule'] = (run, delay) => {
    const entry = { run, delay, at: this.now + delay };
    this.waiting.push(entry);
    this.delays.push(delay);
    return () => {
      this.waiting = this.waiting.filter((each) => each !== entry);
    };
  };

  /** Runs what is due first; false when nothing is. */
  tick(): boolean {
    const [next] = this.waiting.toSorted((a, b) => a.at - b.at);
    if (!next) return false;
    this.waiting = this.waiting.filter((each) => each !== next);
    this.now = next.at;
    next.run();
    return true;
  }
}

/** One bot for every seat, thinking at once and in place. */
export function inProcess(bot: Bot): BotPort {
  return { ask: (request, done) => done(replyTo(request, () => bot)) };
}

/** No other tab. */
const alone: OwnershipPort = { watch: (changed) => void changed(true), takeOver: () => undefined };

export interface Harness {
  readonly game: StoreApi<GameStore>;
  readonly time: FakeTime;
  readonly storage: SaveStorage;
  readonly faults: BotFault[];
  readonly records: GameRecord[];
}

export function startGame(given: Partial<GameDeps> = {}): Harness {
  const time = new FakeTime();
  const storage = given.storage ?? memoryStorage();
  const faults: BotFault[] = [];
  const records: GameRecord[] = [];
  const game = createGameStore({
    schedule: time.schedule,
    randomBits: () => '000102030405060708090a0b0c0d0e0f',
    games: { isLoaded: () => true, load: () => Promise.resolve() },
    ownership: alone,
    keepRecord: async (record) => void records.push(record),
    app: '1.2.3',
    nameOf: (person) => person.toUpperCase(),
    pace: () => 'normal',
    bots: inProcess(fast),
    faults: (fault) => faults.push(fault),
    ...given,
    storage,
  });
  return { game, time, storage, faults, records };
}

/** Lets time pass until the human is asked, or a screen other than the table is shown. */
export function untilAsked<T extends TableState>({
  game,
  time,
}: {
  readonly game: Readable<T>;
  readonly time: FakeTime;
}): T {
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

/** Lets everything that waits only for promises run. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

/** Plays until so many of the human's choices are made, and the next is asked. */
export function playChoices(harness: Harness, choices: number): GameStore {
  const choose = randomHuman(5);
  for (let made = 0; made < choices;) {
    const state = untilAsked(harness);
    if (state.screen === 'result') state.nextDeal();
    else {
      state.act(choose(state.choices));
      made++;
    }
  }
  return untilAsked(harness);
}
