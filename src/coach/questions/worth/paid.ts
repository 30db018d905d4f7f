import { rulesOf } from '../../../engine/knownRules';
import { factsOf, settlementOfWins } from '../../../engine/settlement';
import type { Deal, ScoreSheet, Win, WinContext } from '../../../engine/types';
import type { WorthOption } from './worthQuestion';

/** What is different about a win. */
export interface OtherWin {
  /** How it is scored. */
  readonly scored?: Partial<WinContext>;
  /** How it is paid, besides. */
  readonly paid?: Partial<WinContext>;
  /** What becomes of its sheet. */
  readonly sheet?: (sheet: ScoreSheet) => ScoreSheet | null;
}

/** What the win of a deal that is over would be worth, and bring, if it were so; null where it would be no legal win. */
export function optionFor(deal: Deal, win: Win, { scored, paid, sheet }: OtherWin): WorthOption | null {
  const rules = rulesOf(deal);
  const context = { ...win.context, ...scored };
  const first = scored ? rules.score(context) : win.sheet;
  const changed = first && sheet ? sheet(first) : first;
  if (!changed?.legal) return null;
  const { seat } = win;
  const settlement = {
    ...settlementOfWins({ ...factsOf(deal), out: 0, ledger: [] }, [
      { sheet: changed, context: { ...context, ...paid } },
    ]),
    sheets: deal.sheets.map((each, at) => (at === seat ? changed : each)),
    ending: 'won',
  };
  const gains = deal.seats.map(() => 0);
  for (const { from, to, amount } of rules.settle(settlement) ?? []) {
    if (from !== null) gains[from]! -= amount;
    if (to !== null) gains[to]! += amount;
  }
  return { headline: changed.headline, gains };
}
