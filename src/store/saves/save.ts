import { findRuleSet } from '../../engine/knownRules';
import { dealtWall } from '../match/session';
import type { Seated, Session } from '../match/session';
import { KEYS } from './keys';

/** Where saves are kept; `localStorage` in the app. Each may throw where the browser keeps nothing. */
export interface SaveStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
  /** Those of the app; there may be others. */
  readonly keys: () => readonly string[];
  /** Fulfilled when all changes are on the disk; null, or no such function, if nothing is to be waited for. */
  readonly pending?: () => Promise<void> | null;
  /** Takes what other tabs have put on the disk and this one does not show yet. */
  readonly refresh?: () => Promise<void>;
}

/** The schema that is written now: one more than there are migrations. */
export const SCHEMA_VERSION = 5;

/**
 * Keeps the match as it was when this deal began, its wall, and the choices since. False if the browser
 * refuses.
 */
export function writeSave(storage: SaveStorage, session: Session): boolean {
  const { match, players, human, throws, sheet, choices, coached, practice, forHand } = session;
  const rulesVersion = findRuleSet(match.rules)?.version ?? 0;
  const wall = dealtWall(session);
  const versions = { schemaVersion: SCHEMA_VERSION, rulesVersion };
  const kept = { match, players, human, throws, wall, sheet, choices, coached, practice, forHand };
  return write(storage, KEYS.match, JSON.stringify({ ...versions, ...kept }));
}

/** Keeps the records of the deals that are over; to be called before the next deal is written. */
export function writeHands(storage: SaveStorage, { match: { bits, text }, hands }: Seated): boolean {
  return write(storage, KEYS.hands, JSON.stringify({ bits, text, hands }));
}

/**
 * Takes the save from its place, and keeps it until the history has the match. Gives the key it is kept under; null
 * where there is no save, or no room: then it stays in its place.
 */
export function leave(storage: SaveStorage): string | null {
  try {
    const texts = [KEYS.match, KEYS.hands].map((key) => storage.getItem(key));
    const key = freeKey(storage, KEYS.leaving);
    if (texts[0] === null || !write(storage, key, JSON.stringify(texts))) return null;
    dropSave(storage);
    return key;
  } catch {
    return null;
  }
}

/** The first of these keys that nothing is kept under. */
export function freeKey(storage: SaveStorage, prefix: string): string {
  let number = 0;
  while (storage.getItem(prefix + number) !== null) number++;
  return prefix + number;
}

/** Writes one text; false when the browser refuses. */
export function write(storage: SaveStorage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets the match under way. */
export function dropSave(storage: SaveStorage): void {
  for (const key of [KEYS.match, KEYS.hands, KEYS.scoreSheet]) remove(storage, key);
}

/** Forgets one text, if the browser has it. */
export function remove(storage: SaveStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
