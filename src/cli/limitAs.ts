import { dealScores } from '../engine/match';
import { paymentsTo } from '../engine/outcome';
import { rulesOf } from '../engine/knownRules';
import type { Deal, Options, Payment, RuleSetId, Win } from '../engine/types';
import { fail, ok, type Result } from '../engine/result';
import type { Points } from './simStatistics';

/** What bots are compared with: one limit hand outweighs a dozen others, and hides what they are worth without. */
const COMPARED_AS = 10;

/** Points by seat as they were paid. */
export const fullPoints: Points = ({ deal }) => dealScores(deal, 0);

/** Points by seat with limit hands as ten faan; null where hands are not counted in faan. */
export function comparedPoints(config: { rules: RuleSetId; options: Options }): Points | null {
  const points = pointsWithLimitAs(COMPARED_AS, config);
  return points.ok ? points.value : null;
}

/** Points by seat with every limit hand paid as so many faan: bots can then be compared with less noise. */
export function pointsWithLimitAs(
  faan: number,
  config: { rules: RuleSetId; options: Options },
): Result<Points> {
  const { baseOf } = rulesOf(config);
  if (!baseOf) return fail(`--limit-as needs a rule set that counts faan, which ${config.rules} does not.`);
  return ok(({ deal }) => {
    const points = dealScores(deal, 0);
    for (const win of deal.wins) if (win.sheet.limit) revalue(deal, { win, points, base: baseOf(faan) });
    return points;
  });
}

/** Takes back what was paid for a limit hand and pays the base with its doublings instead. */
function revalue(deal: Deal, { win, points, base }: { win: Win; points: number[]; base: number }): void {
  const move = ({ from, to, amount }: Payment, times: 1 | -1): void => {
    if (from !== null) points[from] = (points[from] ?? 0) - times * amount;
    if (to !== null) points[to] = (points[to] ?? 0) + times * amount;
  };
  const paid = deal.ledger.filter(({ event, reason }) => event === win.event && reason !== 'pot');
  for (const entry of paid) move(entry, -1);
  const sheet = { ...win.sheet, limit: false, total: base };
  const winners = deal.wins.map(({ seat }) => seat);
  for (const payment of paymentsTo({ rules: rulesOf(deal), deal }, { ...win, sheet }, winners))
    move(payment, 1);
}
