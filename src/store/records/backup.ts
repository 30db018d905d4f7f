import * as v from 'valibot';
import type { HistoryStorage } from './historyStorage';
import type { Games } from '../games';
import { parseRecords, rulesIn } from './recordFile';
import type { SaveStorage } from '../saves/save';

/** Everything that a page keeps of its player, and the version of the app that keeps it. */
export interface Kept {
  readonly storage: SaveStorage & { readonly keys: () => readonly string[] };
  readonly history: HistoryStorage;
  readonly app: string;
}

export type Refusal = 'not-a-backup' | 'newer' | 'damaged' | 'not-loaded' | 'storage';

const PREFIX = 'hong-kong-mahjong/';
const RECORD = 'record/';
const FORMAT = 'hong-kong-mahjong-backup';
const VERSION = 1;

const head = v.object({ format: v.literal(FORMAT), version: v.number() });

const schema = v.object({
  ...head.entries,
  app: v.string(),
  /** What the small storage holds, by key without the prefix: the match, the settings. */
  local: v.record(v.string(), v.string()),
  history: v.array(v.tuple([v.string(), v.unknown()])),
});

/** What was exported, checked. */
export type Backup = v.InferOutput<typeof schema>;

type Parsed =
  | { readonly ok: true; readonly backup: Backup; readonly matches: number }
  | { readonly ok: false; readonly why: Refusal };

/** All that is kept, as one text. A history that cannot be opened counts as empty. */
export async function exportKept({ storage, history, app }: Kept): Promise<string> {
  const local = Object.fromEntries(
    ownKeys(storage).map((key) => [key.slice(PREFIX.length), storage.getItem(key) ?? '']),
  );
  const backup: Backup = {
    format: FORMAT,
    version: VERSION,
    app,
    local,
    history: await readHistory(history),
  };
  return JSON.stringify(backup);
}

/** Reads an exported text and replays every match in it; their games are loaded first. */
export async function parseBackup(text: string, games: Pick<Games, 'load'>): Promise<Parsed> {
  const json = parseJson(text);
  if (!v.is(head, json)) return { ok: false, why: 'not-a-backup' };
  if (json.version > VERSION) return { ok: false, why: 'newer' };
  const parsed = v.safeParse(schema, json);
  if (!parsed.success) return { ok: false, why: 'damaged' };
  const kept = parsed.output.history.filter(([key]) => key.startsWith(RECORD));
  const records = kept.flatMap(([, record]) => (typeof record === 'string' ? [record] : []));
  try {
    await Promise.all(records.flatMap(rulesIn).map((id) => games.load(id)));
  } catch {
    return { ok: false, why: 'not-loaded' };
  }
  const isWhole = records.length === kept.length && records.every((record) => parseRecords(record).ok);
  if (!isWhole) return { ok: false, why: 'damaged' };
  return { ok: true, backup: parsed.output, matches: records.length };
}

/**
 * Replaces the match and the settings by those of a backup and adds its history. False if there is no room:
 * then nothing has changed.
 */
export async function importBackup({ storage, history }: Kept, backup: Backup): Promise<boolean> {
  const before = new Map<string, string>();
  try {
    for (const key of ownKeys(storage)) before.set(key, storage.getItem(key) ?? '');
    replaceAll(storage, new Map(Object.entries(backup.local).map(([key, value]) => [PREFIX + key, value])));
    await history.setMany(backup.history);
    return true;
  } catch {
    restore(storage, before);
    return false;
  }
}

/** Forgets everything; false when the browser refuses. */
export async function eraseKept({ storage, history }: Kept): Promise<boolean> {
  try {
    replaceAll(storage, new Map());
    await history.deleteMany(await history.keys());
    return true;
  } catch {
    return false;
  }
}

function ownKeys(storage: Kept['storage']): string[] {
  return storage.keys().filter((key) => key.startsWith(PREFIX));
}

async function readHistory(history: HistoryStorage): Promise<[string, unknown][]> {
  try {
    const keys = await history.keys();
    const values = await history.getMany(keys);
    return keys.map((key, at) => [key, values[at]]);
  } catch {
    return [];
  }
}

function replaceAll(storage: Kept['storage'], entries: ReadonlyMap<string, string>): void {
  for (const key of ownKeys(storage)) storage.removeItem(key);
  for (const [key, value] of entries) storage.setItem(key, value);
}

function restore(storage: Kept['storage'], before: ReadonlyMap<string, string>): void {
  try {
    replaceAll(storage, before);
  } catch {
    // What fitted before fits again. A browser that keeps nothing had nothing.
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
