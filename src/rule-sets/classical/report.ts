import { formatSeat, formatTile } from '../../engine/notation';
import { pointsBySeat } from '../../engine/scoring/payments';
import type { Payment, ScoreLine, ScoreSheet } from '../../engine/types';
import { DOUBLINGS, LIMIT, POINTS, sumOf } from './items';

/** What the calculator prints for the hands of all seats. Source: `RULES.md#calculator`. */
export function allHandsReport(sheets: readonly ScoreSheet[], payments: readonly Payment[]): object {
  const seats = Object.fromEntries(sheets.map((sheet) => [formatSeat(sheet.seat), handReport(sheet)]));
  return { legal: true, seats, payments: pointsBySeat(payments, sheets.length) };
}

function handReport(sheet: ScoreSheet): object {
  const { lines, total: score, limit } = sheet;
  const items = lines.map((line) => itemOf(line, sheet));
  const isSpecial = lines.some(({ unit }) => unit === LIMIT);
  const points = isSpecial ? null : sumOf(lines, POINTS);
  const doublings = isSpecial ? null : sumOf(lines, DOUBLINGS);
  return { points, doublings, score, limit, items };
}

function itemOf({ id, value, unit, tile, groups = [] }: ScoreLine, sheet: ScoreSheet): object {
  if (unit === LIMIT) return { id };
  if (unit === DOUBLINGS) return { id, doublings: value };
  const kind = tile ?? sheet.groups[groups[0] ?? -1]?.kinds[0];
  return kind === undefined ? { id, points: value } : { id, tile: formatTile(kind), points: value };
}
