import * as v from 'valibot';
import type { GameRecord } from '../../engine/record';
import { isEntryOf, matchId } from './historyEntry';
import { keptAs } from './keptAs';
import { BESTS, BRANCHES, DIGESTS, ENTRY, keysOfMatch, RECORD, REVIEWS } from './keyHeads';
import type { HistoryStorage } from './historyStorage';
import type { Games } from '../games';
import { parseJson } from '../parseJson';
import { parseRecords, rulesIn } from './recordFile';
import { PREFIX } from '../saves/keys';
import type { SaveStorage } from '../saves/save';

/** Everything that a page keeps of its player, and the version of the app that keeps it. */
export interface Kept {
  readonly storage: SaveStorage & {
    /** Forgets whatever is left of texts that were removed. */
    readonly forget: () => Promise<void>;
  };
  readonly history: HistoryStorage;
  readonly app: string;
}

export type Refusal = 'not-a-backup' | 'newer' | 'damaged' | 'not-loaded' | 'storage';

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
  | {
      readonly ok: true;
      readonly backup: Backup;
      readonly matches: number;
      /** So many matches of it, and hands that were played on, cannot be read. */
      readonly leftOut: number;
    }
  | { readonly ok: false; readonly why: Refusal };

/** A backup as text. `hasHistory`: false if the browser did not give the history, which is then not in it. */
type Exported =
  | { readonly ok: true; readonly text: string; readonly hasHistory: boolean }
  | { readonly ok: false };

/** All that is kept, as one text; not `ok` where the browser does not give it. */
export async function exportKept({ storage, history, app }: Kept): Promise<Exported> {
  const entries = await readHistory(history);
  try {
    const local = Object.fromEntries(
      ownKeys(storage).map((key) => [key.slice(PREFIX.length), storage.getItem(key) ?? '']),
    );
    const backup: Backup = { format: FORMAT, version: VERSION, app, local, history: entries ?? [] };
    return { ok: true, text: JSON.stringify(backup), hasHistory: entries !== null };
  } catch {
    return { ok: false };
  }
}

/**
 * Reads an exported text and replays every match in it; their games are loaded first. Matches that cannot be read are
 * left out.
 * @param rest lets the page do what is due, after each match
 */
export async function parseBackup(
  text: string,
  games: Pick<Games, 'load'>,
  rest: () => Promise<void>,
): Promise<Parsed> {
  const json = parseJson(text);
  if (!v.is(head, json)) return { ok: false, why: 'not-a-backup' };
  if (json.version > VERSION) return { ok: false, why: 'newer' };
  const parsed = v.safeParse(schema, json);
  if (!parsed.success) return { ok: false, why: 'damaged' };
  const { history } = parsed.output;
  const records = history.filter(([key]) => key.startsWith(RECORD) || key.startsWith(BRANCHES));
  try {
    const texts = records.flatMap(([, record]) => (typeof record === 'string' ? [record] : []));
    await Promise.all(texts.flatMap(rulesIn).map((id) => games.load(id)));
  } catch {
    return { ok: false, why: 'not-loaded' };
  }
  const unread = new Set<string>();
  for (const [key, record] of records) {
    if (typeof record !== 'string' || !parseRecords(record).ok) unread.add(idIn(key));
    await rest();
  }
  const isRead = ([key]: readonly [string, unknown]) => !follows(key) && !unread.has(idIn(key));
  const backup = { ...parsed.output, history: history.filter(isRead) };
  const matches = backup.history.filter(([key]) => key.startsWith(RECORD)).length;
  return { ok: true, backup, matches, leftOut: unread.size };
}

/** What an entry and its record, or a branch, are known by. */
function idIn(key: string): string {
  return key.slice(key.indexOf('/') + 1);
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
    const twins = await twinsOf(history, backup);
    await history.setMany(backup.history);
    await history.deleteMany([...twins].flatMap(([id, here]) => (id === here ? [] : keysOfMatch(here))));
    return true;
  } catch {
    restore(storage, before);
    return false;
  }
}

/**
 * The matches of a backup that this browser has already: its id for each of them, by the id in the backup. Older versions
 * gave the same match other ids.
 */
export async function twinsOf(history: HistoryStorage, backup: Backup): Promise<ReadonlyMap<string, string>> {
  const kept = await history.under(ENTRY).catch(() => []);
  const here = kept.flatMap(([key, entry]) => (isEntryOf(idIn(key), entry) ? [entry] : []));
  const open = async (id: string) => (await history.getMany([RECORD + id])).map(String)[0] ?? null;
  const given = new Map(backup.history);
  const twins = new Map<string, string>();
  for (const [key, entry] of backup.history) {
    const id = idIn(key);
    if (!key.startsWith(ENTRY) || !isEntryOf(id, entry)) continue;
    const record = parseJson(String(given.get(RECORD + id)));
    if (record === null) continue;
    const twin = await keptAs({ ...entry, id: matchId(record as GameRecord) }, here, open);
    if (twin) twins.set(id, twin.id);
  }
  return twins;
}

/** Forgets everything; false when the browser refuses. */
export async function eraseKept({ storage, history }: Kept): Promise<boolean> {
  try {
    replaceAll(storage, new Map());
    await history.deleteMany(await history.keys());
    await storage.forget();
    return true;
  } catch {
    return false;
  }
}

function ownKeys(storage: Kept['storage']): string[] {
  return storage.keys().filter((key) => key.startsWith(PREFIX));
}

/** What lies there can be made again from records. */
function follows(key: string): boolean {
  return [REVIEWS, DIGESTS, BESTS].some((start) => key.startsWith(start));
}

async function readHistory(history: HistoryStorage): Promise<[string, unknown][] | null> {
  try {
    const keys = (await history.keys()).filter((key) => !follows(key));
    const values = await history.getMany(keys);
    return keys.map((key, at) => [key, values[at]]);
  } catch {
    return null;
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
