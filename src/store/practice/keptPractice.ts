import * as v from 'valibot';
import { NO_PROGRESS, parseProgress } from '../../coach/practice/progress';
import type { Progress } from '../../coach/practice/progress';
import { ANSWER_CLASSES } from '../../coach/practice/answer';
import type { PracticeSet } from '../../coach/practice/session';
import { kept } from '../saves/kept';
import { KEYS } from '../saves/keys';

/** What is kept of practice: all progress, and a set that was begun. */
interface KeptPractice {
  readonly progress: Progress;
  readonly set: PracticeSet | null;
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

export const keptPractice = kept<KeptPractice>({
  key: KEYS.practice,
  parse: (json) => {
    const { progress, set: begun } = v.parse(schema, json);
    const parsed = parseProgress(progress);
    return parsed.ok ? { progress: parsed.value, set: begun } : null;
  },
  empty: { progress: NO_PROGRESS, set: null },
});
