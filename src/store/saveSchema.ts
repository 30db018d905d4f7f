import * as v from 'valibot';
import { parseOptions } from '../engine/options';
import type { Rules } from '../engine/rules';
import { findRuleSet } from '../engine/rule-sets/registry';
import { PERSONS } from './types';
import type { SetAside } from './types';

export const SCHEMA_VERSION = 2;

const whole = v.pipe(v.number(), v.integer());
const natural = v.pipe(whole, v.minValue(0));
const optionValue = v.union([v.boolean(), v.number(), v.string(), v.array(v.string())]);

const action = v.variant('type', [
  v.object({ type: v.picklist(['pass', 'win']), seat: natural }),
  v.object({ type: v.picklist(['discard', 'added-kong']), seat: natural, tile: natural }),
  v.object({ type: v.picklist(['chow', 'pong', 'kong']), seat: natural, own: v.array(natural) }),
  v.object({ type: v.literal('concealed-kong'), seat: natural, kind: natural }),
  v.object({ type: v.literal('exchange'), seat: natural, tiles: v.array(natural) }),
  v.object({ type: v.literal('declare'), seat: natural, what: v.string(), tile: v.nullable(natural) }),
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

const match = v.object({
  rules: v.string(),
  options: v.record(v.string(), optionValue),
  bits: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  text: v.string(),
  scores: v.array(whole),
  progress,
  dealt: natural,
});

const save = v.object({
  schemaVersion: v.literal(SCHEMA_VERSION),
  rulesVersion: natural,
  match,
  players: v.array(v.object({ person: v.picklist(PERSONS), bot: v.nullable(v.string()) })),
  human: natural,
  throws: v.array(v.array(v.nullable(natural))),
  wall: v.object({
    tiles: v.array(natural),
    dice: v.array(natural),
    wallBreak: v.object({ side: natural, stack: natural }),
  }),
  choices: v.array(action),
});

export type Save = v.InferOutput<typeof save>;

/** A save as it was read, or why it is no use: damaged, or written by a later version of the app or its rules. */
export type ReadSave =
  | { readonly ok: true; readonly save: Save }
  | { readonly ok: false; readonly why: SetAside['why'] };

const versions = v.object({
  schemaVersion: v.optional(v.number(), 0),
  rulesVersion: v.optional(v.number(), 0),
  match: v.optional(v.object({ rules: v.optional(v.string(), '') }), {}),
});

/** Reads a save from its text. */
export function parseSave(text: string): ReadSave {
  const json = parseJson(text);
  if (isNewer(json)) return { ok: false, why: 'newer' };
  const parsed = v.safeParse(save, json);
  return parsed.success && isConsistent(parsed.output)
    ? { ok: true, save: parsed.output }
    : { ok: false, why: 'damaged' };
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isNewer(json: unknown): boolean {
  const parsed = v.safeParse(versions, json);
  if (!parsed.success) return false;
  const { schemaVersion, rulesVersion, match: of } = parsed.output;
  const known = findRuleSet(of.rules ?? '')?.version ?? Infinity;
  return schemaVersion > SCHEMA_VERSION || rulesVersion > known;
}

function isConsistent({ match: of, players, human, wall }: Save): boolean {
  const ruleSet = findRuleSet(of.rules);
  const parsed = ruleSet && parseOptions(ruleSet.options, of.options);
  if (!ruleSet || !parsed?.ok) return false;
  const rules = ruleSet.resolve(parsed.value);
  const { seats } = rules.geometry;
  const isComplete = Object.keys(parsed.value).every((name) => Object.hasOwn(of.options, name));
  const isSeated = players.length === seats && of.scores.length === seats && of.progress.dealer < seats;
  const onlyHuman = players.every(({ bot }, player) => (bot === null) === (player === human));
  return isComplete && isSeated && onlyHuman && human < seats && isWholeWall(rules, wall);
}

/** Every tile once, and a break that its dice give. */
function isWholeWall({ geometry }: Rules, { tiles, dice }: Save['wall']): boolean {
  const size = geometry.tiles.length;
  const isEach = new Set(tiles).size === size && tiles.every((tile) => tile < size);
  return tiles.length === size && isEach && dice.length === geometry.diceCount;
}
