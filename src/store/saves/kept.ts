import type { SaveStorage } from './save';

export interface KeptRead<T> {
  /** Null where nothing is kept that can be used. */
  readonly value: T | null;
  /** What was kept could not be read: it was set aside. */
  readonly isSetAside: boolean;
  /** It could not be set aside either: then nothing may be written over it. */
  readonly isLocked: boolean;
}

/** One thing that is kept in the small storage, as JSON under a key of its own. */
export interface Kept<T> {
  /** What cannot be used is set aside: it stays under another key. */
  readonly read: (storage: SaveStorage) => KeptRead<T>;
  /** The same, and what was set aside is no longer kept under the first key. */
  readonly take: (storage: SaveStorage) => T | null;
  /** Its value, or null. What cannot be used stays where it is. */
  readonly peek: (storage: SaveStorage) => T | null;
  /** Keeps this in place of what was there; null keeps nothing. False where the browser keeps nothing. */
  readonly write: (storage: SaveStorage, json: unknown) => boolean;
  /** Puts a text beside what was set aside before; false where the browser keeps nothing. */
  readonly setAside: (storage: SaveStorage, text: string) => boolean;
}

/** `parse` gives null for what cannot be used. It may throw. */
export function kept<T>(key: string, parse: (json: unknown) => T | null): Kept<T> {
  const setAside = (storage: SaveStorage, text: string): boolean =>
    addText(storage, `${key}-set-aside`, text);
  const write = (storage: SaveStorage, json: unknown): boolean => {
    try {
      if (json === null) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(json));
      return true;
    } catch {
      return false;
    }
  };
  const peek = (storage: SaveStorage): T | null => {
    try {
      const text = storage.getItem(key);
      return text === null ? null : parse(JSON.parse(text));
    } catch {
      return null;
    }
  };
  const read = (storage: SaveStorage): KeptRead<T> => {
    const text = textIn(storage, key);
    const value = peek(storage);
    if (text === null || value !== null) return { value, isSetAside: false, isLocked: false };
    return { value, isSetAside: true, isLocked: !setAside(storage, text) };
  };
  const take = (storage: SaveStorage): T | null => {
    const { value, isSetAside, isLocked } = read(storage);
    if (isSetAside && !isLocked) write(storage, null);
    return value;
  };
  return { read, take, peek, write, setAside };
}

/** Whether anything is kept under this key, even if it cannot be used. */
export function hasKey(storage: SaveStorage, key: string): boolean {
  return textIn(storage, key) !== null;
}

function textIn(storage: SaveStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

function addText(storage: SaveStorage, key: string, text: string): boolean {
  try {
    const before: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    storage.setItem(key, JSON.stringify([...(isTexts(before) ? before : []), text]));
    return true;
  } catch {
    return false;
  }
}

function isTexts(json: unknown): json is readonly string[] {
  return Array.isArray(json) && json.every((each) => typeof each === 'string');
}
