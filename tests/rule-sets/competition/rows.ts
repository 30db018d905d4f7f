import { defaultOptions } from '../../../src/engine/options';
import type { Rules } from '../../../src/engine/rules';
import { parseWin } from '../../../src/engine/scoring/winRequest';
import { rules as ruleSet } from '../../../src/rule-sets/competition/rules';

/** Tiles; seat and round; way of winning and words; items; points, flowers after a plus; payments from East to North. */
export type Row = readonly [
  hand: string,
  winds: string,
  won: string,
  items: string,
  points: string,
  payments: string,
];

/** The rules with these options. */
export function rulesOfGame(options: object = {}): Rules {
  return ruleSet.resolve({ ...defaultOptions(ruleSet.options), ...options });
}

/** The request of the calculator that a row is. */
export function requestOf([hand, winds, won]: readonly [string, string, string, ...string[]]): Readonly<
  Record<string, unknown>
> {
  const [seat, round] = winds.split(' ');
  const [how = '', ...situation] = won.split(/[;,] /);
  const [by, from] = how.split(' ');
  return { hand, seat, round, by, ...(from ? { from } : {}), situation };
}

interface Report {
  readonly legal: boolean;
  readonly faan: number;
  readonly bonusFaan: number;
  readonly items: readonly { readonly id: string; readonly faan: number }[];
  readonly payments?: Readonly<Record<string, number>>;
}

/** What the calculator prints for a row, as rows write it: items, points and payments. */
export function told(
  row: readonly [string, string, string, ...string[]],
  options: object = {},
): readonly [string, string, string] {
  const rules = rulesOfGame(options);
  const win = parseWin(rules, requestOf(row));
  if (!win.ok) throw new Error(win.error);
  const { legal, items, faan, bonusFaan, payments = {} } = rules.report(win.value, []) as Report;
  const points = bonusFaan > 0 ? `${faan} + ${bonusFaan}` : `${faan}`;
  return [
    items.map((item) => `${item.id} ${item.faan}`).join(', '),
    legal ? points : `${faan}, too few`,
    legal ? Object.values(payments).map(signed).join(' ') : '—',
  ];
}

function signed(points: number): string {
  return `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
}
