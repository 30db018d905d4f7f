import { NOT_COMPLETE } from '../../engine/scoring/notComplete';
import { pointsBySeat } from '../../engine/scoring/payments';
import type { Rules } from '../../engine/rules';
import { aloneAt } from '../../engine/settlement';
import { SEATS, voidOf } from './data';
import type { SichuanOptions } from './options';
import { winPayments } from './settle';
import { tilesTooMany } from './tiles';

/** What the calculator prints: the win alone, without kong money. Source: `RULES.md#calculator`. */
export function reportBy(
  options: SichuanOptions,
  { score, fanOf }: Pick<Rules, 'score'> & { readonly fanOf: (win: Parameters<Rules['score']>[0]) => number },
): Rules['report'] {
  return (win) => {
    const sheet = score(win);
    if (!sheet) return NOT_COMPLETE;
    if (tilesTooMany(win, voidOf(win, win.seat)) > 0) return { legal: false, reason: 'void-suit' };
    const fan = fanOf(win);
    const items = sheet.lines.map(({ id, value }) => ({ id, fan: value }));
    if (!sheet.legal) return { legal: false, reason: 'below-minimum', fan, items };
    const payments = pointsBySeat(winPayments(options, aloneAt(SEATS, { sheet, context: win })), SEATS);
    return { legal: true, fan, limit: sheet.limit, value: sheet.total, items, payments };
  };
}
