import * as v from 'valibot';
import { NO_PROGRESS, parseProgress } from '../../coach/practice/progress';
import type { Progress } from '../../coach/practice/progress';
import { ANSWER_CLASSES } from '../../coach/practice/answer';
import type { PracticeSet } from '../../coach/practice/session';
import type { SaveStorage } from '../saves/save';

const KEY = 'hong-kong-mahjong/practice';
const ASIDE_KEY = 'hong-kong-mahjong/practice-set-aside';

/** What is kept of practice: all progress, and a set that was begun. */
export interface KeptPractice {
  readonly progress: Progress;
  readonly set: PracticeSet | null;
}

export interface ReadPractice extends KeptPractice {
  /** What was kept could not be read: it was set aside, and practice begins anew. */
  readonly isSetAside: boolean;
  /** It could not be set aside either: then nothing may be written over it. */
  readonly isLocked: boolean;
}

const set = v.object({
  rules: v.string(),
  drills: v.array(v.string()),
  answers: v.array(
    v.object({
      drill: v.string(),
      choice: v.nullable(v.string()),
      class: v.picklist(ANSWER_CLASSES),
      loss: v.number(),
    }),
  ),
});
const schema = v.object({ progress: v.unknown(), set: v.nullable(set) });

const NOTHING: ReadPractice = {
  progress: NO_PROGRESS,
  set: null,
  isSetAside: false,
  isLocked: false,
};

/** Reads what is kept. What cannot be used stays under another name. */
export function readPractice(storage: SaveStorage): ReadPractice {
  const text = textIn(storage);
  if (text === null) return NOTHING;
  const kept = parsed(text);
  if (kept) return { ...kept, isSetAside: false, isLocked: false };
  return { ...NOTHING, isSetAside: true, isLocked: !setAside(storage, text) };
}

/** Puts what cannot be read beside what was set aside before. */
function setAside(storage: SaveStorage, text: string): boolean {
  try {
    const before = v.safeParse(v.array(v.string()), JSON.parse(storage.getItem(ASIDE_KEY) ?? '[]'));
    storage.setItem(ASIDE_KEY, JSON.stringify([...(before.success ? before.output : []), text]));
    return true;
  } catch {
    return false;
  }
}

function textIn(storage: SaveStorage): string | null {
  try {
    return storage.getItem(KEY);
  } catch {
    return null;
  }
}

function parsed(text: string): KeptPractice | null {
  try {
    const kept = v.safeParse(schema, JSON.parse(text));
    const progress = kept.success ? parseProgress(kept.output.progress) : null;
    return kept.success && progress?.ok ? { progress: progress.value, set: kept.output.set } : null;
  } catch {
    return null;
  }
}

/** False where the browser keeps nothing. */
export function writePractice(storage: SaveStorage, kept: KeptPractice): boolean {
  try {
    storage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
