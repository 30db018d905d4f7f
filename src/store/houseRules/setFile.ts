import * as v from 'valibot';
import { findRuleSet } from '../../engine/knownRules';
import { changedOptions, parseOptions } from '../../engine/options';
import type { Games } from '../games';
import { parseJson } from '../parseJson';
import { MOST_SETS, parseSet } from './houseSet';
import type { HouseSet } from './houseSet';

const FORMAT = 'hong-kong-mahjong-house-rules';
const VERSION = 1;
/** More than sixty sets of every option need, in characters. */
const LONGEST = 400_000;

const head = v.object({ format: v.literal(FORMAT), version: v.number() });
const file = v.object({ ...head.entries, sets: v.pipe(v.array(v.unknown()), v.maxLength(MOST_SETS)) });

/** Why a file of house rules cannot be taken. */
export type FileRefusal =
  | 'not-house-rules'
  | 'newer'
  | 'damaged'
  | 'unknown-game'
  | 'other-rules'
  | 'not-loaded';

type ReadFile =
  | { readonly ok: true; readonly sets: readonly HouseSet[] }
  | { readonly ok: false; readonly why: FileRefusal };

/** House rules as the text of a file. */
export function writeSetFile(sets: readonly HouseSet[]): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, sets }, null, 2)}\n`;
}

/** Reads the text of a file and has the games check the options. A file with one fault is refused whole. */
export async function readSetFile(text: string, games: Pick<Games, 'cards' | 'load'>): Promise<ReadFile> {
  const json = text.length > LONGEST ? null : parseJson(text);
  const named = v.safeParse(head, json);
  if (!named.success) return { ok: false, why: 'not-house-rules' };
  if (named.output.version > VERSION) return { ok: false, why: 'newer' };
  const parsed = v.safeParse(file, json);
  const sets = parsed.success ? parsed.output.sets.map(parseSet) : [];
  const whole = sets.filter((set) => set !== null);
  if (whole.length === 0 || whole.length < sets.length) return { ok: false, why: 'damaged' };
  const checked: HouseSet[] = [];
  for (const set of whole) {
    const read = await checkSet(set, games);
    if (typeof read === 'string') return { ok: false, why: read };
    checked.push(read);
  }
  return { ok: true, sets: checked };
}

/** The set with its options as this version writes them, or why it cannot be used. */
async function checkSet(
  set: HouseSet,
  games: Pick<Games, 'cards' | 'load'>,
): Promise<HouseSet | FileRefusal> {
  if (!games.cards.some(({ id }) => id === set.rules)) return 'unknown-game';
  try {
    await games.load(set.rules);
  } catch {
    return 'not-loaded';
  }
  const specs = findRuleSet(set.rules)?.options ?? {};
  const options = parseOptions(specs, set.options);
  return options.ok ? { ...set, options: changedOptions(specs, options.value) } : 'other-rules';
}
