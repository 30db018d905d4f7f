import type { StoreApi } from 'zustand/vanilla';
import type { BotPort, BotReply, BotRequest } from '../bots/botPort';
import { createGameStore } from '../game';
import type { GameDeps } from '../gameDeps';
import { here, late } from '../late';
import type { Pace } from '../match/pace';
import * as reading from '../saves/reading';
import { writeSave } from '../saves/save';
import type { SaveStorage } from '../saves/save';
import { kindsOf } from '../facts/tiles';
import type { TileKind } from '../../engine/types';
import type { GameStore } from '../types';
import { adviceFor, faultOf } from './advice';
import type { Fault } from './advice';
import type { GuidedGame } from './content';
import { lessonSession } from './deal';
import { kindsOfText } from '../../engine/notation';

export interface LessonDeps extends Pick<GameDeps, 'schedule' | 'pace' | 'faults'> {
  readonly guided: GuidedGame;
  /** Called with every choice: why it is not made, or null when it is. */
  readonly judged: (fault: Fault | null) => void;
}

/** A step quicker than the player has it: there is little to see yet in what the others do. */
const PACE_OF_LESSON: Readonly<Record<Pace, Pace>> = {
  relaxed: 'normal',
  normal: 'fast',
  fast: 'fast',
  instant: 'instant',
};

/**
 * The hand of the lesson as a game of its own: a fixed deal, opponents that discard what is written and claim
 * nothing, and nothing kept outside of it. It waits for `resume`. A choice that leads nowhere is not made.
 */
export function createLessonGame({ guided, judged, ...ports }: LessonDeps): StoreApi<GameStore> {
  const storage = ownStorage();
  writeSave(storage, lessonSession(guided));
  const game = createGameStore({
    ...ports,
    pace: () => PACE_OF_LESSON[ports.pace()],
    storage,
    saveReader: here(reading),
    games: { isLoaded: () => true, load: () => Promise.resolve() },
    recorder: late(() => import('../records/recording')),
    bots: lessonBots(guided.deal.discards),
    randomBits: () => '0'.repeat(32),
    ownership: { watch: (changed) => void changed(true), takeOver: () => undefined },
    keepRecord: () => Promise.resolve(),
    app: '',
    nameOf: (person) => person,
  });
  const { plan } = guided.deal;
  const { act } = game.getState();
  game.setState({
    act: (action) => {
      const { view, choices } = game.getState();
      const advice = view && adviceFor(plan, view, choices);
      const fault = advice && faultOf(plan, view, { advice, action });
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
    keys: () => [...kept.keys()],
  };
}

function lessonBots(discards: readonly string[]): BotPort {
  const script = discards.map(kindsOfText);
  return { ask: (request, done) => done(scripted(script, request)) };
}

function scripted(script: readonly (readonly TileKind[])[], { view, choices }: BotRequest): BotReply {
  const pass = choices.find(({ type }) => type === 'pass');
  if (pass) return { ok: true, action: pass };
  const kinds = kindsOf(view);
  const turn = view.seats[view.seat]?.river.length ?? 0;
  const wanted = script[view.seat]?.[turn];
  const action = choices.find((choice) => choice.type === 'discard' && kinds[choice.tile] === wanted);
  return action ? { ok: true, action } : { ok: false, error: 'The script is over.' };
}
