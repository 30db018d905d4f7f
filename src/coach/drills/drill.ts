import * as v from 'valibot';
import { hashText } from '../../engine/random';
import { fail, ok, type Result } from '../../engine/result';
import { quote } from '../../engine/quote';
import type { RuleSetId } from '../../engine/types';
import type { Worth } from '../judgement';

/** What a position trains. */
export const THEMES = [
  'minimum',
  'concealed',
  'chow-or-wait',
  'kong',
  'exchange',
  'swap',
  'declare',
  'discard',
  'safety',
  'general',
] as const;
/** The theme of positions that a player took from matches. */
export const OWN_THEME = 'own';
export type Theme = (typeof THEMES)[number] | typeof OWN_THEME;

/** What one choice was found to be worth. */
export interface Verdict extends Worth {
  /** The choice as `writtenChoice` writes it. */
  readonly choice: string;
  /**
   * Half the width of the range of what it loses against the best, where both were judged in the same deals. Else it
   * follows from their own ranges.
   */
  readonly gap?: number | undefined;
}

/** A position whose answer was checked. `taskOf` lays it on the table. */
export interface Drill {
  /** Follows from the game and the position: the same in every release. */
  readonly id: string;
  readonly rules: RuleSetId;
  readonly theme: Theme;
  /** The position as text: `formatPosition`. */
  readonly position: string;
  /** Every choice, the best first; of an offer of tiles those exchanges that are worth comparing. */
  readonly verdicts: readonly Verdict[];
  /** The id of a position that differs in one thing and has another answer; null where there is none. */
  readonly twin: string | null;
  /** What the deals of its table scatter by, in points, where that was found with it. */
  readonly noise?: number | undefined;
}

const ID_DIGITS = 8;

/** The id of a position. */
export function drillId(rules: RuleSetId, position: string): string {
  return hashText(`${rules} ${position}`).slice(0, ID_DIGITS);
}

/** A drill in one line: `THEME;CHOICE POINTS~RANGE/GAP,…;TWIN;POSITION`; `/GAP` where it is known. `parseDrill` reads it back. */
export function formatDrill({ theme, verdicts, twin, position }: Omit<Drill, 'id' | 'rules'>): string {
  const judged = verdicts.map(({ choice, points, high, gap }) => {
    const known = gap === undefined ? '' : `/${hundredths(gap)}`;
    return `${choice} ${hundredths(points)}~${hundredths(high - points)}${known}`;
  });
  return [theme, judged.join(','), twin ?? '', position].join(';');
}

/** Hundredths of a point are enough to say. */
export function hundredths(points: number): number {
  return Math.round(points * 100) / 100;
}

const line = v.pipe(
  v.string(),
  v.regex(/^[a-z-]+;[^;]*;([0-9a-f]{8})?;./, 'a drill has a theme, choices, perhaps a twin, and a position'),
);
const verdict = /^(\S+) (-?[\d.]+)~([\d.]+)(?:\/([\d.]+))?$/;

/** Reads a line of a file of drills; the position itself is read by `taskOf`. */
export function parseDrill(rules: RuleSetId, text: unknown): Result<Drill> {
  const checked = v.safeParse(line, text);
  if (!checked.success) return fail(`${quote(text)} is no drill: ${checked.issues[0].message}.`);
  const [name = '', judged = '', twin = '', ...rest] = checked.output.split(';');
  const theme = THEMES.find((each) => each === name);
  if (!theme) return fail(`There is no theme ${quote(name)}; there are ${THEMES.join(', ')}.`);
  const verdicts: Verdict[] = [];
  for (const each of judged.split(',')) {
    const [, choice, points, range, gap] = verdict.exec(each) ?? [];
    if (choice === undefined) return fail(`${quote(each)} does not say what a choice is worth.`);
    const [mean, spread] = [Number(points), Number(range)];
    const known = gap === undefined ? {} : { gap: Number(gap) };
    verdicts.push({ choice, points: mean, low: mean - spread, high: mean + spread, ...known });
  }
  if (verdicts.length < 2) return fail(`${quote(text)} has nothing to choose.`);
  const position = rest.join(';');
  return ok({
    id: drillId(rules, position),
    rules,
    theme,
    position,
    verdicts,
    twin: twin === '' ? null : twin,
  });
}

const file = v.object({ drills: v.array(v.string()), bots: v.optional(v.record(v.string(), v.number())) });

/** What `npm run drills -- --rate` found of the bots: ratings by level, as they stand in a file of drills. */
export type BotRatings = ReadonlyMap<string, number>;

/** Reads the ratings of the bots in a file of drills: `"bots": { LEVEL: RATING, … }`; none where it has none. */
export function parseBotRatings(json: unknown): BotRatings {
  const parsed = v.safeParse(file, json);
  return new Map(Object.entries(parsed.success ? (parsed.output.bots ?? {}) : {}));
}

/** Reads the drills of a file: `{ "drills": [LINE, …] }`. */
export function parseDrills(rules: RuleSetId, json: unknown): Result<readonly Drill[]> {
  const parsed = v.safeParse(file, json);
  if (!parsed.success) return fail(`This is no file of drills: ${parsed.issues[0].message}.`);
  const drills: Drill[] = [];
  for (const each of parsed.output.drills) {
    const drill = parseDrill(rules, each);
    if (!drill.ok) return drill;
    drills.push(drill.value);
  }
  return ok(drills);
}
