import { bestReadingBy } from '../../engine/scoring/bestReading';
import { NOT_COMPLETE } from '../../engine/scoring/notComplete';
import { payment } from '../../engine/scoring/payments';
import { isOnlyWait } from '../../engine/scoring/waitShape';
import type { BestReading, WinTables } from '../../engine/scoring/winTables';
import type { Refusal, Rules, Settlement, WinContext } from '../../engine/rules';
import { aloneAt, payersOf } from '../../engine/settlement';
import type { Payment, ScoreSheet, ScoreStep } from '../../engine/types';
import { faanReport } from '../shared/standard/faanReport';
import { averageFaan, NOT_ROBBED, type ScoringHooks } from '../shared/standard/scoring';
import { FORMS, isComplete, knittedReadings } from './hands';
import { flowerTable, itemsOf } from './items';
import type { CompetitionOptions } from './options';

export const SEATS = 4;

const INCOMPLETE: Refusal<'not-complete'> = { code: 'not-complete' };

/** Items are added up; without flowers they must reach the minimum. Source: `RULES.md#how-a-hand-is-counted`. */
export function scoring(options: CompetitionOptions, tiles: Rules['tiles']): ScoringHooks {
  const { minimumFaan: needs } = options;
  const tables = tablesOf(options, tiles);
  const read = bestReadingBy(tables);
  const score = (context: WinContext): ScoreSheet | null => {
    const best = read(context);
    return best && sheetOf(best, context, needs);
  };
  const settle = settleBy(options);
  return {
    isComplete,
    forms: FORMS,
    refusal: ({ kong }, sheet) => {
      if (kong === 'concealed-kong') return NOT_ROBBED;
      const scored = sheet();
      if (!scored) return INCOMPLETE;
      const [has = 0] = scored.steps.map(({ value }) => value);
      return scored.legal ? null : { code: 'below-minimum', figures: { has, needs } };
    },
    bonusWin: () => null,
    score,
    readings: (context) => {
      const sheets: ScoreSheet[] = [];
      bestReadingBy(tables, (reading) => sheets.push(sheetOf(reading, context, needs)))(context);
      return sheets;
    },
    scale: { unit: 'faan', totalOf: (faan) => faan },
    averages: [averageFaan],
    settle,
    report: (context) => {
      const sheet = score(context);
      if (!sheet) return NOT_COMPLETE;
      return faanReport(sheet, sheet.legal ? settle(aloneAt(SEATS, { sheet, context })) : [], SEATS);
    },
  };
}

function tablesOf(options: CompetitionOptions, tiles: Rules['tiles']): WinTables {
  const known = new WeakMap<WinContext, boolean>();
  const isOnly = (win: WinContext): boolean => {
    let is = known.get(win);
    if (is === undefined)
      known.set(win, (is = isOnlyWait({ isComplete, tiles }, win, options.impossibleWaits)));
    return is;
  };
  const items = itemsOf(options, { isOnly, knitted: options.knittedWaits });
  return { forms: FORMS, ownReadings: knittedReadings, items, beside: flowerTable };
}

function sheetOf(best: BestReading, { seat }: WinContext, minimum: number): ScoreSheet {
  const { value } = best;
  const flowers = best.beside();
  const legal = value >= minimum;
  const total = legal ? value + flowers : 0;
  const steps: ScoreStep[] = [
    { id: 'faan', value, unit: 'faan' },
    { id: 'bonus-faan', value: flowers, unit: 'bonus-faan' },
    legal ? { id: 'base', value: total, unit: 'points' } : { id: 'minimum', value: minimum, unit: 'faan' },
  ];
  const headline = [{ value: legal ? total : value, unit: 'faan' }];
  const parts = best.parts();
  const isOutside = !legal && flowers > 0;
  const omitted = isOutside ? [...parts, { id: 'bonus-faan', code: 'outside-minimum' }] : parts;
  return {
    seat,
    legal,
    limit: false,
    groups: best.groups(),
    lines: best.lines(),
    omitted,
    steps,
    headline,
    total,
  };
}

/** Everybody pays the base; the hand is paid by who gave the tile, or by all. Source: `RULES.md#payment`. */
function settleBy({ basePoints }: CompetitionOptions): (settlement: Settlement) => Payment[] {
  return (settlement) =>
    settlement.wins.flatMap(({ sheet, context }) =>
      payersOf(settlement).flatMap((from) => {
        const pays = (base: number, reason: 'base' | 'win'): Payment =>
          payment({ from, to: sheet.seat, base, reason, factors: [] });
        const isHit = context.from === null || context.from === from;
        const all = [pays(basePoints, 'base'), pays(isHit ? sheet.total : 0, 'win')];
        return all.filter(({ amount }) => amount > 0);
      }),
    );
}
