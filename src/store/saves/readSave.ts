import * as v from 'valibot';
import type { RuleSetId } from '../../engine/types';
import type { RecordedHand } from '../../engine/record';
import { ASIDE_KEY, HANDS_KEY, OLD_SHEET_KEY, remove, SAVE_KEY, STANDINGS_KEY, write } from './save';
import type { SaveStorage } from './save';
import { parseJson } from './saveParts';
import { parseSave } from './saveSchema';
import type { Save } from './saveSchema';
import { beginDeal, choose } from '../match/session';
import type { Seated, Session } from '../match/session';
import type { SetAside } from '../types';

export { loadStandings } from './readStandings';

/**
 * What reading the save gave. `aside` is set if it cannot be used, or only in part (then the deal begins
 * again).
 */
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

const named = v.object({ match: v.object({ rules: v.string() }) });

/** The rule set of the saved match, or else of the one that ended last; null where nothing says so. */
export function savedRules(storage: SaveStorage): RuleSetId | null {
  try {
    const text = storage.getItem(SAVE_KEY) ?? storage.getItem(STANDINGS_KEY);
    const parsed = v.safeParse(named, parseJson(text));
    return parsed.success ? parsed.output.match.rules : null;
  } catch {
    return null;
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

/**
 * Deals again and repeats the choices. If one is refused, the deal is at its start. Null if it cannot even be
 * dealt.
 */
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

/** The records of the deals before this one, or null if one is missing. */
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

/** Adds a save to those set aside. False if there is no room: then it must stay where it is. */
export function setAside(storage: SaveStorage, aside: SetAside): boolean {
  return write(storage, ASIDE_KEY, JSON.stringify([aside, ...readAside(storage)]));
}

/** Forgets the save that was set aside last. */
export function dropAside(storage: SaveStorage): void {
  const [, ...others] = readAside(storage);
  if (others.length === 0) remove(storage, ASIDE_KEY);
  else write(storage, ASIDE_KEY, JSON.stringify(others));
}
