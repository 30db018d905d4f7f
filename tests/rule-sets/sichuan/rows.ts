import { parseOptions } from '../../../src/engine/options';
import type { Rules } from '../../../src/engine/rules';
import { deficiencyOf } from '../../../src/engine/scoring/deficiency';
import { parseWin } from '../../../src/engine/scoring/winRequest';
import { rules as ruleSet } from '../../../src/rule-sets/sichuan/rules';

/** Tiles; seat; way of winning; situations, `out`, `fedBy`, `void` and options; items; fan; value; payments from East to North. */
export type Row = readonly [
  hand: string,
  seat: string,
  won: string,
  besides: string,
  items: string,
  fan: string,
  value: string,
  payments: string,
];

/** The rules with these options. */
export function rulesOfGame(options: object = {}): Rules {
  const parsed = parseOptions(ruleSet.options, options);
  if (!parsed.ok) throw new Error(parsed.error);
  return ruleSet.resolve(parsed.value);
}

const STATED = ['out', 'fedBy', 'void'];

/** What a row says besides its hand: words, fields of the request, and options. */
function readBesides(text: string): {
  situation: string[];
  stated: Record<string, unknown>;
  options: Record<string, unknown>;
} {
  const [situation, stated, options]: [string[], Record<string, unknown>, Record<string, unknown>] = [
    [],
    {},
    {},
  ];
  for (const part of text.split(', ').filter((each) => each !== '')) {
    const [name = '', value] = part.split('=');
    if (value === undefined) situation.push(name);
    else if (name === 'out') stated[name] = [value];
    else if (STATED.includes(name)) stated[name] = value;
    else if (name === 'extraItems') options[name] = value.split('+');
    else options[name] = Number.isNaN(Number(value)) ? value : Number(value);
  }
  return { situation, stated, options };
}

interface Report {
  readonly legal: boolean;
  readonly reason?: string;
  readonly fan?: number;
  readonly value?: number;
  readonly limit?: boolean;
  readonly items?: readonly { readonly id: string; readonly fan: number }[];
  readonly payments?: Readonly<Record<string, number>>;
}

/** What the calculator prints for a row, as rows write it: items or why not, fan, value, payments. */
export function told([hand, seat, won, besides]: readonly [
  string,
  string,
  string,
  string,
  ...string[],
]): string[] {
  const { situation, stated, options } = readBesides(besides);
  const rules = rulesOfGame(options);
  const [by, from] = won.split(' ');
  const win = parseWin(rules, { hand, seat, by, ...(from ? { from } : {}), situation, ...stated });
  if (!win.ok) return ['refused', '', '', ''];
  const report = rules.report(win.value, []) as Report;
  const { legal, reason = '', items = [], fan, value, limit, payments = {} } = report;
  if (!legal) {
    const far = reason === 'not-complete' ? ` ${deficiencyOf(rules, win.value)}` : '';
    return [`${reason}${far}`, fan === undefined ? '' : `${fan}`, '', ''];
  }
  return [
    items.map((item) => `${item.id} ${item.fan}`).join(' + '),
    `${fan}`,
    `${value}${limit ? ' limit' : ''}`,
    Object.values(payments).map(signed).join(', '),
  ];
}

function signed(points: number): string {
  return points === 0 ? '0' : `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
}
