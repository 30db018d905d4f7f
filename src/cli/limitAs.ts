import { dealScores } from '../engine/match';
import { rulesOf } from '../engine/rule-sets/registry';
import type { Deal, Options, RuleSetId, Win } from '../engine/types';
import { fail, ok, type Result } from '../engine/result';
import type { Points } from './simStatistics';

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
  const move = (seat: number | null, amount: number): void => {
    if (seat !== null) points[seat] = (points[seat] ?? 0) + amount;
  };
  const paid = deal.ledger.filter(({ event, reason }) => event === win.event && reason !== 'pot');
  const payers = new Set(paid.map(({ from }) => from));
  for (const { from, to, amount } of paid) {
    move(from, amount);
    move(to, -amount);
  }
  const sheet = { ...win.sheet, limit: false, total: base };
  for (const { from, to, amount } of rulesOf(deal).settle(sheet, win.context)) {
    if (!payers.has(from)) continue;
    move(from, -amount);
    move(to, amount);
  }
}
