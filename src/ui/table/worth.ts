import type { ScoreSheet } from '../../engine/types';
import type { Text } from '../text';

/** Faan of a sheet as it is called out; null where it has none. */
export function faanOf({ headline }: ScoreSheet): number | null {
  return headline.find(({ unit }) => unit === 'faan')?.value ?? null;
}

/** What a hand is called out as: "5 faan", "Limit"; empty where a win is just a win. */
export function worthOf({ headline }: ScoreSheet, text: Text): string {
  return headline.map(({ value }) => (value === null ? text.limit : text.faan(value))).join(', ');
}

/** The faan that count towards the minimum. */
export function countedFaan(sheet: ScoreSheet): number {
  return stepOf(sheet, 'faan') ?? 0;
}

/** The number of a step of a sheet, null when it has none of that name. */
export function stepOf(sheet: ScoreSheet, id: string): number | null {
  return sheet.steps.find((step) => step.id === id)?.value ?? null;
}
