import * as v from 'valibot';
import { CHOICE_CLASSES } from '../../coach/choiceClass';
import type { ChoiceClass } from '../../coach/choiceClass';
import { drillId, OWN_THEME } from '../../coach/drills/drill';
import type { Drill } from '../../coach/drills/drill';
import { DECISION_SORTS } from '../../coach/review/review';
import type { DecisionSort } from '../../coach/review/review';
import { kept } from '../saves/kept';
import { KEYS } from '../saves/keys';

/** So many are kept at most. */
export const MOST_OWN = 200;
/** Longer texts are no positions. */
const LONGEST = 2000;
const MOST_CHOICES = 60;

/** Where a position was met: the hand by its round, number and repeat, and the own turn in it. */
export interface OwnSource {
  readonly round: number;
  readonly number: number;
  readonly repeat: number;
  readonly turn: number;
  readonly sort: DecisionSort;
}

/** A decision of a match that the player took into practice, with what the review found. */
export interface OwnPosition {
  readonly drill: Drill;
  /** How good the choice was that was made there. */
  readonly class: ChoiceClass;
  readonly from: OwnSource;
  /** The date on which it was taken. */
  readonly added: string;
}

const number = v.pipe(v.number(), v.finite());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const text = v.pipe(v.string(), v.maxLength(LONGEST));

const position = v.object({
  rules: text,
  position: text,
  noise: v.pipe(number, v.minValue(0)),
  verdicts: v.pipe(
    v.array(
      v.object({
        choice: text,
        points: number,
        low: number,
        high: number,
        gap: v.pipe(number, v.minValue(0)),
      }),
    ),
    v.minLength(2),
    v.maxLength(MOST_CHOICES),
  ),
  class: v.picklist(CHOICE_CLASSES),
  from: v.object({
    round: count,
    number: count,
    repeat: count,
    turn: count,
    sort: v.picklist(DECISION_SORTS),
  }),
  added: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
});
const schema = v.object({
  version: v.literal(1),
  positions: v.pipe(v.array(position), v.maxLength(MOST_OWN)),
});
type KeptPosition = v.InferOutput<typeof position>;

/** The positions that the player took from matches. */
export const keptOwn = kept<readonly OwnPosition[]>({
  key: KEYS.practiceOwn,
  parse: (json) => v.parse(schema, json).positions.map(shown),
  format: (positions) => ({ version: 1, positions: positions.map(written) }),
  empty: [],
});

function shown({ rules, position: place, verdicts, noise, ...others }: KeptPosition): OwnPosition {
  const id = drillId(rules, place);
  return {
    drill: { id, rules, theme: OWN_THEME, position: place, verdicts, twin: null, noise },
    ...others,
  };
}

function written({ drill, ...others }: OwnPosition): KeptPosition {
  const { rules, position: place, verdicts, noise = 0 } = drill;
  return {
    rules,
    position: place,
    noise,
    verdicts: verdicts.map((each) => ({ ...each, gap: each.gap ?? 0 })),
    ...others,
  };
}
