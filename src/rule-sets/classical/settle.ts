import type { Rules, Settlement } from '../../engine/rules';
import { payment } from '../../engine/scoring/payments';
import type { Payment, ScoreSheet } from '../../engine/types';

const EAST = 0;
const EAST_DOUBLES = [{ id: 'east', times: 2 }];

/** Nothing is paid before the hand is over, and nothing for a drawn hand. Source: `RULES.md#payment`. */
export function settleBy(settle: string): Rules['settle'] {
  const pay = settle === 'keep' ? keptScores : fines;
  return ({ ending, sheets }) => (ending === null ? null : pay(sheets));
}

/** Of each two seats the lower score pays the higher the difference, twice that where one is East. */
function fines(sheets: Settlement['sheets']): Payment[] {
  const scored = scoredIn(sheets);
  return scored.flatMap((lower) =>
    scored
      .filter((higher) => higher.total > lower.total)
      .map((higher) => {
        const [from, to] = [lower.seat, higher.seat];
        const factors = from === EAST || to === EAST ? EAST_DOUBLES : [];
        const base = higher.total - lower.total;
        return payment({ from, to, base, reason: 'difference', factors });
      }),
  );
}

/** Each adds the own score; nobody pays. */
function keptScores(sheets: Settlement['sheets']): Payment[] {
  return scoredIn(sheets)
    .filter(({ total }) => total > 0)
    .map(({ seat: to, total: base }) => payment({ from: null, to, base, reason: 'own-score', factors: [] }));
}

function scoredIn(sheets: Settlement['sheets']): ScoreSheet[] {
  return sheets.filter((sheet) => sheet !== null);
}
