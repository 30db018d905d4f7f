import type { UseStore } from 'idb-keyval';
import { completed, inTime, resultOf } from './strictStore';

/** Milliseconds. A store that has not been read by then is not waited for: the page would stay empty. */
const TO_READ = 1000;
/** Milliseconds. A store that has not written by then is not waited for until it works again. A busy disk takes a second or more. */
const TO_WRITE = 4000;

/** More than the changes of any second place that may still be read. */
const AHEAD = 1_000_000;

/** Where the number of changes is, beside the texts. */
const CHANGES = 'changes';

/** The texts that are kept twice. */
export interface Original {
  readonly keys: () => readonly string[];
  readonly textOf: (key: string) => string | null;
  /** How often any of them was changed: the same number for all tabs; it only grows. 0 before the first change. */
  readonly changes: () => number;
  readonly setChanges: (changes: number) => void;
  /** Takes these texts and this number instead of its own; fails where there is no room. */
  readonly replace: (texts: ReadonlyMap<string, string>, changes: number) => void;
  /** Called when the texts were replaced later than anybody has waited for. */
  readonly replacedLate: () => void;
}

/**
 * A second place for short texts. The first is written at once, but the browser may lose the last seconds of it when it
 * is killed. The second is on the disk when its promise is fulfilled. Whatever goes wrong here, the first goes on alone.
 */
export class Mirror {
  private readonly original: Original;
  private readonly store: UseStore;
  /** Keys whose change is not yet under way. */
  private readonly changed = new Set<string>();
  private writing: Promise<void> | null = null;
  private state: 'unread' | 'late' | 'works' | 'slow' | 'broken' = 'unread';

  constructor(original: Original, store: UseStore) {
    this.original = original;
    this.store = store;
  }

  /**
   * Compares both places; to be called before anything is changed, and when another tab may have written. True if the
   * second was newer and the first has taken its texts: whoever has read the first must read it again.
   */
  async reconcile(): Promise<boolean> {
    await this.writing;
    const before = this.changesBefore();
    if (before === null) return false;
    const reading = this.store('readonly', readAll);
    try {
      return this.compare(await inTime(reading, TO_READ), before);
    } catch {
      this.state = 'late';
      void this.awaitLate(reading, before);
    }
    return false;
  }

  /** How often the first was changed; null where it cannot be read, and then there is nothing to keep twice. */
  private changesBefore(): number | null {
    try {
      return this.original.changes();
    } catch {
      this.giveUp();
      return null;
    }
  }

  private async awaitLate(reading: Promise<Map<string, unknown>>, before: number): Promise<void> {
    try {
      if (this.compare(await reading, before)) this.original.replacedLate();
    } catch {
      this.giveUp();
    }
  }

  /** @param before how often the first was changed when the second was read */
  private compare(texts: Map<string, unknown>, before: number): boolean {
    const { original } = this;
    const changes = texts.get(CHANGES);
    texts.delete(CHANGES);
    if (Number(changes) > original.changes()) {
      original.replace(texts as ReadonlyMap<string, string>, Number(changes));
      return original.changes() === changes;
    }
    this.state = 'works';
    const isBehind = changes !== before;
    for (const key of [...(isBehind ? [...texts.keys(), ...original.keys()] : []), ...this.changed])
      this.note(key);
    return false;
  }

  /** To be called after each change of the original. */
  note(key: string): void {
    const { state } = this;
    if (state === 'broken') return;
    // The player goes on from the first place: whatever the second has is older from now on.
    if (state === 'late' && this.changed.size === 0)
      this.original.setChanges(this.original.changes() + AHEAD);
    this.changed.add(key);
    if (state !== 'unread' && state !== 'late') this.writing ??= this.write();
  }

  /** Fulfilled when all changes are on the disk; null if they are, or if that is not to be waited for. */
  pending(): Promise<void> | null {
    const { writing } = this;
    if (!writing || this.state !== 'works') return null;
    return inTime(writing, TO_WRITE).catch(() => {
      if (this.writing === writing) this.state = 'slow';
    });
  }

  /** Forgets all texts. */
  async forget(): Promise<void> {
    this.changed.clear();
    await this.writing;
    if (this.state !== 'broken') await this.store('readwrite', (texts) => done(texts.clear()));
  }

  private async write(): Promise<void> {
    try {
      while (this.changed.size > 0) await this.store('readwrite', (texts) => this.writeTo(texts));
      this.state = 'works';
    } catch {
      this.giveUp();
    }
    this.writing = null;
  }

  /** The texts are taken as they are now: another tab may have changed them again. */
  private writeTo(texts: IDBObjectStore): Promise<void> {
    for (const key of this.changed) {
      const text = this.original.textOf(key);
      if (text === null) texts.delete(key);
      else texts.put(text, key);
    }
    this.changed.clear();
    return done(texts.put(this.original.changes(), CHANGES));
  }

  private giveUp(): void {
    this.state = 'broken';
    this.changed.clear();
  }
}

/** When all of the transaction of this request is done. */
function done({ transaction }: IDBRequest): Promise<void> {
  if (!transaction) throw new Error('A request outside a transaction.');
  return completed(transaction);
}

async function readAll(texts: IDBObjectStore): Promise<Map<string, unknown>> {
  const [keys, values] = await Promise.all([
    resultOf(texts.getAllKeys()),
    resultOf<unknown[]>(texts.getAll()),
  ]);
  return new Map(keys.map((key, at) => [key as string, values[at]]));
}
