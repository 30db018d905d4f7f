import { rulesOf } from '../../engine/knownRules';
import type { Rules } from '../../engine/rules';
import { aloneAt } from '../../engine/settlement';
import { NO_SITUATION } from '../../engine/situations';
import type { Options, RuleSetId, ScoreSheet, Seat, WinContext } from '../../engine/types';
import { tableOf } from './knownTables';

/** Hands that pay alike: of so much to so much, the last ones of so much and more. */
export interface PayRow {
  readonly from: number;
  /** Null: and more. */
  readonly to: number | null;
  /** What each loser pays when the hand is self-drawn. */
  readonly fromWall: number;
  /** What the discarder pays, and each of the others. */
  readonly discarder: number;
  readonly others: number;
}

interface PayTable {
  readonly unit: string;
  readonly rows: readonly PayRow[];
}

/** Nobody here is the dealer. */
const [WINNER, GIVER]: readonly [Seat, Seat] = [1, 2];

/** What hands pay among players who are not the dealer; null unless this group of options is where that is shown. */
export function payTable(id: RuleSetId, options: Options, group: string): PayTable | null {
  if (tableOf(id).pays !== group) return null;
  const rules = rulesOf({ rules: id, options });
  const { unit, range } = rules.scale ?? {};
  if (!unit || !range) return null;
  const [least, most] = range;
  const rows: PayRow[] = [];
  for (let value = least; value <= most; value++) {
    const row = { from: value, to: value === most ? null : value, ...paid(rules, value) };
    const last = rows.at(-1);
    if (last && paysAlike(last, row)) rows[rows.length - 1] = { ...row, from: last.from };
    else rows.push(row);
  }
  return { unit, rows };
}

type Paid = Pick<PayRow, 'fromWall' | 'discarder' | 'others'>;

function paysAlike(one: Paid, other: Paid): boolean {
  return one.fromWall === other.fromWall && one.discarder === other.discarder && one.others === other.others;
}

function paid(rules: Rules, value: number): Paid {
  const fromWall = paidBySeat(rules, value, null);
  const taken = paidBySeat(rules, value, GIVER);
  const other = rules.geometry.seats - 1;
  return { fromWall: fromWall(GIVER), discarder: taken(GIVER), others: taken(other) };
}

const NO_SHEET: Omit<ScoreSheet, 'seat' | 'total'> = {
  legal: true,
  limit: false,
  groups: [],
  lines: [],
  omitted: [],
  steps: [],
  headline: [],
};
const NO_HAND: Pick<WinContext, 'counts' | 'melds' | 'bonus' | 'tile'> = {
  counts: [],
  melds: [],
  bonus: [],
  tile: null,
};

/** What each seat pays for a hand of this value. */
function paidBySeat(rules: Rules, value: number, from: Seat | null): (seat: Seat) => number {
  const total = rules.scale?.totalOf(value) ?? 0;
  const sheet: ScoreSheet = { ...NO_SHEET, seat: WINNER, total };
  const way =
    from === null ? ({ by: 'wall', end: 'front' } as const) : ({ by: 'discard', end: null } as const);
  const context: WinContext = { ...NO_SITUATION, ...NO_HAND, ...way, seat: WINNER, round: 0, from };
  const payments = rules.settle(aloneAt(rules.geometry.seats, { sheet, context })) ?? [];
  return (seat) => payments.reduce((sum, payment) => sum + (payment.from === seat ? payment.amount : 0), 0);
}
