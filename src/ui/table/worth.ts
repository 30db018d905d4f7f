import type { Amount, RuleSetId, ScoreSheet, Win } from '../../engine/types';
import { calledFigures } from '../../store/selectors/knownTables';
import type { ShownWait, WaitWorth } from '../../store/selectors/worthTypes';
import type { Readiness } from '../languages/en/app/table';
import type { GameWords } from '../text/gameWords';

type Units = GameWords['units'];

/** "5 faan"; a unit without words stands for itself. */
export function amountIn(units: Units, { value, unit }: Amount): string {
  return units[unit]?.amount(value) ?? `${value ?? ''} ${unit}`.trim();
}

/** What a hand is called out as; empty where a win is just a win. */
export function worthOf({ headline }: Pick<ScoreSheet, 'headline'>, units: Units): string {
  return headline
    .map((amount, at) => `${at > 0 ? (units[amount.unit]?.apart ?? ', ') : ''}${amountIn(units, amount)}`)
    .join('');
}

/** What a win is called out as: what the hand is worth, and what that costs where the game's players say it. */
export function calledWorth(
  win: Pick<Win, 'seat' | 'by' | 'sheet'>,
  rules: RuleSetId,
  { units, called }: Pick<GameWords, 'units' | 'called'>,
): string {
  const worth = worthOf(win.sheet, units);
  const figures = calledFigures(rules, win);
  return called && figures ? called(worth, figures) : worth;
}

/** What a hand that counts too little needs; null where it may win, or fails for another reason. */
function missing({ legal, steps }: ScoreSheet): number | null {
  return legal ? null : (steps.find(({ id }) => id === 'minimum')?.value ?? null);
}

/** What a hand is called out as, or how much it lacks: "2 faan, 3 needed". */
export function worthOrLack(sheet: ScoreSheet, units: Units): string {
  const [first] = sheet.headline;
  const minimum = missing(sheet);
  if (minimum === null || !first) return worthOf(sheet, units);
  return units[first.unit]?.below(first.value ?? 0, minimum) ?? worthOf(sheet, units);
}

/** What several hands are called out as: "5 faan", "3–5 faan", or what the best one lacks. Those that may win come before others. */
export function worthRange(sheets: readonly ScoreSheet[], units: Units): string {
  const legal = sheets.filter((sheet) => sheet.legal);
  const shown = legal.length > 0 ? legal : sheets;
  const counted = shown
    .filter(({ headline }) => typeof headline[0]?.value === 'number')
    .toSorted((a, b) => valueOf(a) - valueOf(b));
  const [least, most] = [counted[0], counted.at(-1)];
  if (!least || !most) return shown[0] ? worthOf(shown[0], units) : '';
  if (missing(most) !== null || valueOf(least) === valueOf(most)) return worthOrLack(most, units);
  const { unit = '' } = most.headline[0] ?? {};
  return units[unit]?.range(valueOf(least), valueOf(most)) ?? worthOf(most, units);
}

/** How near a ready hand is to a win: `drawn` only by drawing the tile, `short` in no way. */
export function readinessOf(waits: readonly ShownWait[]): Readiness {
  if (waits.every(({ discard, drawn }) => discard.refusal && drawn.refusal)) return 'short';
  if (waits.every(({ left }) => left === 0)) return 'gone';
  return waits.every(({ discard }) => discard.refusal) ? 'drawn' : 'win';
}

/** What a wait is shown with: what it brings on a discard, or only self-drawn, or what it lacks. */
export function shownWorth({ discard, drawn }: ShownWait): WaitWorth {
  return discard.refusal && !drawn.refusal ? drawn : discard;
}

/** What a hand that counts too little counts, and what is needed; null where it lacks something else. */
export function shortfall(
  sheets: readonly ScoreSheet[],
): { readonly has: number; readonly needs: number } | null {
  const best = sheets.toSorted((a, b) => valueOf(b) - valueOf(a))[0];
  const needs = best ? missing(best) : null;
  return best && needs !== null ? { has: valueOf(best), needs } : null;
}

const valueOf = ({ headline }: ScoreSheet) => headline[0]?.value ?? 0;
