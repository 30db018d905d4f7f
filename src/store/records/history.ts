import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { hashText } from '../../engine/random';
import type { GameRecord } from '../../engine/record';
import type { RuleSetId } from '../../engine/types';
import type { Games } from '../games';
import { finalScores } from './matchRecord';
import type { HistoryNews, HistoryStorage } from './historyStorage';
import type { HistoryCommands, HistoryEntry, HistoryState, HistoryStore } from '../types';

/** What tells of other tabs, and loads the games of records that are imported. */
interface Others {
  readonly news: Pick<HistoryNews, 'listen'>;
  readonly games: Pick<Games, 'load'>;
}

/** No other tab, and all games there. */
const ALONE: Others = { news: { listen: () => undefined }, games: { load: () => Promise.resolve() } };

const ENTRY = 'entry/';
const RECORD = 'record/';

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
    ...archive.commands(),
  }));
  archive.open((state) => store.setState(state));
  return { store, keep: (record) => archive.keep([record]) };
}

interface ArchivePorts extends Others {
  readonly storage: HistoryStorage;
  readonly now: () => number;
}

class Archive {
  private readonly storage: HistoryStorage;
  private readonly now: () => number;
  private readonly news: ArchivePorts['news'];
  private readonly games: ArchivePorts['games'];
  private entries: readonly HistoryEntry[] = [];
  private show: (state: HistoryState) => void = () => undefined;
  /** Grows with every change, so that a list read before the change is known to be out of date. */
  private changes = 0;

  constructor({ storage, now, news, games }: ArchivePorts) {
    this.storage = storage;
    this.now = now;
    this.news = news;
    this.games = games;
  }

  commands(): HistoryCommands {
    return {
      open: (id) => this.read(id),
      remove: (id) => this.remove(id),
      importText: (text) => this.importText(text),
    };
  }

  open(show: (state: HistoryState) => void): void {
    this.show = show;
    this.news.listen(() => {
      this.changes++;
      void this.refresh();
    });
    void this.refresh();
  }

  /** Lists what is kept. If it changes meanwhile, it is read again. */
  private async refresh(): Promise<void> {
    const before = this.changes;
    try {
      const keys = (await this.storage.keys()).filter((key) => key.startsWith(ENTRY));
      const kept = await this.storage.getMany(keys);
      if (before !== this.changes) return await this.refresh();
      this.list(kept.filter(isEntry));
    } catch {
      this.show({ entries: this.entries, status: 'unavailable' });
    }
  }

  /** Lists what this tab has changed. */
  private change(entries: readonly HistoryEntry[]): void {
    this.changes++;
    this.list(entries);
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
    this.change([...fresh.map(({ entry }) => entry), ...this.entries]);
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
    this.change(this.entries.filter((entry) => entry.id !== id));
  }

  private async importText(text: string): ReturnType<HistoryCommands['importText']> {
    try {
      const { parseRecords, rulesIn } = await import('./recordFile');
      if (!(await this.hasLoaded(rulesIn(text))))
        return { ok: false, error: 'The rules of its matches could not be loaded.' };
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

  private async hasLoaded(rules: readonly RuleSetId[]): Promise<boolean> {
    try {
      await Promise.all(rules.map((id) => this.games.load(id)));
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
    this.show({ entries: this.entries, status: 'ready' });
  }
}

/** The same match, played equally far, is one entry however often it is kept. */
function entryOf(record: GameRecord, at: number): HistoryEntry {
  const { rules, options, seed, text, hands, complete, players, coached = false } = record;
  const id = hashText(JSON.stringify([rules, options, seed, text, hands])).slice(0, 24);
  const scores = finalScores(record);
  const names = players.map(({ name }) => name);
  const bots = players.map(({ bot }) => bot ?? null);
  const line = ownLine(record);
  return { id, at, rules, hands: hands.length, complete, players: names, bots, scores, coached, ...line };
}

/** The points of the one person of a record from hand to hand; nothing where there is none, or more than one. */
function ownLine({ players, startScores, hands }: GameRecord): Pick<HistoryEntry, 'line'> {
  const people = players.flatMap(({ kind }, player) => (kind === 'human' ? [player] : []));
  const [own] = people;
  if (own === undefined || people.length > 1) return {};
  const line = [startScores[own] ?? 0];
  for (const { result } of hands) line.push((line.at(-1) ?? 0) + (result?.scores[own] ?? 0));
  return { line };
}

function isEntry(value: unknown): value is HistoryEntry {
  return typeof value === 'object' && value !== null && 'id' in value && 'scores' in value;
}
