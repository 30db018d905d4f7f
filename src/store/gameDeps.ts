import type { TablePorts } from './match/table';
import type { ArchivePorts } from './records/archive';
import type { OwnershipPort } from './saves/ownership';
import type { SavePorts } from './saves/saves';

/** What the store is given instead of reaching for it: time, randomness, storage, other tabs, the pace and the bots. */
export interface GameDeps extends TablePorts, SavePorts, ArchivePorts {
  /** 128 random bits as 32 hexadecimal digits. */
  readonly randomBits: () => string;
  readonly ownership: OwnershipPort;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}
