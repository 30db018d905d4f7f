import type { SaveStorage } from './save';

interface KeptRead<T> {
  readonly value: T;
  /** What was kept could not be read: it was set aside. */
  readonly isSetAside: boolean;
  /** It could not be set aside either: then nothing may be written over it. */
  readonly isLocked: boolean;
}

/** One thing that is kept in the small storage, as JSON under a key of its own. */
interface Kept<T> {
  /** What cannot be used is set aside: it stays under another key. */
  readonly read: (storage: SaveStorage) => KeptRead<T>;
  /** The same, and what was set aside is no longer kept under the first key. */
  readonly take: (storage: SaveStorage) => T;
  /** Only looks: what cannot be used stays where it is. */
  readonly peek: (storage: SaveStorage) => T;
  /** Keeps this in place of what was there; null keeps nothing. False where the browser keeps nothing. */
  readonly write: (storage: SaveStorage, value: T | null) => boolean;
  /** Puts a text beside what was set aside before; false where the browser keeps nothing. */
  readonly setAside: (storage: SaveStorage, text: string) => boolean;
}

interface KeptAs<T> {
  readonly key: string;
  /** Null for what cannot be used; it may also throw. */
  readonly parse: (json: unknown) => T | null;
  /** As it is written; the value itself if left out. */
  readonly format?: (value: NonNullable<T>) => unknown;
  /** What it is where nothing is kept, or nothing that can be used. */
  readonly empty: T;
}

export function kept<T>({ key, parse, format = (value) => value, empty }: KeptAs<T>): Kept<T> {
  const setAside = (storage: SaveStorage, text: string): boolean =>
    addText(storage, `${key}-set-aside`, text);
  const write = (storage: SaveStorage, value: T | null): boolean => {
    try {
      if (value === null || value === undefined) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(format(value)));
      return true;
    } catch {
      return false;
    }
  };
  const parsed = (storage: SaveStorage): T | null => {
    try {
      const text = storage.getItem(key);
      return text === null ? null : parse(JSON.parse(text));
    } catch {
      return null;
    }
  };
  const read = (storage: SaveStorage): KeptRead<T> => {
    const text = textIn(storage, key);
    const value = parsed(storage);
    if (text === null || value !== null) return { value: value ?? empty, isSetAside: false, isLocked: false };
    return { value: empty, isSetAside: true, isLocked: !setAside(storage, text) };
  };
  const take = (storage: SaveStorage): T => {
    const { value, isSetAside, isLocked } = read(storage);
    if (isSetAside && !isLocked) write(storage, null);
    return value;
  };
  const peek = (storage: SaveStorage): T => parsed(storage) ?? empty;
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
