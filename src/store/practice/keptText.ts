import * as v from 'valibot';
import type { SaveStorage } from '../saves/save';

/** Where a part of practice is kept, and where what could not be read of it is put. */
export interface KeptKeys {
  readonly kept: string;
  readonly aside: string;
}

export interface KeptRead<T> {
  /** Null where nothing is kept that can be used. */
  readonly value: T | null;
  /** What was kept could not be read: it was set aside. */
  readonly isSetAside: boolean;
  /** It could not be set aside either: then nothing may be written over it. */
  readonly isLocked: boolean;
}

/** Reads what is kept. `parse` gives null for what cannot be used: that stays under the other name. */
export function readKept<T>(
  storage: SaveStorage,
  keys: KeptKeys,
  parse: (json: unknown) => T | null,
): KeptRead<T> {
  const text = textIn(storage, keys.kept);
  if (text === null) return { value: null, isSetAside: false, isLocked: false };
  const value = parsed(text, parse);
  if (value !== null) return { value, isSetAside: false, isLocked: false };
  return { value: null, isSetAside: true, isLocked: !setAside(storage, keys.aside, text) };
}

function textIn(storage: SaveStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

function parsed<T>(text: string, parse: (json: unknown) => T | null): T | null {
  try {
    return parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Puts what cannot be read beside what was set aside before. */
export function setAside(storage: SaveStorage, key: string, text: string): boolean {
  try {
    const before = v.safeParse(v.array(v.string()), JSON.parse(storage.getItem(key) ?? '[]'));
    storage.setItem(key, JSON.stringify([...(before.success ? before.output : []), text]));
    return true;
  } catch {
    return false;
  }
}
