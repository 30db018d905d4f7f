import * as v from 'valibot';
import { RECORD_FORMAT, RECORD_VERSION } from './record';
import type { GameRecord } from './record';
import { cleanName } from './playerName';
import { isDeep, quote } from './quote';
import { fail, ok, type Result } from './result';

/** More than any game has: of tiles in a list, of events in a hand, of hands in a match. */
const MOST_TILES = 400;
const MOST_EVENTS = 5000;
const MOST_HANDS = 5000;
const MOST_WORDS = 10_000;

const whole = v.pipe(v.number(), v.safeInteger('a whole number'));
const short = v.pipe(v.string(), v.maxLength(MOST_WORDS, `a text of at most ${MOST_WORDS} characters`));
const texts = listOf(v.string());
const values = v.record(v.string(), whole);

function listOf<Item extends v.GenericSchema>(item: Item, most = MOST_TILES) {
  return v.pipe(v.array(item), v.maxLength(most, `a list of at most ${most}`));
}

const event = v.looseObject({
  type: v.string(),
  p: v.optional(whole),
  tile: v.optional(v.string()),
  from: v.optional(v.nullable(v.union([whole, v.picklist(['front', 'back'])]))),
  own: v.optional(texts),
  as: v.optional(listOf(v.nullable(v.string()))),
  tiles: v.optional(texts),
  step: v.optional(whole),
  gave: v.optional(texts),
  got: v.optional(texts),
  meld: v.optional(whole),
  by: v.optional(v.picklist(['wall', 'discard', 'robbed-kong', 'bonus-tiles'])),
  claim: v.optional(v.string()),
  why: v.optional(v.string()),
  drawn: v.optional(v.boolean()),
});

const payment = v.looseObject({
  from: v.nullable(whole),
  to: v.nullable(whole),
  amount: whole,
  reason: v.string(),
  event: whole,
});

const dice = v.object({
  thrown: whole,
  side: whole,
  stacks: whole,
  counts: v.picklist(['total', 'least']),
});

const hand = v.looseObject({
  round: v.picklist(['E', 'S', 'W', 'N']),
  number: whole,
  repeat: whole,
  dealer: whole,
  seats: v.exactOptional(listOf(whole)),
  dice: listOf(whole),
  wall: texts,
  break: v.object({ side: whole, stack: whole }),
  deal: listOf(texts),
  events: listOf(event, MOST_EVENTS),
  result: v.optional(
    v.looseObject({
      kind: v.picklist(['win', 'draw']),
      scores: listOf(whole),
      ledger: listOf(payment, MOST_EVENTS),
    }),
  ),
});

/** Values by name, with every name that there is: `v.record` would leave some out, and nobody would refuse them. */
const options = v.custom<GameRecord['options']>(
  (value) => typeof value === 'object' && value !== null && Object.values(value).every(isOptionValue),
  'an object of values by name',
);

function isOptionValue(value: unknown): boolean {
  return ['boolean', 'number', 'string'].includes(typeof value) || v.is(texts, value) || v.is(values, value);
}

const record = v.looseObject({
  format: v.literal(RECORD_FORMAT),
  version: v.literal(RECORD_VERSION),
  app: v.string(),
  rules: v.string(),
  rulesVersion: whole,
  options,
  seed: v.nullable(v.pipe(short, v.regex(/^([0-9a-f]{2})+$/i, 'an even number of hexadecimal digits'))),
  commitment: v.optional(v.string()),
  text: v.optional(short),
  players: listOf(
    v.looseObject({
      name: v.pipe(v.string(), v.transform(cleanName)),
      kind: v.picklist(['human', 'bot']),
      bot: v.optional(v.string()),
      stoodIn: v.optional(v.pipe(whole, v.minValue(0, 'a whole number that is not below 0'))),
      own: v.optional(v.literal(true)),
    }),
  ),
  seating: v.optional(listOf(listOf(v.nullable(whole)))),
  walls: v.optional(v.object({ tiles: short, stacks: listOf(whole), dice })),
  startScores: listOf(whole),
  at: v.optional(v.string()),
  complete: v.boolean(),
  coached: v.optional(v.boolean()),
  practice: v.optional(v.boolean()),
  hands: listOf(hand, MOST_HANDS),
  closing: v.optional(listOf(v.looseObject({ reason: v.string(), points: listOf(whole) }))),
});

/** Reads a record from JSON: its shape only; `replayRecord` checks what it says. */
export function parseRecord(json: unknown): Result<GameRecord> {
  const begin = 'This is no game record that can be read: ';
  if (isDeep(json)) return fail(`${begin}it is nested too deep.`);
  const parsed = v.safeParse(record, json, { abortEarly: true });
  if (parsed.success) return ok(parsed.output as GameRecord);
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  if (issue.input === undefined && path) return fail(`${begin}"${path}" is missing.`);
  const expected = issue.kind === 'validation' || issue.type === 'custom' ? issue.message : issue.expected;
  const at = path ? `at ${path}, ` : '';
  return fail(`${begin}${at}expected ${WORDS[expected ?? ''] ?? expected}, found ${quote(issue.input)}.`);
}

/** What the schema calls these in its own words. */
const WORDS: Readonly<Record<string, string>> = {
  Object: 'an object',
  Array: 'a list',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
};
