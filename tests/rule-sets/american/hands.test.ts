import { expect, test } from 'vitest';
import { defaultOptions } from '../../../src/engine/options';
import { parseWin } from '../../../src/engine/scoring/winRequest';
import { HANDS } from '../../../src/rule-sets/american/hands';
import { rules } from '../../../src/rule-sets/american/rules';
import { rows } from './hands';
import type { Row } from './hands';

interface Report {
  readonly legal: boolean;
  readonly deficiency?: number | null;
  readonly points?: number;
  readonly items?: readonly { readonly id: string; readonly points: number }[];
  readonly doublings?: readonly string[];
  readonly payments?: Readonly<Record<string, number>>;
}

/** What the calculator says, in the words of the rows. */
function told({ hand, seat, won, options = {} }: Row): string {
  const resolved = rules.resolve({ ...defaultOptions(rules.options), ...options });
  const [by, from] = won.split(' ');
  const win = parseWin(resolved, { hand, seat, by, ...(from ? { from } : {}) });
  if (!win.ok) return 'refused';
  const report = resolved.report(win.value, []) as Report;
  if (!report.legal) return `not-complete ${report.deficiency}`;
  const items = report.items?.map(({ id, points }) => `${id} ${points}`) ?? [];
  const counted = [...items, ...(report.doublings ?? [])].join(' + ');
  return `${counted} = ${report.points}: ${Object.values(report.payments ?? {}).join(' ')}`;
}

test.each(rows)('$seat with $hand, $won: $gives', (row) => {
  expect(told(row)).toBe(row.gives);
});

test('every hand of the card has fourteen tiles and some form', () => {
  expect(new Set(HANDS.map(({ id }) => id)).size).toBe(44);
});
