import * as v from 'valibot';
import { CHOICE_CLASSES } from '../../coach/choiceClass';
import { REASON_CODES } from '../../coach/reasons/reason';
import type { Reason } from '../../coach/reasons/reason';
import { DECISION_SORTS } from '../../coach/review/review';
import type { ReviewedDecision } from '../../coach/review/review';
import { hashText } from '../../engine/random';
import type { Action } from '../../engine/types';
import type { HistoryStorage } from '../records/historyStorage';
import { REVIEW_VERSION } from './reviewKeys';

/** What is known of a hand. */
export interface HandReview {
  /** How many decisions it has; null until that is known. */
  readonly total: number | null;
  /** Those judged so far, in order. */
  readonly decisions: readonly ReviewedDecision[];
}

/** What lies in the storage: a text with its sum. What was damaged is not used. */
const kept = v.object({ version: v.literal(REVIEW_VERSION), text: v.string(), sum: v.string() });

const number = v.pipe(v.number(), v.finite());
const atLeast0 = v.pipe(number, v.minValue(0));
const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * Actions and reasons are checked by their heads alone. Their sum says that this app wrote them, backups bring none, and
 * nothing acts on them: they are told.
 */
const action = v.custom<Action>((input) => v.is(v.looseObject({ type: v.string(), seat: place }), input));
const reason = v.custom<Reason>((input) =>
  v.is(
    v.looseObject({ code: v.picklist(REASON_CODES), better: place, against: place, weight: number }),
    input,
  ),
);

const choice = v.object({
  action,
  points: number,
  low: number,
  high: number,
  loss: atLeast0,
  lossLow: atLeast0,
  thrown: v.nullable(place),
});

const decision = v.pipe(
  v.object({
    event: place,
    sort: v.picklist(DECISION_SORTS),
    choices: v.pipe(v.array(choice), v.minLength(1)),
    chosen: place,
    class: v.picklist(CHOICE_CLASSES),
    close: v.boolean(),
    loss: atLeast0,
    noise: atLeast0,
    reasons: v.array(reason),
  }),
  v.check(({ choices, chosen, reasons }) =>
    [chosen, ...reasons.flatMap(({ better, against }) => [better, against])].every(
      (each) => each < choices.length,
    ),
  ),
);

const schema = v.pipe(
  v.object({ total: v.nullable(place), decisions: v.array(decision) }),
  v.check(({ total, decisions }) => decisions.length <= (total ?? 0)),
);

/** What is kept under these keys; null where that is nothing, or nothing that can be used. */
export async function readReviews(
  storage: HistoryStorage,
  keys: readonly string[],
): Promise<readonly (HandReview | null)[]> {
  const all = await storage.getMany(keys).catch(() => []);
  return keys.map((_, at) => reviewOf(all[at]));
}

function reviewOf(value: unknown): HandReview | null {
  const read = v.safeParse(kept, value);
  if (!read.success || read.output.sum !== hashText(read.output.text)) return null;
  try {
    const review = v.safeParse(schema, JSON.parse(read.output.text));
    return review.success ? review.output : null;
  } catch {
    return null;
  }
}

/** Keeps a review. A browser that does not keep it thinks again the next time. */
export async function keepReview(storage: HistoryStorage, key: string, review: HandReview): Promise<void> {
  const text = JSON.stringify(review);
  const value: v.InferOutput<typeof kept> = { version: REVIEW_VERSION, text, sum: hashText(text) };
  await storage.setMany([[key, value]]).catch(() => null);
}
