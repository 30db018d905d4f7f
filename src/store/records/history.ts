import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { GameRecord } from '../../engine/record';
import type { Player, RuleSetId } from '../../engine/types';
import type { Games } from '../games';
import { allBranchKeysOf } from '../review/branchKeys';
import { reviewKeysOf } from '../review/reviewKeys';
import { entryOf, isEntryOf, isTime, timeOf } from './historyEntry';
import { refuse } from './historyTypes';
import { toldElsewhere } from './toldElsewhere';
import { keptAs } from './keptAs';
import { ENTRY, keysOfMatch, RECORD } from './keyHeads';
import type { HistoryNews, HistoryStorage } from './historyStorage';
import type { HistoryCommands, HistoryState, HistoryStore } from './historyTypes';
import type { HistoryEntry } from '../types';

/** What tells of other tabs, and loads the games of records that are imported. */
interface Others {
  readonly news: Pick<HistoryNews, 'listen'>;
  readonly games: Pick<Games, 'load' | 'formats'>;
  /** Is told of each match that was kept, once it is. */
  readonly digest: (entry: HistoryEntry, record: GameRecord) => void;
}

/** No other tab, all games there, and nobody who wants to know. */
const ALONE: Others = {
  news: { listen: () => undefined },
  games: { load: () => Promise.resolve() },
  digest: () => undefined,
};

/** A match that is to be kept. */
interface Fresh {
  readonly entry: HistoryEntry;
  readonly record: GameRecord;
}

const FOREIGN = { foreign: true } as const;

/** The time of what nobody knows when it was kept. */
const UNKNOWN = 0;

/** The history for the screens, and the way to add matches to it. */
export interface History {
  readonly store: StoreApi<HistoryStore>;
  readonly keep: (record: GameRecord) => Promise<void>;
}

/**
 * The matches kept in `storage`. They are read again when `news` of another tab comes. `now` gives
 * milliseconds since 1970.
 */
export function createHistoryStore(
  storage: HistoryStorage,
  now: () => number,
  others: Partial<Others> = {},
): History {
  const archive = new Archive({ storage, now, ...ALONE, ...others });
  const store = createStore<HistoryStore>()(() => ({
    entries: [],
    status: 'loading',
    damaged: 0,
    ...archive.commands(),
  }));
  archive.open((state) => store.setState(state));
  return { store, keep: (record) => archive.keep(record) };
}

interface ArchivePorts extends Others {
  readonly storage: HistoryStorage;
  readonly now: () => number;
}

class Archive {
  private readonly ports: ArchivePorts;
  private entries: readonly HistoryEntry[] = [];
  private damaged = 0;
  private show: (state: HistoryState) => void = () => undefined;
  /** Grows with every change, so that a list read before the change is known to be out of date. */
  private changes = 0;
  /** The first reading of the list: before it is over nobody knows what is kept. */
  private opening: Promise<void> = Promise.resolve();

  constructor(ports: ArchivePorts) {
    this.ports = ports;
  }

  commands(): HistoryCommands {
    return {
      open: (id) => this.read(id),
      remove: (id) => this.remove(id),
      importText: (text) => this.importText(text),
      mark: (ids, isForeign) => this.mark(ids, isForeign),
      claim: (id, player) => this.claim(id, player),
    };
  }

  open(show: (state: HistoryState) => void): void {
    this.show = show;
    this.ports.news.listen(() => {
      this.changes++;
      void this.refresh();
    });
    this.opening = this.refresh();
  }

  /** Lists what is kept. If it changes meanwhile, it is read again. */
  private async refresh(): Promise<void> {
    const before = this.changes;
    try {
      const entries: HistoryEntry[] = [];
      const broken: string[] = [];
      for (const [key, value] of await this.ports.storage.under(ENTRY)) {
        const id = key.slice(ENTRY.length);
        if (isEntryOf(id, value)) entries.push(value);
        else broken.push(id);
      }
      const mended = await this.mend(broken);
      if (before !== this.changes) return await this.refresh();
      this.damaged = broken.length - mended.length;
      this.list([...entries, ...mended]);
    } catch {
      this.show({ entries: this.entries, damaged: this.damaged, status: 'unavailable' });
    }
  }

  /** The matches of these entries, which cannot be shown, as their records tell them. Nothing that is kept changes. */
  private async mend(ids: readonly string[]): Promise<HistoryEntry[]> {
    if (ids.length === 0) return [];
    const texts = await this.ports.storage.getMany(ids.map((id) => RECORD + id));
    const files = await import('./recordFile').catch(() => null);
    const mended: HistoryEntry[] = [];
    for (const [at, id] of ids.entries()) {
      const text = texts[at];
      if (!files || typeof text !== 'string' || !(await this.hasLoaded(files.rulesIn(text)))) continue;
      const read = files.parseRecords(text);
      if (read.ok) mended.push(...read.value.map((record) => ({ ...entryOf(record, UNKNOWN), id })));
    }
    return mended;
  }

  /** Lists what this tab has changed. */
  private change(entries: readonly HistoryEntry[]): void {
    this.changes++;
    this.list(entries);
  }

  /** Keeps a match that was played here. If it is kept already, it stays as old as it is, and is one's own from now on. */
  async keep(record: GameRecord): Promise<void> {
    const entry = entryOf(record, this.time());
    const known = await this.findKept(entry);
    const { id, at } = known ?? entry;
    await this.write([{ entry: { ...entry, id, at: known?.foreign ? entry.at : at }, record }]);
  }

  private async findKept(entry: HistoryEntry): Promise<HistoryEntry | null> {
    await this.opening;
    return keptAs(entry, this.entries, (id) => this.read(id));
  }

  private time(): number {
    const now = this.ports.now();
    return isTime(now) ? now : UNKNOWN;
  }

  private async write(fresh: readonly Fresh[]): Promise<void> {
    await this.ports.storage.setMany(
      fresh.flatMap(({ entry, record }) => [
        [ENTRY + entry.id, entry] as const,
        [RECORD + entry.id, JSON.stringify(record)] as const,
      ]),
    );
    this.change([...fresh.map(({ entry }) => entry), ...this.entries]);
    for (const { entry, record } of fresh) this.ports.digest(entry, record);
  }

  private async mark(ids: readonly string[], isForeign: boolean): Promise<void> {
    const marked = this.entries
      .filter(({ id }) => ids.includes(id))
      .map((entry) => markedAs(entry, isForeign));
    await this.ports.storage.setMany(marked.map((entry) => [ENTRY + entry.id, entry]));
    this.change([...marked, ...this.entries]);
  }

  private async claim(id: string, player: Player): Promise<void> {
    const entry = this.entries.find((each) => each.id === id);
    const text = await this.read(id);
    if (!entry || text === null) throw new Error('This match cannot be read.');
    const record = ownedBy(JSON.parse(text) as GameRecord, player);
    await this.write([{ entry: { ...entryOf(record, entry.at), id }, record }]);
  }

  private async read(id: string): Promise<string | null> {
    try {
      const [text] = await this.ports.storage.getMany([RECORD + id]);
      return typeof text === 'string' ? text : null;
    } catch {
      return null;
    }
  }

  private async remove(id: string): Promise<void> {
    const beside = await keysBeside(this.ports.storage, await this.read(id));
    await this.ports.storage.deleteMany([...keysOfMatch(id), ...beside]);
    this.change(this.entries.filter((entry) => entry.id !== id));
  }

  private async importText(text: string): ReturnType<HistoryCommands['importText']> {
    try {
      const { parseRecords, rulesIn } = await import('./recordFile');
      const read = await toldElsewhere(text, this.ports.games);
      if (!read.ok) return refuse('not-played', read.error);
      if (!(await this.hasLoaded(rulesIn(read.value))))
        return refuse('no-rules', 'The rules of its matches could not be loaded.');
      const records = parseRecords(read.value);
      if (!records.ok) return records;
      const fresh = new Map<string, Fresh>();
      for (const { at: told, ...record } of records.value) {
        const entry = { ...entryOf(record, timeOf(told, this.time())), ...FOREIGN };
        if (await this.findKept(entry)) continue;
        // Where only the record was lost, its entry stays as it was.
        const before = this.entries.find(({ id }) => id === entry.id);
        fresh.set(entry.id, { entry: before ?? entry, record });
      }
      const added = [...fresh.keys()];
      if (added.length > 0) await this.write([...fresh.values()]);
      return { ok: true, added, known: records.value.length - added.length };
    } catch {
      return refuse('not-kept', 'The browser did not keep the records: its storage is full or switched off.');
    }
  }

  private async hasLoaded(rules: readonly RuleSetId[]): Promise<boolean> {
    try {
      await Promise.all(rules.map((id) => this.ports.games.load(id)));
      return true;
    } catch {
      return false;
    }
  }

  /** Shows these entries, each once, newest first. */
  private list(entries: readonly HistoryEntry[]): void {
    const byId = new Map<string, HistoryEntry>();
    for (const entry of entries) if (!byId.has(entry.id)) byId.set(entry.id, entry);
    this.entries = [...byId.values()].toSorted((a, b) => b.at - a.at);
    this.show({ entries: this.entries, damaged: this.damaged, status: 'ready' });
  }
}

function ownedBy(record: GameRecord, player: Player): GameRecord {
  const players = record.players.map(({ own: _own, ...each }, at) =>
    at === player ? { ...each, own: true as const } : each,
  );
  return { ...record, players };
}

function markedAs(entry: HistoryEntry, isForeign: boolean): HistoryEntry {
  const { foreign: _, ...own } = entry;
  return isForeign ? { ...own, ...FOREIGN } : own;
}

/** The reviews and branches of a match go with it. A record that cannot be read has none. */
async function keysBeside(storage: HistoryStorage, text: string | null): Promise<readonly string[]> {
  try {
    const record = JSON.parse(text ?? '') as GameRecord;
    return [...reviewKeysOf(record), ...(await allBranchKeysOf(storage, record))];
  } catch {
    return [];
  }
}
