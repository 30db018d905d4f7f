import type { Rules, WinContext } from '../../engine/rules';
import { isComplete } from '../../engine/scoring/forms';
import { meldGroups } from '../../engine/scoring/readGroups';
import { setReader } from '../../engine/scoring/setReader';
import { isOnlyWait } from '../../engine/scoring/waitShape';
import type { BestReading, WinTables } from '../../engine/scoring/winTables';
import type { ScoreLine, ScoreSheet, ScoreStep } from '../../engine/types';
import { memoByNumber } from '../shared/hongKong/memoByNumber';
import { payDoubled } from '../shared/hongKong/payments';
import { faanScoring, formsOf } from '../shared/hongKong/scoring';
import type { ScoringHooks } from '../shared/standard/scoring';
import { EIGHT, faanOf, newItems } from './items';
import type { NewOptions } from './options';
import type { OnlyWait } from './ways';

/** What of a sheet follows from its faan. */
type Counted = Pick<ScoreSheet, 'legal' | 'limit' | 'steps' | 'headline' | 'total'>;

/** Scoring of the new style. Source: `RULES.md#faan`, `#payment`. */
export function scoring(options: NewOptions, tiles: Rules['tiles']): ScoringHooks {
  const { minimumFaan: minimum, dealerDoubles } = options;
  const cap = options.limitFaan === 0 ? Infinity : options.limitFaan;
  const counted = memoByNumber((faan) => countedOf(faan, minimum, cap));
  const tables = tablesOf(options, tiles);
  const eight = faanOf(options, EIGHT.id);
  const hasEight = ({ bonus }: WinContext): boolean => eight > 0 && bonus.length === EIGHT.tiles;
  return faanScoring(options, {
    forms: formsOf(options, true),
    newReader: (each) => setReader(tables, each),
    sheetOf: (best, context) => sheetOf(best, context, counted(best.value)),
    bonusSheet: (context) => (hasEight(context) ? eightSheet(context, eight, counted(eight)) : null),
    winsByBonus: (context) => hasEight(context) && eight >= minimum,
    bonusWin: 'may',
    scale: {
      totalOf: (faan) => Math.min(faan, cap),
      ...(cap === Infinity ? {} : { range: [Math.min(minimum, cap), cap] as const }),
    },
    pay: (win, settlement) => payDoubled(win, settlement, dealerDoubles),
  });
}

function tablesOf(options: NewOptions, tiles: Rules['tiles']): WinTables {
  const forms = formsOf(options, true);
  const rules: Pick<Rules, 'isComplete' | 'tiles'> = {
    isComplete: (counts, melds) => isComplete(forms, counts, melds),
    tiles,
  };
  const known = new WeakMap<WinContext, boolean>();
  const isOnly: OnlyWait = (win) => {
    let is = known.get(win);
    if (is === undefined) known.set(win, (is = isOnlyWait(rules, win, 'ignore')));
    return is;
  };
  return { forms, items: newItems(options, isOnly) };
}

function sheetOf(best: BestReading, { seat }: WinContext, counted: Counted): ScoreSheet {
  return { seat, groups: best.groups(), lines: best.lines(), omitted: best.parts(), ...counted };
}

/** The cap cuts the sum; a hand that it cuts is a limit hand. Source: `RULES.md#faan`. */
function countedOf(faan: number, minimum: number, cap: number): Counted {
  const legal = faan >= minimum;
  const limit = faan > cap;
  const total = legal ? Math.min(faan, cap) : 0;
  const steps: ScoreStep[] = [{ id: 'faan', value: faan, unit: 'faan' }];
  if (!legal) steps.push({ id: 'minimum', value: minimum, unit: 'faan' });
  else {
    if (limit) steps.push({ id: 'cap', value: cap, unit: 'faan' });
    steps.push({ id: 'base', value: total, unit: 'points' });
  }
  return { legal, limit, steps, headline: [{ value: faan, unit: 'faan' }], total };
}

/** Source: `RULES.md#eight-bonus-tiles`. */
function eightSheet(context: WinContext, faan: number, counted: Counted): ScoreSheet {
  const lines: ScoreLine[] = [{ id: EIGHT.id, count: 1, value: faan, unit: 'faan' }];
  return { seat: context.seat, groups: meldGroups(context), lines, omitted: [], ...counted };
}
