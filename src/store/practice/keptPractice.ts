import * as v from 'valibot';
import { NO_PROGRESS, parseProgress } from '../../coach/practice/progress';
import type { Progress } from '../../coach/practice/progress';
import { ANSWER_CLASSES } from '../../coach/practice/answer';
import type { PracticeSet } from '../../coach/practice/session';
import type { SaveStorage } from '../saves/save';
import { kept } from '../saves/kept';
import { KEYS } from '../saves/keys';

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

const place = kept(KEYS.practice, (json): KeptPractice | null => {
  const { progress, set: begun } = v.parse(schema, json);
  const parsed = parseProgress(progress);
  return parsed.ok ? { progress: parsed.value, set: begun } : null;
});

const NOTHING: KeptPractice = { progress: NO_PROGRESS, set: null };

/** Reads what is kept. What cannot be used stays under another name. */
export function readPractice(storage: SaveStorage): ReadPractice {
  const { value, isSetAside, isLocked } = place.read(storage);
  return { ...(value ?? NOTHING), isSetAside, isLocked };
}

/** False where the browser keeps nothing. */
export function writePractice(storage: SaveStorage, practice: KeptPractice): boolean {
  return place.write(storage, practice);
}
