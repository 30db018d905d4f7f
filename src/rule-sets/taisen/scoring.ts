import type { Forms, Settlement, WinContext } from '../../engine/rules';
import { isComplete } from '../../engine/scoring/forms';
import { itemRows } from '../../engine/scoring/items';
import { NOT_COMPLETE } from '../../engine/scoring/notComplete';
import { payment, pointsBySeat } from '../../engine/scoring/payments';
import { firstReading, type SetReading } from '../../engine/scoring/setReadings';
import { aloneAt, payersOf } from '../../engine/settlement';
import type { Payment, ScoreSheet } from '../../engine/types';
import { averageFaan, NOT_ROBBED, type ScoringHooks } from '../shared/standard/scoring';
import type { TaisenOptions } from './options';

const SEATS = 4;

/** All that there is to count. */
export const items = itemRows([{ id: 'complete-hand', value: 1, pattern: { traits: 0 } }]);

/** The first complete hand wins, and there is nothing else to count. Source: `RULES.md#winning`, `#standings`. */
export function scoring({ groups, winFromAnyone }: TaisenOptions): Omit<ScoringHooks, 'scale' | 'readings'> {
  const forms: Forms = { sets: groups, loose: true, sevenPairs: 'none', thirteenOrphans: false };
  const read = (context: WinContext, fits: Fits): SetReading | null =>
    context.by === 'bonus-tiles' ? null : firstReading(forms, context, fits);
  const score = (context: WinContext): ScoreSheet | null => {
    const reading = read(context, isInGroup(context));
    return reading && sheetOf(context, reading);
  };
  return {
    isComplete: (counts, melds) => isComplete(forms, counts, melds),
    forms,
    refusal: (context) => {
      if (context.kong !== null) return NOT_ROBBED;
      const isAnyClaim = winFromAnyone || context.from === null || isNext(context.from, context.seat);
      if (read(context, isAnyClaim ? isInGroup(context) : isInPong)) return null;
      const couldTake = !isAnyClaim && read(context, isInGroup(context)) !== null;
      return { code: couldTake ? 'win-not-from-here' : 'tile-outside-groups' };
    },
    bonusWin: () => null,
    score,
    settle: settleTaisen,
    averages: [averageFaan],
    report: (context) => {
      const sheet = score(context);
      if (!sheet) return NOT_COMPLETE;
      const payments = settleTaisen(aloneAt(SEATS, { sheet, context }));
      return { legal: true, payments: pointsBySeat(payments, SEATS) };
    },
  };
}

type Fits = (reading: SetReading) => boolean;

/** A tile from another seat must be in a group or in the pair. Source: `RULES.md#taken-tile`. */
function isInGroup({ by }: WinContext): Fits {
  return ({ groups }) => by === 'wall' || groups.every(({ type, won }) => type !== 'loose' || won === null);
}

const isInPong: Fits = ({ sets }) => sets.some(({ type, won }) => type === 'pong' && won !== null);

function isNext(from: number, seat: number): boolean {
  return seat === (from + 1) % SEATS;
}

/** A win is a win: there is nothing to call out. */
function sheetOf({ seat }: WinContext, { groups }: SetReading): ScoreSheet {
  const lines = items.map(({ id, value }) => ({ id, count: 1, value, unit: 'win' }));
  return { seat, legal: true, limit: false, groups, lines, omitted: [], steps: [], headline: [], total: 1 };
}

/** Each loser owes the winner one. Source: `RULES.md#standings`. */
function settleTaisen(settlement: Settlement): Payment[] {
  const payers = payersOf(settlement);
  return settlement.wins.flatMap(({ sheet: { seat: to } }) =>
    payers.map((from) => payment({ from, to, base: 1, reason: 'win', factors: [] })),
  );
}
