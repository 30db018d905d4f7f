import { bestReadingBy } from '../../engine/scoring/bestReading';
import { deficiencyOf } from '../../engine/scoring/deficiency';
import { handGroup } from '../../engine/scoring/groups';
import { RANKS } from '../../engine/scoring/packed';
import type { BestReading, WinTables } from '../../engine/scoring/winTables';
import type { Average, Refusal, Rules, WinContext } from '../../engine/rules';
import { hasSeat } from '../../engine/state';
import type { TileSet } from '../../engine/tileSet';
import type { ScoreGroup, ScoreSheet } from '../../engine/types';
import { mayRobBy, NOT_ROBBED, type ScoringHooks } from '../shared/standard/scoring';
import { bonusSheet, bonusWinBy } from './bonusWins';
import { countTai, valueOf } from './counting';
import { ownOf } from './data';
import { isOpenEnd, itemsOf } from './items';
import type { TaiwanOptions } from './options';
import { eightPairsIn, FORMS, isCompleteBy, lackOfEightPairs, waitsUpTo, type IsComplete } from './tiles';

const INCOMPLETE: Refusal<'not-complete'> = { code: 'not-complete' };
const MISSED: Refusal<'missed-win'> = { code: 'missed-win' };

/** Tai of won hands, those above the cap included. */
const averageTai: Average = {
  id: 'averageFaan',
  unit: 'tai',
  of: ({ steps }) => steps.find(({ id }) => id === 'tai')?.value ?? null,
};

/** The hooks that tell what hands are worth and which may win. */
type Worth = Omit<ScoringHooks, 'settle' | 'report'> & Pick<Rules, 'notNow' | 'deficiency'>;

/** All tai of a hand are added. Source: `RULES.md#tai`. */
export function worthBy(options: TaiwanOptions, tiles: TileSet): Worth {
  const { minimumFaan, limitFaan, missedWin } = options;
  const isComplete = isCompleteBy(options);
  return {
    isComplete: (counts, melds) => isComplete({ counts, melds }),
    forms: FORMS,
    deficiency: options.eightPairs ? (win) => leastLack(win, tiles) : null,
    ...sheetsBy(options, isComplete),
    refusal: refusalBy(options),
    notNow: missedWin === 'none' ? () => null : notAfterMissed,
    bonusWin: bonusWinBy(options),
    scale: {
      unit: 'tai',
      totalOf: (tai) => valueOf(options, tai),
      ...(limitFaan === 0 ? {} : { range: [Math.min(minimumFaan, limitFaan), limitFaan] }),
    },
    averages: [averageTai],
  };
}

/** The best reading of a hand, and all of them. */
function sheetsBy(options: TaiwanOptions, isComplete: IsComplete): Pick<Rules, 'score' | 'readings'> {
  const tables: WinTables = {
    forms: FORMS,
    items: itemsOf(options),
    ...(options.eightPairs ? { ownReadings: eightPairsIn } : {}),
  };
  const read = bestReadingBy(tables);
  return {
    score: (win) => {
      if (win.by === 'bonus-tiles') return bonusSheet(win, options);
      const best = read(withWait(win, isComplete));
      return best && sheetOf(options, best, win);
    },
    readings: (win) => {
      const sheets: ScoreSheet[] = [];
      const each = (reading: BestReading): unknown => sheets.push(sheetOf(options, reading, win));
      if (win.by !== 'bonus-tiles') bestReadingBy(tables, each)(withWait(win, isComplete));
      return sheets;
    },
  };
}

/** The same win with whether one kind alone would have completed the hand. Source: `RULES.md#single-wait`. */
function withWait(win: WinContext, isComplete: IsComplete): WinContext {
  const { tile, counts, melds, extras } = win;
  const before = tile === null ? counts : counts.with(tile, counts[tile]! - 1);
  const onlyWait = waitsUpTo(2, { counts: before, melds }, isComplete) === 1;
  return { ...win, extras: { ...extras, onlyWait } };
}

function sheetOf(options: TaiwanOptions, best: BestReading, { seat }: WinContext): ScoreSheet {
  const [lines, omitted, found] = [best.lines(), best.parts(), best.groups()];
  const groups = lines.some(({ id }) => id === 'all-chows') ? wonOnTwoSides(found) : found;
  return { seat, groups, lines, omitted, ...countTai(options, best.value, options.minimumFaan) };
}

/** Of several chows with the winning tile, one that waited on either side is shown as completed by it. */
function wonOnTwoSides(groups: readonly ScoreGroup[]): ScoreGroup[] {
  const won = groups.find((group) => group.won !== null);
  const tile = won?.kinds[won.won ?? 0] ?? 0;
  const other = groups.find(({ type, kinds: [first = 0], meld }) => {
    const rank = first % RANKS;
    return type === 'chow' && meld === null && isOpenEnd(rank, rank + tile - first);
  });
  return groups.map((group) => {
    const [first = 0] = group.kinds;
    if (group === other)
      return handGroup('chow', first, { won: tile - first, concealed: won?.concealed ?? true });
    return group === won ? { ...group, won: null, concealed: true } : group;
  });
}

function refusalBy(options: TaiwanOptions): Rules['refusal'] {
  const { minimumFaan: needs } = options;
  const mayRob = mayRobBy(options);
  return (win, sheet) => {
    if (!mayRob(win)) return NOT_ROBBED;
    if (needs === 0 && win.by !== 'bonus-tiles') return null;
    const scored = sheet();
    if (!scored) return INCOMPLETE;
    const [{ value: has } = { value: 0 }] = scored.steps;
    return scored.legal ? null : { code: 'below-minimum', figures: { has, needs } };
  };
}

/** After a win let go none on another's tile, until the own next draw. Source: `RULES.md#missed-wins`. */
const notAfterMissed: Rules['notNow'] = (win) => {
  const isTaken = win.by === 'discard' || win.by === 'robbed-kong';
  return isTaken && hasSeat(ownOf(win).missed ?? 0, win.seat) ? MISSED : null;
};

function leastLack(win: WinContext, tiles: TileSet): number | null {
  if (win.by === 'bonus-tiles') return null;
  const ofSets = deficiencyOf({ forms: FORMS, tiles, deficiency: null }, win) ?? Infinity;
  const least = Math.min(ofSets, lackOfEightPairs(win));
  return Number.isFinite(least) ? Math.max(0, least) : null;
}
