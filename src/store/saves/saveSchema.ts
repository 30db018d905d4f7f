import * as v from 'valibot';
import { parseOptions } from '../../engine/options';
import type { Rules } from '../../engine/rules';
import { findRuleSet } from '../../engine/knownRules';
import { breakWall } from '../../engine/wall';
import { SCHEMA_VERSION } from './save';
import { migrate } from './saveMigrations';
import { parseJson } from '../parseJson';
import { choices, forHand, match, natural, players, sheet, throws, wall } from './saveParts';
import { sheetAgrees } from '../match/runningScores';
import type { SetAside } from '../types';

const save = v.object({
  schemaVersion: v.literal(SCHEMA_VERSION),
  rulesVersion: natural,
  match,
  players,
  human: natural,
  throws,
  wall,
  sheet,
  choices,
  coached: v.boolean(),
  practice: v.boolean(),
  forHand,
});

export type Save = v.InferOutput<typeof save>;

/**
 * A save that was read, or why it cannot be used: it is damaged, or a later version of the app or its rules
 * wrote it.
 */
export type ReadSave =
  | { readonly ok: true; readonly save: Save; readonly isMigrated: boolean }
  | { readonly ok: false; readonly why: SetAside['why'] };

const versions = v.object({
  schemaVersion: v.optional(v.number(), 0),
  rulesVersion: v.optional(v.number(), 0),
  match: v.optional(v.object({ rules: v.optional(v.string(), '') }), {}),
});

type Versions = v.InferOutput<typeof versions>;

/** Reads a save of this or an earlier schema from its text, and the score sheet that was kept apart. */
export function parseSave(text: string, oldSheet: unknown): ReadSave {
  const json = parseJson(text);
  const of = v.safeParse(versions, json);
  if (!of.success) return { ok: false, why: 'damaged' };
  if (isNewer(of.output)) return { ok: false, why: 'newer' };
  const { schemaVersion } = of.output;
  const parsed = v.safeParse(save, migrate({ ...(json as object) }, schemaVersion, oldSheet));
  const rules = parsed.success && consistentRules(parsed.output);
  if (!parsed.success || !rules) return { ok: false, why: 'damaged' };
  const isMigrated = schemaVersion !== SCHEMA_VERSION;
  return { ok: true, save: withTrueSheet(parsed.output, rules), isMigrated };
}

function isNewer({ schemaVersion, rulesVersion: version, match: of }: Versions): boolean {
  const known = findRuleSet(of.rules ?? '')?.version ?? Infinity;
  return schemaVersion > SCHEMA_VERSION || version > known;
}

/** The rules of a save. Null if its parts contradict each other. */
function consistentRules(read: Save): Rules | null {
  const { match: of, players: seated, human: own, throws: thrown } = read;
  const ruleSet = findRuleSet(of.rules);
  const parsed = ruleSet && parseOptions(ruleSet.options, of.options);
  if (!ruleSet || !parsed?.ok) return null;
  const rules = ruleSet.resolve(parsed.value);
  const { seats } = rules.geometry;
  const isComplete = Object.keys(parsed.value).every((name) => Object.hasOwn(of.options, name));
  const isSeated = seated.length === seats && of.scores.length === seats && of.progress.dealer < seats;
  const onlyHuman = seated.every(({ bot }, player) => (bot === null) === (player === own));
  const isThrown = thrown.every((totals) => totals.length === seats && totals.every(isTotal));
  const isWhole = isComplete && isSeated && onlyHuman && own < seats && isThrown;
  return isWhole && isReached(of) && isWholeWall(rules, read.wall) ? rules : null;
}

/** What two dice come to; null for who did not throw. */
const isTotal = (total: number | null) => total === null || (total >= 2 && total <= 12);

/** Whether so few deals can have led to this place of the match. */
function isReached({ dealt, progress: { round, number, repeat } }: Save['match']): boolean {
  return round <= dealt && number <= dealt + 1 && repeat <= dealt;
}

/** Whether the wall has every tile once, and is broken where the game's dice say. */
function isWholeWall({ geometry }: Rules, { tiles, dice, wallBreak }: Save['wall']): boolean {
  const size = geometry.tiles.length;
  const isEach = new Set(tiles).size === size && tiles.every((tile) => tile < size);
  const areDice = dice.length === geometry.dice.thrown && dice.every((pips) => pips >= 1 && pips <= 6);
  if (tiles.length !== size || !isEach || !areDice) return false;
  const { side, stack } = breakWall(geometry, dice);
  return side === wallBreak.side && stack === wallBreak.stack;
}

/** Running scores that contradict the standings are dropped. */
function withTrueSheet(read: Save, { startPoints }: Rules): Save {
  return sheetAgrees(read.sheet, read.match, startPoints) ? read : { ...read, sheet: [] };
}
