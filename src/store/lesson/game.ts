import type { StoreApi } from 'zustand/vanilla';
import type { BotPort, BotReply, BotRequest } from '../bots/botPort';
import { createGameStore } from '../game';
import type { GameDeps } from '../game';
import { here, late } from '../late';
import * as reading from '../saves/readSave';
import { writeSave } from '../saves/save';
import type { SaveStorage } from '../saves/save';
import { kindsOf } from '../facts/tiles';
import type { GameStore } from '../types';
import { adviceFor, faultOf } from './advice';
import type { Fault } from './advice';
import { DISCARDS, lessonSession } from './deal';

export interface LessonDeps extends Pick<GameDeps, 'schedule' | 'pace' | 'faults'> {
  /** Called with every choice: why it is not made, or null when it is. */
  readonly judged: (fault: Fault | null) => void;
}

/**
 * The hand of the lesson as a game of its own: a fixed deal, opponents that discard what is written and claim
 * nothing, and nothing kept outside of it. It waits for `resume`. A choice that leads nowhere is not made.
 */
export function createLessonGame({ judged, ...ports }: LessonDeps): StoreApi<GameStore> {
  const storage = ownStorage();
  writeSave(storage, lessonSession());
  const game = createGameStore({
    ...ports,
    storage,
    saveReader: here(reading),
    games: { isLoaded: () => true, load: () => Promise.resolve() },
    recorder: late(() => import('../records/recording')),
    bots: lessonBots,
    randomBits: () => '0'.repeat(32),
    ownership: { watch: (changed) => changed(true), takeOver: () => undefined },
    keepRecord: () => Promise.resolve(),
    app: '',
    nameOf: (person) => person,
  });
  const { act } = game.getState();
  game.setState({
    act: (action) => {
      const { view, choices } = game.getState();
      const advice = view && adviceFor(view, choices);
      const fault = advice && faultOf(view, advice, action);
      judged(fault);
      if (!fault) act(action);
    },
  });
  return game;
}

/** Storage that lasts as long as the game. */
function ownStorage(): SaveStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const lessonBots: BotPort = {
  ask: (request, done) => done(scripted(request)),
  restart: () => undefined,
};

function scripted({ view, choices }: BotRequest): BotReply {
  const pass = choices.find(({ type }) => type === 'pass');
  if (pass) return { ok: true, action: pass };
  const kinds = kindsOf(view);
  const turn = view.seats[view.seat]?.river.length ?? 0;
  const wanted = DISCARDS[view.seat]?.[turn];
  const action = choices.find((choice) => choice.type === 'discard' && kinds[choice.tile] === wanted);
  return action ? { ok: true, action } : { ok: false, error: 'The script is over.' };
}
