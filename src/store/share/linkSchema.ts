import * as v from 'valibot';
import { LONGEST_TEXT } from '../../engine/optionSpec';
import { cleanName } from '../../engine/playerName';
import { parseJson } from '../parseJson';

/** What stands in a code, as JSON. The lengths are limits of what is read, in characters or entries. */

const word = v.pipe(v.string(), v.maxLength(60));
/** What a player is called. */
const name = v.pipe(v.string(), v.maxLength(200), v.transform(cleanName));
const natural = v.pipe(v.number(), v.integer(), v.minValue(0));

const MOST_OPTIONS = 80;
const MOST_WORDS = 200;
const optionValue = v.union([
  v.boolean(),
  v.number(),
  v.pipe(v.string(), v.maxLength(LONGEST_TEXT)),
  v.pipe(v.array(word), v.maxLength(MOST_WORDS)),
  v.pipe(v.record(word, natural), v.maxEntries(MOST_OPTIONS)),
]);
/** Options that were changed, as they stand in links and files. */
export const options = v.pipe(v.record(word, optionValue), v.maxEntries(MOST_OPTIONS));

const rules = { rules: word, version: natural, options };

const walls = {
  bits: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  text: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
};

const MOST_PLAYERS = 8;
const MOST_HANDS = 120;
const LONGEST_HAND = 2000;
/** Tiles thrown in a hand of which the player held another one. */
const MOST_UNCLEAR = 200;
/** Of a hand in the notation of the calculator. */
const LONGEST_WRITTEN = 200;

const played = {
  ...rules,
  ...walls,
  app: word,
  players: v.pipe(v.array(v.tuple([name, v.nullable(word)])), v.maxLength(MOST_PLAYERS)),
  seating: v.optional(v.boolean(), false),
  coached: v.optional(v.boolean(), false),
  practice: v.exactOptional(v.boolean()),
  hands: v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_HAND))), v.maxLength(MOST_HANDS)),
  /** For each hand a digit for each such tile: 1 if it was the one just drawn. Older links do not say it. */
  drawn: v.exactOptional(
    v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[01]*$/), v.maxLength(MOST_UNCLEAR))),
      v.maxLength(MOST_HANDS),
    ),
  ),
  sum: word,
};

/** What the sender wants to be called; empty where nothing was said. */
const said = (text: string) => (text === '' ? '' : cleanName(text));
const by = v.optional(v.pipe(v.string(), v.maxLength(40), v.transform(said)), '');

const linkSchema = v.variant('kind', [
  v.object({ kind: v.literal('rules'), ...rules }),
  v.object({
    kind: v.literal('challenge'),
    ...rules,
    ...walls,
    bots: v.pipe(v.array(word), v.maxLength(MOST_PLAYERS)),
    by,
  }),
  v.object({ kind: v.literal('result'), ...played, by }),
  v.object({ kind: v.literal('record'), ...played, at: v.optional(natural) }),
  /** A win in the calculator, as far as it is put together. */
  v.object({
    kind: v.literal('hand'),
    ...rules,
    hands: v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_WRITTEN))), v.maxLength(MOST_PLAYERS)),
    seat: word,
    round: word,
    by: word,
    from: word,
    situation: v.pipe(v.array(word), v.maxLength(MOST_PLAYERS)),
    values: v.exactOptional(v.record(word, v.union([word, natural, v.array(word)]))),
  }),
  /** A record whose walls follow from no seed, as files have it. */
  v.object({ kind: v.literal('file'), record: v.unknown(), at: v.optional(natural) }),
]);

export type Written = v.InferInput<typeof linkSchema>;
export type Link = v.InferOutput<typeof linkSchema>;
export type PlayedLink = Extract<Link, { kind: 'result' | 'record' }>;

/** Checks the text of a code; null where it is none that was ever written. */
export function parseLink(text: string): Link | null {
  const parsed = v.safeParse(linkSchema, parseJson(text));
  return parsed.success ? parsed.output : null;
}
