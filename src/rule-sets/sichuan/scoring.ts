import { bestReadingBy } from '../../engine/scoring/bestReading';
import { isComplete } from '../../engine/scoring/forms';
import type { BestReading, WinTables } from '../../engine/scoring/winTables';
import type { Average, Forms, Refusal, Rules, WinContext } from '../../engine/rules';
import type { ScoreSheet, ScoreStep } from '../../engine/types';
import { NOT_ROBBED } from '../shared/standard/scoring';
import { NONE, ownOf, voidOf } from './data';
import { itemsOf } from './items';
import type { SichuanOptions } from './options';
import { tilesTooMany } from './tiles';

/** Source: `RULES.md#complete-hand`. */
const FORMS: Forms = { sets: 4, sevenPairs: 'any', thirteenOrphans: false };

const INCOMPLETE: Refusal<'not-complete'> = { code: 'not-complete' };

const averageFan: Average = {
  id: 'averageFan',
  unit: 'fan',
  of: ({ steps }) => steps.find(({ id }) => id === 'fan')?.value ?? null,
};

/** The hooks that tell what hands are worth and which may win. */
type Worth = Pick<
  Rules,
  'isComplete' | 'forms' | 'score' | 'readings' | 'refusal' | 'notNow' | 'scale' | 'averages'
>;

/** All fan of a hand are added; each doubles its value, up to the limit. Source: `RULES.md#fan`. */
export function worthBy(options: SichuanOptions): Worth & { readonly fanOf: (win: WinContext) => number } {
  const { minimumFan: needs, passedWin } = options;
  const tables: WinTables = { forms: FORMS, items: itemsOf(options) };
  const read = bestReadingBy(tables);
  const sheetOf = (best: BestReading, win: WinContext): ScoreSheet => {
    const tiles = tilesTooMany(win, voidOf(win, win.seat));
    return {
      seat: win.seat,
      ...partsOf(best),
      ...(tiles > 0 ? hinderedBy(tiles) : countedBy(options, best.value)),
    };
  };
  const score = (win: WinContext): ScoreSheet | null => {
    const best = read(win);
    return best && sheetOf(best, win);
  };
  const fanOf = (win: WinContext): number => read(win)?.value ?? NONE;
  const most = options.limitFan === 0 ? [] : [options.limitFan];
  return {
    isComplete: (counts, melds) => isComplete(FORMS, counts, melds),
    forms: FORMS,
    score,
    readings: (win) => {
      const sheets: ScoreSheet[] = [];
      bestReadingBy(tables, (reading) => sheets.push(sheetOf(reading, win)))(win);
      return sheets;
    },
    refusal: (win) => {
      if (win.kong !== null && (options.robKong === 'never' || win.kong === 'concealed-kong'))
        return NOT_ROBBED;
      const tiles = tilesTooMany(win, voidOf(win, win.seat));
      if (tiles > 0) return { code: 'void-suit', figures: { tiles } };
      if (needs === 0) return null;
      const has = fanOf(win);
      if (has === NONE) return INCOMPLETE;
      return has < needs ? { code: 'below-minimum', figures: { has, needs } } : null;
    },
    notNow: passedWin === 'free' ? () => null : (win) => notBelow(win, fanOf),
    scale: {
      unit: 'fan',
      totalOf: (fan) => 2 ** Math.min(fan, ...most),
      ...(options.limitFan === 0 ? {} : { range: [Math.min(needs, options.limitFan), options.limitFan] }),
    },
    averages: [averageFan],
    fanOf,
  };
}

/** After a win let go only a dearer one of another's tile is allowed. Source: `RULES.md#missed-wins`. */
function notBelow(win: WinContext, fanOf: (win: WinContext) => number): Refusal<'passed-win'> | null {
  const fan = ownOf(win).letGo?.[win.seat] ?? NONE;
  if (fan === NONE || win.by === 'wall' || fanOf(win) > fan) return null;
  return { code: 'passed-win', figures: { fan } };
}

function partsOf(best: BestReading): Pick<ScoreSheet, 'groups' | 'lines' | 'omitted'> {
  return { groups: best.groups(), lines: best.lines(), omitted: best.parts() };
}

/** What of a sheet follows from its fan. */
type Counted = Pick<ScoreSheet, 'legal' | 'limit' | 'steps' | 'headline' | 'total'>;

function hinderedBy(tiles: number): Counted {
  const unit = 'void-tiles';
  const steps = [{ id: 'void-suit', value: tiles, unit }];
  return { legal: false, limit: false, steps, headline: [{ value: tiles, unit }], total: 0 };
}

function countedBy({ minimumFan, limitFan }: SichuanOptions, fan: number): Counted {
  const legal = fan >= minimumFan;
  const limit = limitFan > 0 && fan >= limitFan;
  const counted = limit ? limitFan : fan;
  const total = legal ? 2 ** counted : 0;
  const steps: ScoreStep[] = [{ id: 'fan', value: fan, unit: 'fan' }];
  if (!legal) steps.push({ id: 'minimum', value: minimumFan, unit: 'fan' });
  if (legal && counted < fan) steps.push({ id: 'cap', value: counted, unit: 'fan' });
  if (legal) steps.push({ id: 'value', value: total, unit: 'points' });
  return { legal, limit: legal && limit, steps, headline: [{ value: fan, unit: 'fan' }], total };
}
