import type { Action } from '../../src/engine/types';
import type { GameState, GameStore, MatchConfig } from '../../src/store/types';
import { randomHuman, startGame, untilAsked } from './harness';

/** What the table shows of a match, in few words. */
export interface Shown {
  readonly hand: readonly number[];
  readonly rivers: readonly (readonly number[])[];
  readonly wallLeft: number;
  readonly offered: readonly Action[];
  readonly scores: readonly number[];
  readonly dealt: number;
  readonly humanSeat: number;
  readonly events: number;
}

/** All that a browser kept of a match, and what its table showed. */
export interface SavedGame {
  readonly storage: Readonly<Record<string, string>>;
  readonly shown: Shown;
}

export function shownOf({ view, choices, scores, match, humanSeat, seen }: GameState): Shown {
  return {
    hand: view?.hand ?? [],
    rivers: view?.seats.map(({ river }) => river.map(({ tile }) => tile)) ?? [],
    wallLeft: view?.wallLeft ?? 0,
    offered: choices,
    scores,
    dealt: match?.dealt ?? 0,
    humanSeat,
    events: seen.length,
  };
}

/** A match, and where it is left: after so many hands and choices, or at the result of the next hand (null). */
interface Plan {
  readonly config: Pick<MatchConfig, 'rules' | 'options'>;
  readonly hands: number;
  readonly choices: number | null;
}

const old = { rules: 'hong-kong-old', options: { rounds: 1, minimumFaan: 0 } };
const common = { rules: 'hong-kong-common', options: { minimumFaan: 0, claimSeconds: 8 } };
const taisen = { rules: 'taisen', options: { rounds: 2 } };

/** Every schema is kept with a save of each of these. */
export const savedGames = {
  old: { config: old, hands: 2, choices: 6 },
  common: { config: common, hands: 1, choices: 9 },
  taisen: { config: taisen, hands: 0, choices: 5 },
  result: { config: old, hands: 1, choices: null },
} as const satisfies Readonly<Record<string, Plan>>;

/** Plays as planned; gives the table and what is kept. */
export function playUntil({ config, hands, choices }: Plan): {
  readonly state: GameStore;
  readonly entries: Readonly<Record<string, string>>;
} {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
  const harness = startGame({ storage, pace: () => 'instant' });
  harness.game.getState().startMatch({ ...config, opponents: [], text: 'tea' });
  const choose = randomHuman(3);
  for (let [over, made] = [0, 0]; ;) {
    const state = untilAsked(harness);
    if (over === hands && made === choices) return { state, entries: Object.fromEntries(kept) };
    if (state.screen === 'table') {
      state.act(choose(state.choices));
      made++;
    } else {
      if (over === hands && choices === null) return { state, entries: Object.fromEntries(kept) };
      state.nextDeal();
      [over, made] = [over + 1, 0];
    }
  }
}
