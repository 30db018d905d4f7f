import type { HistoryEntry } from '../types';
import type { Imported, ImportRefusal } from './importRefusal';

/** Matches that were played, newest first, and what can be done with them. */
export interface HistoryState {
  readonly entries: readonly HistoryEntry[];
  readonly status: 'loading' | 'ready' | 'unavailable';
  /** So many matches are kept that cannot be shown. */
  readonly damaged: number;
}

export interface HistoryCommands {
  /** The record of a match as text, or null if it cannot be read. */
  readonly open: (id: string) => Promise<string | null>;
  readonly remove: (id: string) => Promise<void>;
  /** Checks a record file (one JSON record, or one a line) and keeps its matches as somebody else's, or none of them. */
  readonly importText: (text: string) => Promise<Imported | ImportRefusal>;
  /** Says of matches whether somebody else played them. */
  readonly mark: (ids: readonly string[], isForeign: boolean) => Promise<void>;
}

export type HistoryStore = HistoryState & HistoryCommands;
