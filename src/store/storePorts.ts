import type { GameState, GameStore } from './types';

/** The store of a page, as its commands see it. */
export interface StorePorts {
  readonly set: (part: Partial<GameState>) => void;
  readonly get: () => GameStore;
}

/** Stands in until the store is there. */
export const CLOSED: StorePorts = {
  set: () => undefined,
  get: () => {
    throw new Error('The store is not open yet.');
  },
};
