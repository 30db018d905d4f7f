import type { Payment, ScoreLine, ScoreSheet } from '../../../engine/types';
import { pointsBySeat } from '../../../engine/scoring/payments';

interface ReportedItem {
  readonly id: string;
  readonly faan: number | null;
}

/** What the calculator prints for a won hand, legal or below the minimum. */
export function faanReport(sheet: ScoreSheet, payments: readonly Payment[], seats: number): object {
  const faan = stepOf(sheet, 'faan');
  const bonusFaan = faan === null ? null : (stepOf(sheet, 'bonus-faan') ?? 0);
  const items = sheet.lines.filter((line) => line.unit !== 'bonus-faan').map(itemOf);
  const bonusItems = sheet.lines.filter((line) => line.unit === 'bonus-faan').map(itemOf);
  if (!sheet.legal) return { legal: false, reason: 'below-minimum', faan, bonusFaan, items, bonusItems };
  const base = faan === null ? null : sheet.total;
  const { limit } = sheet;
  return {
    legal: true,
    faan,
    bonusFaan,
    limit,
    base,
    items,
    bonusItems,
    payments: pointsBySeat(payments, seats),
  };
}

function stepOf(sheet: ScoreSheet, id: string): number | null {
  return sheet.steps.find((step) => step.id === id)?.value ?? null;
}

function itemOf({ id, value }: ScoreLine): ReportedItem {
  return { id, faan: value };
}
