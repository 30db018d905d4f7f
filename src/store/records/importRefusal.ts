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
