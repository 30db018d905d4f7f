import * as v from 'valibot';
import type { RecordedHand } from '../engine/record';
import { findRuleSet } from '../engine/rule-sets/registry';
import { SCHEMA_VERSION } from './saveMigrations';
import { parseJson } from './saveParts';
import { parseSave } from './saveSchema';
import type { Save } from './saveSchema';
import { beginDeal, choose, dealtWall } from './session';
import type { Seated, Session } from './session';
import type { SetAside } from './types';

/** Where saves are kept; `localStorage` in the app. Each may throw where the browser keeps nothing. */
export interface SaveStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

const SAVE_KEY = 'hong-kong-mahjong/match';
/** The records of the match's deals that are over: too long to be written with every choice. */
const HANDS_KEY = 'hong-kong-mahjong/match-hands';
/** Where the score sheet was kept before it became part of the save. */
const OLD_SHEET_KEY = 'hong-kong-mahjong/score-sheet';
/** Where saves that could not be used are kept for whoever wants to look at them, the latest first. */
export const ASIDE_KEY = 'hong-kong-mahjong/match-set-aside';

/** What reading the save gave. `aside`: it cannot be used, or not whole (then the deal begins again). */
export type Loaded =
  | { readonly kind: 'none' | 'blocked' }
  | {
      readonly kind: 'session';
      readonly session: Session;
      readonly aside: SetAside | null;
      /** It was written by an older version of the app. */
      readonly isMigrated: boolean;
    }
  | { readonly kind: 'unusable'; readonly aside: SetAside };

/** Keeps the match as it was when this deal began, its wall, and the choices since. Gives false when the browser refuses. */
export function writeSave(storage: SaveStorage, session: Session): boolean {
  const { match, players, human, throws, sheet, choices } = session;
  const rulesVersion = findRuleSet(match.rules)?.version ?? 0;
  const wall = dealtWall(session);
  const versions = { schemaVersion: SCHEMA_VERSION, rulesVersion };
  const kept = { ...versions, match, players, human, throws, wall, sheet, choices };
  return write(storage, SAVE_KEY, JSON.stringify(kept));
}

/** Keeps the records of the deals that are over; to be called before the next deal is written. */
export function writeHands(storage: SaveStorage, { match: { bits, text }, hands }: Seated): boolean {
  return write(storage, HANDS_KEY, JSON.stringify({ bits, text, hands }));
}

function write(storage: SaveStorage, key: string, text: string): boolean {
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

function remove(storage: SaveStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Reads the save and replays its deal. Changes nothing: another tab may own the match. */
export function loadSave(storage: SaveStorage): Loaded {
  try {
    const text = storage.getItem(SAVE_KEY);
    if (text === null) return { kind: 'none' };
    const [hands, oldSheet] = [HANDS_KEY, OLD_SHEET_KEY].map((key) => parseJson(storage.getItem(key)));
    return restore(text, { hands, oldSheet });
  } catch {
    return { kind: 'blocked' };
  }
}

interface Beside {
  readonly hands: unknown;
  readonly oldSheet: unknown;
}

function restore(text: string, { hands, oldSheet }: Beside): Loaded {
  const read = parseSave(text, oldSheet);
  if (!read.ok) return { kind: 'unusable', aside: { why: read.why, text } };
  const session = replay(read.save, readHands(read.save, hands));
  const refused: SetAside = { why: 'refused', text };
  if (!session) return { kind: 'unusable', aside: refused };
  const isWhole = session.choices.length === read.save.choices.length;
  return { kind: 'session', session, aside: isWhole ? null : refused, isMigrated: read.isMigrated };
}

/** The deal with its choices made again; from its start when one of them is refused. Null when it cannot even be dealt. */
function replay({ wall, choices, ...seated }: Save, hands: Seated['hands']): Session | null {
  try {
    const start = beginDeal({ ...seated, hands }, wall).session;
    let session = start;
    for (const choice of choices) {
      const next = choose(session, choice);
      if (!next) return start;
      session = next.session;
    }
    return session;
  } catch {
    return null;
  }
}

const handsSchema = v.object({
  bits: v.string(),
  text: v.string(),
  hands: v.array(v.custom<RecordedHand>((hand) => typeof hand === 'object' && hand !== null)),
});

/** The records of the deals before this one; null when one is missing. */
function readHands({ match }: Save, json: unknown): RecordedHand[] | null {
  if (match.dealt === 0) return [];
  const parsed = v.safeParse(handsSchema, json);
  if (!parsed.success) return null;
  const { bits, text: words, hands } = parsed.output;
  const isComplete = bits === match.bits && words === match.text && hands.length >= match.dealt;
  return isComplete ? hands.slice(0, match.dealt) : null;
}

const asideSchema = v.array(
  v.object({
    why: v.picklist(['damaged', 'newer', 'refused'] satisfies SetAside['why'][]),
    text: v.string(),
  }),
);

/** The saves that were set aside, the latest first. */
export function readAside(storage: SaveStorage): readonly SetAside[] {
  try {
    const parsed = v.safeParse(asideSchema, parseJson(storage.getItem(ASIDE_KEY) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

/** Puts a save beside those already set aside; false when there is no room, and then it must stay where it is. */
export function setAside(storage: SaveStorage, aside: SetAside): boolean {
  return write(storage, ASIDE_KEY, JSON.stringify([aside, ...readAside(storage)]));
}

/** Forgets the save that was set aside last. */
export function dropAside(storage: SaveStorage): void {
  const [, ...others] = readAside(storage);
  if (others.length === 0) remove(storage, ASIDE_KEY);
  else write(storage, ASIDE_KEY, JSON.stringify(others));
}
