import * as v from 'valibot';
import type { RuleSetId } from '../../engine/types';
import type { RecordedHand } from '../../engine/record';
import { textsIn } from './parkedText';
import { kept } from './kept';
import { KEYS } from './keys';
import type { SaveStorage } from './save';
import { parseJson } from '../parseJson';
import { parseSave } from './saveSchema';
import type { ReadSave, Save } from './saveSchema';
import { beginDeal, chooseAll } from '../match/session';
import type { Seated, Session } from '../match/session';
import type { SetAside } from '../types';

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
  const texts = textsOf(storage);
  if (!texts) return { kind: 'blocked' };
  const [text, hands, oldSheet] = texts;
  return text === null ? { kind: 'none' } : restore(text, { hands, oldSheet });
}

/** The save and what belongs to it; null where the browser keeps nothing. */
function textsOf(storage: SaveStorage): readonly [string | null, string | null, string | null] | null {
  try {
    return [storage.getItem(KEYS.match), storage.getItem(KEYS.hands), storage.getItem(KEYS.scoreSheet)];
  } catch {
    return null;
  }
}

/** A match that is kept elsewhere: its rule set, if it says so, and a way to read it once that is loaded. */
export interface Left {
  readonly rules: RuleSetId | null;
  readonly load: () => Loaded;
}

/** Reads what `leave` has written, or a match that is parked. */
export function readLeft(written: string): Left {
  const [text, hands] = textsIn(written);
  return { rules: rulesIn(text), load: () => restore(text, { hands, oldSheet: null }) };
}

const named = v.object({ match: v.object({ rules: v.string() }) });

/** The rule set of the saved match, or else of the one that ended last; null where nothing says so. */
export function savedRules(storage: SaveStorage): RuleSetId | null {
  try {
    return rulesIn(storage.getItem(KEYS.match) ?? storage.getItem(KEYS.standings));
  } catch {
    return null;
  }
}

function rulesIn(text: string | null): RuleSetId | null {
  const parsed = v.safeParse(named, parseJson(text));
  return parsed.success ? parsed.output.match.rules : null;
}

interface Beside {
  readonly hands: string | null;
  readonly oldSheet: string | null;
}

function restore(text: string, { hands, oldSheet }: Beside): Loaded {
  const read = readSafely(text, oldSheet);
  if (!read.ok) return { kind: 'unusable', aside: { why: read.why, text } };
  const session = replay(read.save, readHands(read.save, parseJson(hands)));
  const refused: SetAside = { why: 'refused', text };
  if (!session) return { kind: 'unusable', aside: refused };
  const isWhole = session.choices.length === read.save.choices.length;
  return { kind: 'session', session, aside: isWhole ? null : refused, isMigrated: read.isMigrated };
}

/** A text over which its reader stumbles is damaged. */
function readSafely(text: string, oldSheet: string | null): ReadSave {
  try {
    return parseSave(text, parseJson(oldSheet));
  } catch {
    return { ok: false, why: 'damaged' };
  }
}

/**
 * Deals again and repeats the choices. If one is refused, the deal is at its start. Null if it cannot even be
 * dealt.
 */
function replay({ wall, choices, forHand, ...seated }: Save, hands: Seated['hands']): Session | null {
  try {
    const begun = beginDeal({ ...seated, hands }, wall).session;
    const start = Object.keys(forHand).length > 0 ? { ...begun, forHand } : begun;
    return chooseAll(start, choices) ?? start;
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

/** The saves that were set aside, the latest first. */
export const keptAside = kept<readonly SetAside[]>({
  key: KEYS.matchAside,
  parse: v.parser(
    v.array(
      v.object({
        why: v.picklist(['damaged', 'newer', 'refused'] satisfies SetAside['why'][]),
        text: v.string(),
      }),
    ),
  ),
  empty: [],
});

/** Adds a save to those set aside. False if there is no room: then it must stay where it is. */
export function setAside(storage: SaveStorage, aside: SetAside): boolean {
  return keptAside.write(storage, [aside, ...keptAside.peek(storage)]);
}
