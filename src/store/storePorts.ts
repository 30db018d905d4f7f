import type { Schedule } from './match/clock';
import type { TurnLoopPorts } from './match/turnLoop';
import type { ArchivePorts } from './records/archive';
import type { OwnershipPort } from './saves/ownership';
import type { SavePorts } from './saves/saves';
import type { GameState, GameStore } from './types';

/** What the store is given instead of reaching for it: time, randomness, storage, other tabs, the pace and the bots. */
export interface GameDeps
  extends SavePorts, ArchivePorts, Pick<TurnLoopPorts, 'pace' | 'bots' | 'faults' | 'foresee'> {
  readonly schedule: Schedule;
  /** 128 random bits as 32 hexadecimal digits. */
  readonly randomBits: () => string;
  readonly ownership: OwnershipPort;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

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
