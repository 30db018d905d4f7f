import * as v from 'valibot';
import { PACES } from '../match/pace';
import { PERSONS } from '../types';

const whole = v.pipe(v.number(), v.integer());
export const natural = v.pipe(whole, v.minValue(0));
const optionValue = v.union([
  v.boolean(),
  v.number(),
  v.string(),
  v.array(v.string()),
  v.record(v.string(), natural),
]);

const action = v.variant('type', [
  v.object({ type: v.picklist(['pass', 'win']), seat: natural }),
  v.object({ type: v.picklist(['discard', 'added-kong']), seat: natural, tile: natural }),
  v.object({
    type: v.picklist(['chow', 'pong', 'kong', 'group']),
    seat: natural,
    own: v.array(natural),
    kind: v.exactOptional(natural),
  }),
  v.object({ type: v.literal('concealed-kong'), seat: natural, kind: natural }),
  v.object({ type: v.literal('exchange'), seat: natural, tiles: v.array(natural) }),
  v.object({
    type: v.literal('declare'),
    seat: natural,
    what: v.string(),
    tile: v.nullable(natural),
    target: v.optional(v.nullable(v.object({ seat: natural, tile: v.nullable(natural) })), null),
  }),
]);

type PlainData = null | boolean | number | string | PlainData[] | { [key: string]: PlainData };
const plain: v.GenericSchema<PlainData> = v.lazy(() =>
  v.union([v.null(), v.boolean(), v.number(), v.string(), v.array(plain), v.record(v.string(), plain)]),
);

const progress = v.object({
  round: natural,
  number: natural,
  repeat: natural,
  dealer: natural,
  carry: v.record(v.string(), plain),
});

/** The match as it was when the deal under way began. */
export const match = v.object({
  rules: v.string(),
  options: v.record(v.string(), optionValue),
  bits: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  text: v.string(),
  scores: v.array(whole),
  progress,
  dealt: natural,
});

export const players = v.array(
  v.object({
    person: v.picklist(PERSONS),
    bot: v.nullable(v.pipe(v.string(), v.minLength(1))),
    stoodIn: v.exactOptional(natural),
  }),
);
export const throws = v.array(v.array(v.nullable(natural)));
export const choices = v.array(action);

/** A match is not lost over what was switched in one deal. */
export const forHand = v.optional(
  v.fallback(
    v.object({
      pace: v.exactOptional(v.picklist(PACES)),
      noChows: v.exactOptional(v.boolean()),
      onlyWins: v.exactOptional(v.boolean()),
      autoWin: v.exactOptional(v.boolean()),
      discardDrawn: v.exactOptional(v.boolean()),
      sorted: v.exactOptional(v.boolean()),
      nextHand: v.exactOptional(v.boolean()),
      never: v.exactOptional(v.array(natural)),
    }),
    {},
  ),
  {},
);

export const wall = v.object({
  tiles: v.array(natural),
  dice: v.array(natural),
  wallBreak: v.object({ side: natural, stack: natural }),
});

/** The score sheet of the match: the deals that are over. */
export const sheet = v.array(
  v.object({ dealt: natural, round: natural, number: natural, repeat: natural, gained: v.array(whole) }),
);
