import type { StoreApi } from 'zustand/vanilla';
import type { Action } from '../../engine/types';
import { createGameStore } from '../game';
import { here, late } from '../late';
import type { Session } from '../match/session';
import type { TablePorts } from '../match/tablePorts';
import * as reading from '../saves/reading';
import { SAVE_KEY } from '../saves/save';
import type { GameStore } from '../types';

interface DrillGame {
  readonly session: Session;
  /** Called with a choice of the player instead of making it; gives true where it is to be made. */
  readonly judge: (action: Action) => boolean;
  /** The hand that was played on is over and has been looked at. */
  readonly done: () => void;
}

/**
 * The hand of one position as a game of its own: nothing is kept outside of it, and a match under way is not touched.
 * It waits for `resume`.
 */
export function createDrillGame(ports: TablePorts, { session, judge, done }: DrillGame): StoreApi<GameStore> {
  const game = createGameStore({
    ...ports,
    storage: {
      getItem: (key) => (key === SAVE_KEY ? '' : null),
      setItem: nothing,
      removeItem: nothing,
      keys: () => [],
    },
    saveReader: here({
      ...reading,
      savedRules: () => null,
      loadSave: () => ({
        kind: 'session',
        session: { ...session, practice: true, since: session },
        aside: null,
        isMigrated: false,
      }),
      readAside: () => [],
      loadStandings: () => null,
    }),
    games: { isLoaded: () => true, load: () => Promise.resolve() },
    recorder: late(() => import('../records/recording')),
    randomBits: () => session.match.bits,
    ownership: { watch: (changed) => void changed(true), takeOver: nothing },
    keepRecord: () => Promise.resolve(),
    app: '',
    nameOf: (person) => person,
  });
  const { act } = game.getState();
  game.setState({
    act: (action) => {
      if (judge(action)) act(action);
    },
    nextDeal: done,
    abandon: done,
    restart: done,
  });
  return game;
}

function nothing(): void {
  // Practice keeps its own progress, and nothing of a hand.
}
