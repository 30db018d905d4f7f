import * as v from 'valibot';
import type { GameRecord } from '../../engine/record';
import { parseRecord } from '../../engine/recordSchema';
import { kept } from './kept';
import { KEYS } from './keys';
import type { SaveStorage } from './save';
import { natural } from './saveParts';

/** A match of bots that somebody looks on at. */
export interface KeptWatched {
  /** As far as it was played. */
  readonly record: GameRecord;
  /** So many events of its last hand were shown. */
  readonly seen: number;
}

const keptRecord = kept<GameRecord | null>({
  key: KEYS.watched,
  parse: (json) => {
    const record = parseRecord(json);
    return record.ok && record.value.hands.length > 0 ? record.value : null;
  },
  empty: null,
});

/** It is written with every step, so it lies apart from the long record. */
const keptSeen = kept({
  key: KEYS.watchedSeen,
  parse: v.parser(v.object({ hands: natural, seen: natural })),
  empty: { hands: 0, seen: 0 },
});

/** The match that was watched last; null where none is kept. What cannot be read is set aside. */
export function takeWatched(storage: SaveStorage): KeptWatched | null {
  const record = keptRecord.take(storage);
  if (!record) return null;
  const { hands, seen } = keptSeen.peek(storage);
  const played = record.hands.at(-1)?.events.length ?? 0;
  return { record, seen: hands === record.hands.length ? Math.min(seen, played) : 0 };
}

/** The storage as a tab may change it that is the only one to write, as long as `isOnly` says so. */
export function writtenWhile(isOnly: () => boolean, storage: SaveStorage): SaveStorage {
  return {
    ...storage,
    setItem: (key, value) => (isOnly() ? storage.setItem(key, value) : undefined),
    removeItem: (key) => (isOnly() ? storage.removeItem(key) : undefined),
  };
}

/** Keeps the match in place of the one before. */
export function keepWatched(storage: SaveStorage, record: GameRecord): void {
  keptRecord.write(storage, record);
}

export function keepSeen(storage: SaveStorage, { record, seen }: KeptWatched): void {
  keptSeen.write(storage, { hands: record.hands.length, seen });
}

/** A match that this version cannot go on with stays under another key. */
export function setWatchedAside(storage: SaveStorage, { record }: KeptWatched): void {
  if (keptRecord.setAside(storage, JSON.stringify(record))) keptRecord.write(storage, null);
}
