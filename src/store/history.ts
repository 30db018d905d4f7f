import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { hashText } from '../engine/random';
import type { GameRecord } from '../engine/record';
import type { HistoryCommands, HistoryEntry, HistoryState, HistoryStore } from './types';

/** Where records are kept: IndexedDB in the app. Entries and texts lie apart, so that a list needs no record. */
export interface HistoryStorage {
  readonly keys: () => Promise<readonly string[]>;
  readonly getMany: (keys: readonly string[]) => Promise<readonly unknown[]>;
  /** Writes all or nothing. */
  readonly setMany: (entries: readonly (readonly [string, unknown])[]) => Promise<void>;
  readonly deleteMany: (keys: readonly string[]) => Promise<void>;
}

const ENTRY = 'entry/';
const RECORD = 'record/';

/** The history as the screens see it, and the way in for matches played here. */
export interface History {
  readonly store: StoreApi<HistoryStore>;
  readonly keep: (record: GameRecord) => Promise<void>;
}

/** The matches kept in `storage`; `now` is the time in milliseconds since 1970. */
export function createHistoryStore(storage: HistoryStorage, now: () => number): History {
  const archive = new Archive(storage, now);
  const store = createStore<HistoryStore>()(() => ({
    entries: [],
    status: 'loading',
    ...archive.commands(),
  }));
  void archive.open((state) => store.setState(state));
  return { store, keep: (record) => archive.keep([record]) };
}

class Archive {
  private readonly storage: HistoryStorage;
  private readonly now: () => number;
  private entries: readonly HistoryEntry[] = [];
  private show: (state: HistoryState) => void = () => undefined;

  constructor(storage: HistoryStorage, now: () => number) {
    this.storage = storage;
    this.now = now;
  }

  commands(): HistoryCommands {
    return {
      open: (id) => this.read(id),
      remove: (id) => this.remove(id),
      importText: (text) => this.importText(text),
    };
  }

  async open(show: (state: HistoryState) => void): Promise<void> {
    this.show = show;
    try {
      const keys = (await this.storage.keys()).filter((key) => key.startsWith(ENTRY));
      const kept = await this.storage.getMany(keys);
      this.list([...this.entries, ...kept.filter(isEntry)]);
    } catch {
      this.show({ entries: this.entries, status: 'unavailable' });
    }
  }

  async keep(records: readonly GameRecord[]): Promise<void> {
    const at = this.now();
    const fresh = records.map((record) => ({ entry: entryOf(record, at), text: JSON.stringify(record) }));
    await this.storage.setMany(
      fresh.flatMap(({ entry, text }) => [
        [ENTRY + entry.id, entry] as const,
        [RECORD + entry.id, text] as const,
      ]),
    );
    this.list([...fresh.map(({ entry }) => entry), ...this.entries]);
  }

  private async read(id: string): Promise<string | null> {
    try {
      const [text] = await this.storage.getMany([RECORD + id]);
      return typeof text === 'string' ? text : null;
    } catch {
      return null;
    }
  }

  private async remove(id: string): Promise<void> {
    await this.storage.deleteMany([ENTRY + id, RECORD + id]);
    this.list(this.entries.filter((entry) => entry.id !== id));
  }

  private async importText(text: string): ReturnType<HistoryCommands['importText']> {
    try {
      const { parseRecords } = await import('./recordFile');
      const records = parseRecords(text);
      if (!records.ok) return records;
      await this.keep(records.value);
      return { ok: true, kept: records.value.length };
    } catch {
      return {
        ok: false,
        error: 'The browser did not keep the records: its storage is full or switched off.',
      };
    }
  }

  /** Shows these, each once, newest first. */
  private list(entries: readonly HistoryEntry[]): void {
    const byId = new Map<string, HistoryEntry>();
    for (const entry of entries) if (!byId.has(entry.id)) byId.set(entry.id, entry);
    this.entries = [...byId.values()].toSorted((a, b) => b.at - a.at);
    this.show({ entries: this.entries, status: 'ready' });
  }
}

/** The same match as far as it was played is the same entry, however often it is kept. */
function entryOf(record: GameRecord, at: number): HistoryEntry {
  const { rules, options, seed, text, hands, complete, players, startScores } = record;
  const id = hashText(JSON.stringify([rules, options, seed, text, hands])).slice(0, 24);
  const scores = startScores.map((start, player) =>
    hands.reduce((sum, { result }) => sum + (result?.scores[player] ?? 0), start),
  );
  return { id, at, rules, hands: hands.length, complete, players: players.map(({ name }) => name), scores };
}

function isEntry(value: unknown): value is HistoryEntry {
  return typeof value === 'object' && value !== null && 'id' in value && 'scores' in value;
}
