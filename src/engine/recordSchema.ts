import * as v from 'valibot';
import { RECORD_FORMAT, RECORD_VERSION } from './record';
import type { GameRecord } from './record';
import { isDeep } from './quote';
import { fail, ok, type Result } from './result';

const whole = v.pipe(v.number(), v.integer());
const texts = v.array(v.string());

const event = v.looseObject({
  type: v.string(),
  p: v.optional(whole),
  tile: v.optional(v.string()),
  from: v.optional(v.nullable(v.union([whole, v.picklist(['front', 'back'])]))),
  own: v.optional(texts),
  as: v.optional(v.array(v.nullable(v.string()))),
  tiles: v.optional(texts),
  target: v.optional(v.string()),
  by: v.optional(v.picklist(['wall', 'discard', 'robbed-kong', 'bonus-tiles'])),
  claim: v.optional(v.string()),
});

const payment = v.looseObject({
  from: v.nullable(whole),
  to: v.nullable(whole),
  amount: whole,
  reason: v.string(),
  event: whole,
});

const hand = v.looseObject({
  round: v.picklist(['E', 'S', 'W', 'N']),
  number: whole,
  repeat: whole,
  dealer: whole,
  dice: v.array(whole),
  wall: texts,
  break: v.object({ side: whole, stack: whole }),
  deal: v.array(texts),
  events: v.array(event),
  result: v.optional(
    v.looseObject({
      kind: v.picklist(['win', 'draw']),
      scores: v.array(whole),
      ledger: v.array(payment),
    }),
  ),
});

const optionValue = v.union([v.boolean(), v.number(), v.string(), texts]);

const record = v.looseObject({
  format: v.literal(RECORD_FORMAT),
  version: v.literal(RECORD_VERSION),
  app: v.string(),
  rules: v.string(),
  rulesVersion: whole,
  options: v.record(v.string(), optionValue),
  seed: v.nullable(v.pipe(v.string(), v.regex(/^([0-9a-f]{2})+$/i))),
  commitment: v.optional(v.string()),
  text: v.optional(v.string()),
  players: v.array(
    v.looseObject({ name: v.string(), kind: v.picklist(['human', 'bot']), bot: v.optional(v.string()) }),
  ),
  seating: v.optional(v.array(v.array(v.nullable(whole)))),
  startScores: v.array(whole),
  complete: v.boolean(),
  coached: v.optional(v.boolean()),
  hands: v.array(hand),
  closing: v.optional(v.array(v.looseObject({ reason: v.string(), points: v.array(whole) }))),
});

/** Reads a record from JSON: its shape only; `replayRecord` checks what it says. */
export function parseRecord(json: unknown): Result<GameRecord> {
  if (isDeep(json)) return fail('This is no game record that can be read: it is nested too deep.');
  const parsed = v.safeParse(record, json);
  if (parsed.success) return ok(parsed.output as GameRecord);
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  return fail(
    `This is no game record that can be read: ${path ? `at ${path}, ` : ''}${lowerFirst(issue.message)}.`,
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
