import type { Rules } from '../../engine/rules';
import { NOT_COMPLETE } from '../../engine/scoring/notComplete';
import { pointsBySeat } from '../../engine/scoring/payments';
import { aloneAt } from '../../engine/settlement';
import { DEALER, SEATS } from './data';
import type { TaiwanOptions } from './options';
import { addedBy, settleBy } from './settle';

/** What the calculator prints. Source: `RULES.md#calculator`. */
export function reportBy(options: TaiwanOptions, score: Rules['score']): Rules['report'] {
  const settle = settleBy(options);
  return (context) => {
    const sheet = score(context);
    if (!sheet) return NOT_COMPLETE;
    const { seat, from } = context;
    const hasDealer = seat === DEALER || from === null || from === DEALER;
    const bonusItems = (hasDealer ? addedBy(options, context) : []).map(({ id, tai }) => ({ id, faan: tai }));
    const faan = sheet.lines.reduce((sum, { value }) => sum + (value ?? 0), 0);
    const bonusFaan = bonusItems.reduce((sum, item) => sum + item.faan, 0);
    const items = sheet.lines.map(({ id, value }) => ({ id, faan: value }));
    if (!sheet.legal) return { legal: false, reason: 'below-minimum', faan, bonusFaan, items, bonusItems };
    const payments = pointsBySeat(settle(aloneAt(SEATS, { sheet, context })), SEATS);
    const { limit, total: base } = sheet;
    return { legal: true, faan, bonusFaan, limit, base, items, bonusItems, payments };
  };
}
