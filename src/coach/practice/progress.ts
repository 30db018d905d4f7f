import * as v from 'valibot';
import { fail, ok, type Result } from '../../engine/result';
import type { RuleSetId } from '../../engine/types';
import { OWN_THEME, THEMES, type Theme } from '../drills/drill';
import { ANSWER_CLASSES, type AnswerClass } from './answer';
import { DATE_PATTERN } from './dates';
import { FIRST_RATING, RATING_LIMITS, type Rating } from './rating';

/** Sets that are kept; older ones are forgotten. */
export const KEPT_SETS = 200;

/** Everything that practice keeps. Plain JSON. Dates are `YYYY-MM-DD`. */
export interface Progress {
  readonly version: 1;
  readonly rating: Rating;
  /** By id of the drill. */
  readonly cards: Readonly<Record<string, Card>>;
  /** Sets that were finished, oldest first; the last `KEPT_SETS`. */
  readonly sets: readonly FinishedSet[];
  /** Positions of the day that were answered, by date. */
  readonly days: Readonly<Record<string, DayAnswer>>;
}

/** What is known of a drill that was answered. */
export interface Card {
  readonly theme: Theme;
  /** Times it was answered. */
  readonly seen: number;
  /** Times it was not answered right; "I do not know" counts here, for it is to be learned. */
  readonly missed: number;
  /** The class of the last answer. */
  readonly class: AnswerClass;
  /** How far its repetition has come: a place in `BOX_DAYS`. */
  readonly box: number;
  /** From this date on it is to be repeated. */
  readonly due: string;
}

/** Days until a drill is repeated, by box. In box 0 it comes back in the next set. */
export const BOX_DAYS = [0, 1, 3, 7, 16, 35, 80] as const;

/** A set that was answered to its end. */
export interface FinishedSet {
  readonly date: string;
  readonly rules: RuleSetId;
  /** The classes of its answers, in order. */
  readonly classes: readonly AnswerClass[];
  /** Points lost in all of them. */
  readonly loss: number;
  /** The rating after it. */
  readonly rating: Rating;
}

/** The answer to a position of the day. */
export interface DayAnswer {
  readonly rules: RuleSetId;
  /** The id of the drill. */
  readonly drill: string;
  readonly class: AnswerClass;
  /** The choice as `writtenChoice` writes it; null for "I do not know", left out where it was not kept yet. */
  readonly choice?: string | null | undefined;
  /** The date where the player was when it was asked; left out where it was not kept yet. */
  readonly on?: string | undefined;
}

export const NO_PROGRESS: Progress = { version: 1, rating: FIRST_RATING, cards: {}, sets: [], days: {} };

const date = v.pipe(v.string(), v.regex(DATE_PATTERN, 'A date is written YYYY-MM-DD'));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const answerClass = v.picklist(ANSWER_CLASSES);
const rating = v.object({
  value: v.pipe(v.number(), v.minValue(RATING_LIMITS.low), v.maxValue(RATING_LIMITS.high)),
  deviation: v.pipe(v.number(), v.gtValue(0), v.maxValue(FIRST_RATING.deviation)),
});
const card = v.object({
  theme: v.picklist([...THEMES, OWN_THEME]),
  seen: v.pipe(count, v.minValue(1)),
  missed: count,
  class: answerClass,
  box: v.pipe(count, v.maxValue(BOX_DAYS.length - 1)),
  due: date,
});
const finishedSet = v.object({
  date,
  rules: v.string(),
  classes: v.array(answerClass),
  loss: v.pipe(v.number(), v.finite(), v.minValue(0)),
  rating,
});
const schema = v.object({
  version: v.literal(1),
  rating,
  cards: v.record(v.string(), card),
  sets: v.pipe(v.array(finishedSet), v.maxLength(KEPT_SETS)),
  days: v.record(
    date,
    v.object({
      rules: v.string(),
      drill: v.string(),
      class: answerClass,
      choice: v.optional(v.nullable(v.string())),
      on: v.optional(date),
    }),
  ),
});

/** Reads what was saved. What practice keeps is taken whole or not at all: the error says which part is damaged. */
export function parseProgress(data: unknown): Result<Progress> {
  const parsed = v.safeParse(schema, data);
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  const part = v.getDotPath(issue);
  return fail(
    `What practice has kept cannot be read${part === null ? '' : ` at ${part}`}: ${issue.message}.`,
  );
}
