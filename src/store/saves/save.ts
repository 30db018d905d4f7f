import { findRuleSet } from '../../engine/knownRules';
import { dealtWall } from '../match/session';
import type { Seated, Session } from '../match/session';
import type { Ended } from '../types';
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

export const SAVE_KEY = KEYS.match;
/** The records of the match's deals that are over: too long to be written with every choice. */
export const HANDS_KEY = KEYS.hands;
/** How the last match ended, until another one begins. */
export const STANDINGS_KEY = KEYS.standings;
/** Where the score sheet was kept before it became part of the save. */
export const OLD_SHEET_KEY = KEYS.scoreSheet;
/** Matches that have ended or were replaced, until the history has them: a number follows. */
export const LEAVING = KEYS.leaving;
/** Where saves that could not be used are kept for whoever wants to look at them, the latest first. */
export const ASIDE_KEY = KEYS.matchAside;

/**
 * Keeps the match as it was when this deal began, its wall, and the choices since. False if the browser
 * refuses.
 */
export function writeSave(storage: SaveStorage, session: Session): boolean {
  const { match, players, human, throws, sheet, choices, coached, practice } = session;
  const rulesVersion = findRuleSet(match.rules)?.version ?? 0;
  const wall = dealtWall(session);
  const versions = { schemaVersion: SCHEMA_VERSION, rulesVersion };
  const kept = { ...versions, match, players, human, throws, wall, sheet, choices, coached, practice };
  return write(storage, SAVE_KEY, JSON.stringify(kept));
}

/** Keeps the records of the deals that are over; to be called before the next deal is written. */
export function writeHands(storage: SaveStorage, { match: { bits, text }, hands }: Seated): boolean {
  return write(storage, HANDS_KEY, JSON.stringify({ bits, text, hands }));
}

/**
 * Takes the save from its place, and keeps it until the history has the match. Gives the key it is kept under; null
 * where there is no save, or no room: then it stays in its place.
 */
export function leave(storage: SaveStorage): string | null {
  try {
    const texts = [SAVE_KEY, HANDS_KEY].map((key) => storage.getItem(key));
    const key = freeKey(storage, LEAVING);
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

/** The schema of final standings that is written now. */
export const STANDINGS_VERSION = 1;

/** Keeps how a match ended. False if the browser refuses. */
export function writeStandings(storage: SaveStorage, ended: Ended): boolean {
  return write(storage, STANDINGS_KEY, JSON.stringify({ schemaVersion: STANDINGS_VERSION, ...ended }));
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
  for (const key of [SAVE_KEY, HANDS_KEY]) remove(storage, key);
  dropOldKeys(storage);
}

/** Forgets what older versions of the app kept apart and the save now holds. */
export function dropOldKeys(storage: SaveStorage): void {
  remove(storage, OLD_SHEET_KEY);
}

/** Forgets one text, if the browser has it. */
export function remove(storage: SaveStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
