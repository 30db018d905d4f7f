import type { Refusal, Rules } from './rules';
import type { LazySheet } from './sheet';
import type { ScoreSheet, WinContext } from './types';

/** What this win scores, worked out once however often it is asked for, and not at all where it never is. */
export function lazySheet(rules: Rules, context: WinContext): LazySheet {
  let sheet: ScoreSheet | null | undefined;
  return () => (sheet === undefined ? (sheet = rules.score(context)) : sheet);
}

/** Why this seat may not win like this with a complete hand, whatever the moment or just now; null when it may. */
export function refusalOf(
  rules: Rules,
  context: WinContext,
  sheet = lazySheet(rules, context),
): Refusal | null {
  return rules.refusal(context, sheet) ?? rules.notNow(context);
}

/** What a win that may be had scores; null where it may not. */
export function allowedSheet(rules: Rules, context: WinContext): ScoreSheet | null {
  const sheet = lazySheet(rules, context);
  return refusalOf(rules, context, sheet) === null ? sheet() : null;
}
