import type { ScoreSheet } from '../../engine/types';
import type { Text } from '../text';

/** Faan of a sheet, bonus faan included; null where it counts none. */
export function faanOf(sheet: ScoreSheet): number | null {
  const faan = sheet.lines.filter(({ unit }) => unit === 'faan' || unit === 'bonus-faan');
  const isLimit = sheet.lines.some(({ unit }) => unit === 'limit');
  if (isLimit || faan.length !== sheet.lines.length) return null;
  return faan.reduce((sum, { value }) => sum + (value ?? 0), 0);
}

/** What a hand is worth in a word: "5 faan", "Limit"; empty where hands are not counted. */
export function worthOf(sheet: ScoreSheet, text: Text): string {
  const faan = faanOf(sheet);
  if (faan !== null) return text.faan(faan);
  return sheet.lines.some(({ unit }) => unit === 'limit') ? text.limit : '';
}

/** The faan that count towards the minimum. */
export function countedFaan(sheet: ScoreSheet): number {
  return stepOf(sheet, 'faan') ?? 0;
}

/** The number of a step of a sheet, null when it has none of that name. */
export function stepOf(sheet: ScoreSheet, id: string): number | null {
  return sheet.steps.find((step) => step.id === id)?.value ?? null;
}
