import type { GameRecord } from './record';
import type { Result } from './result';

/** How another program writes a match of a game. */
export interface RecordFormat {
  /** As its program is called, in every language. */
  readonly name: string;
  /** The ending of its files. */
  readonly ending: string;
  /** The hands that were played to their end. */
  readonly write: (record: GameRecord) => string;
  /** Whether parsed JSON is in this format; left out where it is only written. */
  readonly isOf?: (json: unknown) => boolean;
  /** The match as a record; an error names the hand that is not possible. */
  readonly read?: (json: unknown) => Result<GameRecord>;
}
