import type { Rules } from '../../engine/rules';
import { NOT_COMPLETE } from '../../engine/scoring/notComplete';
import { pointsBySeat } from '../../engine/scoring/payments';
import { aloneAt } from '../../engine/settlement';
import type { ScoreSheet } from '../../engine/types';
import { YAKUMAN_BASE } from './limits';
import { HAN, YAKUMEN } from './scoring';
import { SEATS } from './tiles';

/** What the calculator prints. Source: `RULES.md#calculator`. */
export function reportBy({ score, settle }: Pick<Rules, 'score' | 'settle'>): Rules['report'] {
  return (context) => {
    const sheet = score(context);
    if (!sheet) return NOT_COMPLETE;
    const [han, fu] = [stepOf(sheet, 'han'), stepOf(sheet, 'fu')];
    const items = sheet.lines.flatMap(({ id, count, value, unit }): object[] => {
      if (unit === YAKUMEN) return [{ id, yakuman: count }];
      return unit === HAN ? [{ id, han: value }] : [];
    });
    if (!sheet.legal) return { legal: false, reason: 'below-minimum', han, fu, items };
    const isYakuman = sheet.lines.some(({ unit }) => unit === YAKUMEN);
    const named = sheet.headline.find(({ value }) => value === null)?.unit ?? null;
    return {
      legal: true,
      han,
      fu,
      yakuman: isYakuman ? sheet.total / YAKUMAN_BASE : 0,
      limit: isYakuman ? YAKUMEN : named,
      base: sheet.total,
      items,
      payments: pointsBySeat(settle(aloneAt(SEATS, { sheet, context })) ?? [], SEATS),
    };
  };
}

function stepOf({ steps }: ScoreSheet, id: string): number | null {
  return steps.find((step) => step.id === id)?.value ?? null;
}
