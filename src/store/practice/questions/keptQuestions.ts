import * as v from 'valibot';
import { GRADES } from '../../../coach/questions/grades';
import { isOpen, LAST, NO_QUESTIONS, ofEachKind, SET_SIZE } from '../../../coach/questions/tally';
import type { KindProgress, QuestionProgress } from '../../../coach/questions/tally';
import type { SaveStorage } from '../../saves/save';
import { kept } from '../../saves/kept';
import type { KeptRead } from '../../saves/kept';
import { KEYS } from '../../saves/keys';

const VERSION = 1;

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
  version: v.literal(VERSION),
  kinds: v.object(ofEachKind(v.optional(kind, NO_QUESTIONS.waits))),
});

/** A place of its own: what practice kept before there were questions stays as it is. */
const place = kept(KEYS.practiceQuestions, v.parser(schema));

/** Reads what is kept of questions. What cannot be used stays under another name, and questions begin anew. */
export function readQuestions(storage: SaveStorage): KeptRead<QuestionProgress> {
  const { value, ...read } = place.read(storage);
  return { value: value?.kinds ?? null, ...read };
}

/** False where the browser keeps nothing. */
export function writeQuestions(storage: SaveStorage, progress: QuestionProgress): boolean {
  const kinds = Object.fromEntries(Object.entries(progress).map(([id, each]) => [id, withOpenSet(each)]));
  return place.write(storage, { version: VERSION, kinds });
}

/** Only a set under way is kept. */
function withOpenSet({ tally, set }: KindProgress): KindProgress {
  return { tally, set: set && isOpen(set) ? set : null };
}
