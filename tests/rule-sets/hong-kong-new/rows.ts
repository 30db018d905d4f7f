import { defaultOptions } from '../../../src/engine/options';
import type { Rules } from '../../../src/engine/rules';
import { parseWin } from '../../../src/engine/scoring/winRequest';
import { rules as ruleSet } from '../../../src/rule-sets/hong-kong-new/rules';

/** Tiles; seat and round; way of winning and words; items; faan; payments from East to North; options that differ. */
export type Row = readonly [
  hand: string,
  winds: string,
  won: string,
  items: string,
  faan: string,
  payments: string,
  options: object,
];

/** The rules with these options. */
export function rulesOfGame(options: object = {}): Rules {
  return ruleSet.resolve({ ...defaultOptions(ruleSet.options), ...options });
}

/** A hand, the winds and the way of winning of a row. */
type Asked = readonly [hand: string, winds: string, won: string, ...rest: unknown[]];

/** The request of the calculator that a row is. */
export function requestOf([hand, winds, won]: Asked): Readonly<Record<string, unknown>> {
  const [seat, round] = winds.split(' ');
  const [how = '', ...situation] = won.split(/[;,] /);
  const [by, from] = how.split(' ');
  return { hand, seat, round, by, ...(from ? { from } : {}), situation };
}

/** What the calculator prints. */
interface Report {
  readonly legal: boolean;
  readonly faan: number;
  readonly limit?: boolean;
  readonly base?: number;
  readonly items: readonly { readonly id: string; readonly faan: number }[];
  readonly payments?: Readonly<Record<string, number>>;
}

export function reportOf(row: Asked, options: object = {}): Report {
  const rules = rulesOfGame(options);
  const win = parseWin(rules, requestOf(row));
  if (!win.ok) throw new Error(win.error);
  return rules.report(win.value, []) as Report;
}

/** What the calculator prints for a row, as rows write it: items, faan and payments. */
export function told(row: Asked, options: object = {}): readonly [string, string, string] {
  const { legal, items, faan, payments = {} } = reportOf(row, options);
  return [
    items.map((item) => `${item.id} ${item.faan}`).join(', '),
    legal ? `${faan}` : `${faan}, too few`,
    legal ? Object.values(payments).map(signed).join(' ') : '—',
  ];
}

function signed(points: number): string {
  return `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
}
