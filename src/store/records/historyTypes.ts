import type { Player, RuleSetId } from '../../engine/types';

/** A finished or abandoned match in the history. Its record is read only when it is opened. */
export interface HistoryEntry {
  readonly id: string;
  /** When it was kept, in milliseconds since 1970; 0 where nobody knows. */
  readonly at: number;
  readonly rules: RuleSetId;
  readonly hands: number;
  readonly complete: boolean;
  readonly players: readonly string[];
  /** The bot of each player, null for a person. Entries of older versions lack this field. */
  readonly bots?: readonly (string | null)[];
  readonly scores: readonly number[];
  /** The coach was shown to the player. Entries of older versions lack this field. */
  readonly coached?: boolean;
  /** Choices could be taken back: it does not count. Left out where they could not. */
  readonly practice?: boolean;
  /** The bits that fixed its walls, by which matches of one challenge are known. Entries of older versions lack this field. */
  readonly seed?: string;
  /** By player: how many choices a stand-in made for its bot. Left out where none was made. */
  readonly stoodIn?: readonly number[];
  /** The points of the one person before the first hand and after each. Entries of older versions lack this field. */
  readonly line?: readonly number[];
  /** Somebody else played it, and it was kept here. Left out of one's own, and of all that older versions kept. */
  readonly foreign?: true;
  /** What the text is called that its rules brought, such as another card. Left out where they brought none. */
  readonly title?: string;
}

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
  /** Says which of several people of a match one was: it is one's own from then on. */
  readonly claim: (id: string, player: Player) => Promise<void>;
}

export type HistoryStore = HistoryState & HistoryCommands;

/** What an import has brought. */
export interface Imported {
  readonly ok: true;
  /** The matches that are new, by id. */
  readonly added: readonly string[];
  /** So many others were in the history before, or stand in the file twice. */
  readonly known: number;
}

/** Why a record file is refused. */
export interface ImportRefusal {
  readonly ok: false;
  /** `not-played`: the rules do not allow what is recorded; `no-rules`: they did not come; `not-kept`: the browser has no room. */
  readonly why: 'no-record' | 'not-json' | 'not-a-record' | 'not-played' | 'no-rules' | 'not-kept';
  /** Which of several records; null where there is one, or all are meant. */
  readonly record: number | null;
  /** The same in one English sentence that names the place. */
  readonly detail: string;
}

/** A refusal of a file as a whole, or of its only record. */
export function refuse(why: ImportRefusal['why'], detail: string): ImportRefusal {
  return { ok: false, why, record: null, detail };
}
