import * as v from 'valibot';
import { GRADES } from '../../../coach/questions/grades';
import { isOpen, LAST, NO_QUESTIONS, ofEachKind, SET_SIZE } from '../../../coach/questions/tally';
import type { KindProgress, QuestionProgress } from '../../../coach/questions/tally';
import { kept } from '../../saves/kept';
import { KEYS } from '../../saves/keys';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const grades = v.pipe(v.array(v.picklist(GRADES)), v.maxLength(SET_SIZE));
const kind = v.object({
  tally: v.object({
    answered: count,
    right: count,
    last: v.pipe(v.array(v.picklist(GRADES)), v.maxLength(LAST)),
    best: v.nullable(v.pipe(count, v.maxValue(SET_SIZE))),
  }),
  set: v.nullable(v.object({ rules: v.string(), seed: v.string(), grades })),
});
/** A kind that came later is missing in what was kept before. */
const schema = v.object({
  version: v.literal(1),
  kinds: v.object(ofEachKind(v.optional(kind, NO_QUESTIONS.waits))),
});

/** A place of its own: what practice kept before there were questions stays as it is. */
export const keptQuestions = kept<QuestionProgress>({
  key: KEYS.practiceQuestions,
  parse: (json) => v.parse(schema, json).kinds,
  format: (progress) => ({
    version: 1,
    kinds: Object.fromEntries(Object.entries(progress).map(([id, each]) => [id, withOpenSet(each)])),
  }),
  empty: NO_QUESTIONS,
});

/** Only a set under way is kept. */
function withOpenSet({ tally, set }: KindProgress): KindProgress {
  return { tally, set: set && isOpen(set) ? set : null };
}
