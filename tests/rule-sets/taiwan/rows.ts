import { parseOptions } from '../../../src/engine/options';
import type { Rules } from '../../../src/engine/rules';
import { deficiencyOf } from '../../../src/engine/scoring/deficiency';
import { parseWin } from '../../../src/engine/scoring/winRequest';
import { taiwan } from '../../../src/rule-sets/taiwan';

const ruleSet = await taiwan.rules();

/** Tiles; seat and round; way of winning; situations, `streak` and options; items; tai; payments from East to North. */
export type Row = readonly [
  hand: string,
  seat: string,
  won: string,
  besides: string,
  items: string,
  tai: string,
  payments: string,
];

/** The rules with these options. */
export function rulesOfGame(options: object = {}): Rules {
  const parsed = parseOptions(ruleSet.options, options);
  if (!parsed.ok) throw new Error(parsed.error);
  return ruleSet.resolve(parsed.value);
}

const VALUES: Readonly<Record<string, boolean>> = { true: true, false: false };

/** What a row says besides its hand: words, the streak, and options. */
function readBesides(text: string): {
  situation: string[];
  streak: number;
  options: Record<string, unknown>;
} {
  const situation: string[] = [];
  const options: Record<string, unknown> = {};
  let streak = 0;
  for (const part of text.split(', ').filter((each) => each !== '')) {
    const [name = '', value] = part.split('=');
    if (value === undefined) situation.push(name);
    else if (name === 'streak') streak = Number(value);
    else options[name] = VALUES[value] ?? (Number.isNaN(Number(value)) ? value : Number(value));
  }
  return { situation, streak, options };
}

interface Item {
  readonly id: string;
  readonly faan: number;
}

interface Report {
  readonly legal: boolean;
  readonly reason?: string;
  readonly faan?: number;
  readonly bonusFaan?: number;
  readonly base?: number;
  readonly limit?: boolean;
  readonly items?: readonly Item[];
  readonly bonusItems?: readonly Item[];
  readonly payments?: Readonly<Record<string, number>>;
}

type Asked = readonly [hand: string, seat: string, won: string, besides: string, ...string[]];

/** What the calculator prints for a row, or the sentence with which it is refused; and how far the hand is from ready. */
export function reportOf([hand, seats, won, besides]: Asked): {
  report: Report;
  error: string | null;
  deficiency: number | null;
} {
  const { situation, streak, options } = readBesides(besides);
  const rules = rulesOfGame(options);
  const [seat, round = 'E'] = seats.split('/');
  const [by, from] = won.split(' ');
  const request = { hand, seat, round, by, ...(from ? { from } : {}), situation };
  const win = parseWin(rules, streak === 0 ? request : { ...request, streak });
  if (!win.ok) return { report: { legal: false }, error: win.error, deficiency: null };
  const report = rules.report(win.value, []) as Report;
  return { report, error: null, deficiency: deficiencyOf(rules, win.value) };
}

function inWords(items: readonly Item[] = []): string {
  return items.map(({ id, faan }) => `${id} ${faan}`).join(' + ');
}

/** The same as rows write it: items, tai, payments or why not. */
export function told(row: Asked): string[] {
  const { report, error, deficiency } = reportOf(row);
  if (error !== null) return ['refused', '', error];
  const { legal, reason = '', items, faan, payments = {} } = report;
  const why = reason === 'not-complete' ? `${reason} ${deficiency}` : reason;
  const paid = legal ? Object.values(payments).map(signed).join(', ') : why;
  return [inWords(items), faan === undefined ? '' : `${faan}`, paid];
}

function signed(points: number): string {
  return points === 0 ? '0' : `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
}
