import * as v from 'valibot';
import { NO_PROGRESS, parseProgress } from '../../coach/practice/progress';
import type { Progress } from '../../coach/practice/progress';
import { ANSWER_CLASSES } from '../../coach/practice/answer';
import type { PracticeSet } from '../../coach/practice/session';
import type { SaveStorage } from '../saves/save';
import { readKept } from './keptText';

const KEYS = { kept: 'hong-kong-mahjong/practice', aside: 'hong-kong-mahjong/practice-set-aside' };

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

const NOTHING: KeptPractice = { progress: NO_PROGRESS, set: null };

/** Reads what is kept. What cannot be used stays under another name. */
export function readPractice(storage: SaveStorage): ReadPractice {
  const { value, isSetAside, isLocked } = readKept(storage, KEYS, parsed);
  return { ...(value ?? NOTHING), isSetAside, isLocked };
}

function parsed(json: unknown): KeptPractice | null {
  const kept = v.safeParse(schema, json);
  const progress = kept.success ? parseProgress(kept.output.progress) : null;
  return kept.success && progress?.ok ? { progress: progress.value, set: kept.output.set } : null;
}

/** False where the browser keeps nothing. */
export function writePractice(storage: SaveStorage, kept: KeptPractice): boolean {
  try {
    storage.setItem(KEYS.kept, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
