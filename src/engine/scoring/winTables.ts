import type { Forms, WinContext } from '../rules';
import type { Omitted, ScoreGroup, ScoreLine } from '../types';
import type { ItemTable } from './items';
import type { Reading } from './reading';
import type { SetReading } from './setReadings';

/** Minor points of a reading: lines in a unit of their own, and what they come to. */
export interface Minor {
  readonly lines: readonly ScoreLine[];
  readonly sum: number;
}

/** What a reading counts. */
export interface Counted {
  /** What the named hands come to that it is; 0 where it is none. */
  readonly limit: number;
  /** What its items come to; 0 of a named hand. */
  readonly value: number;
  /** What the items beside them come to. */
  readonly beside: number;
  readonly minor: number;
}

/** All that decides which reading of a won hand is the best, and what it is worth. */
export interface WinTables {
  /** A function where they change with the deal. */
  readonly forms: Forms | ((win: WinContext) => Forms);
  /** Readings of forms of the game's own, beside those of `forms`. */
  readonly ownReadings?: (win: WinContext) => readonly SetReading[];
  /** Named hands: one that is such a hand counts nothing else, and goes before all that are not. */
  readonly limits?: ItemTable | null;
  readonly items: ItemTable;
  /** What is counted of the best reading as well: bonus items. */
  readonly beside?: ItemTable;
  readonly minor?: (reading: SetReading, win: WinContext, facts: Reading) => Minor;
  /** What readings are compared by, one number after the other. By default the named hands, then the items. */
  readonly worth?: (counted: Counted) => readonly number[];
}

/** A reading of a win and what it counts. It belongs to the reader and is overwritten by the next call. */
export interface BestReading extends Pick<Counted, 'limit' | 'value'> {
  /** What the items beside them, and the minor points, come to. */
  readonly beside: () => number;
  readonly minor: () => number;
  /** The lines of a named hand alone; else of the items, of those beside them, and of the minor points. */
  readonly lines: () => ScoreLine[];
  /** The items that hold and are part of another one that counts. */
  readonly parts: () => readonly Omitted[];
  readonly groups: () => ScoreGroup[];
}

/** Finds the best reading of a win; null when the tiles are not complete. */
export type Reader = (win: WinContext) => BestReading | null;
