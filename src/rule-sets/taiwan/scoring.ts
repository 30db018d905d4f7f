import { bestReadingBy } from '../../engine/scoring/bestReading';
import { deficiencyOf } from '../../engine/scoring/deficiency';
import { handGroup, wholeHand } from '../../engine/scoring/groups';
import { meldGroups } from '../../engine/scoring/readGroups';
import type { BestReading, WinTables } from '../../engine/scoring/winTables';
import type { Average, Refusal, Rules, WinContext } from '../../engine/rules';
import { hasSeat } from '../../engine/state';
import { RANKS } from '../../engine/scoring/packed';
import type { TileSet } from '../../engine/tileSet';
import type { ScoreGroup, ScoreSheet, ScoreStep } from '../../engine/types';
import { mayRobBy, NOT_ROBBED, type ScoringHooks } from '../shared/standard/scoring';
import { ownOf } from './data';
import { bonusWins, isOpenEnd, itemsOf } from './items';
import type { TaiwanOptions } from './options';
import { areEightPairs, FORMS, isCompleteBy, lackOfEightPairs, waitsUpTo } from './tiles';

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
  const { minimumFaan: needs, limitFaan: cap, missedWin } = options;
  const isComplete = isCompleteBy(options);
  const tables: WinTables = {
    forms: FORMS,
    items: itemsOf(options),
    ...(options.eightPairs ? { ownReadings: eightPairsIn } : {}),
  };
  const withWait = (win: WinContext): WinContext => ({
    ...win,
    extras: { ...win.extras, onlyWait: isOnlyWait(win, isComplete) },
  });
  const reader = bestReadingBy(tables);
  const read = (win: WinContext): BestReading | null => reader(withWait(win));
  const counted = countedBy(options);
  const sheetOf = (best: BestReading, { seat }: WinContext): ScoreSheet => {
    const lines = best.lines();
    const groups = lines.some(({ id }) => id === 'all-chows') ? wonOnTwoSides(best.groups()) : best.groups();
    return { seat, groups, lines, omitted: best.parts(), ...counted(best.value) };
  };
  const score = (win: WinContext): ScoreSheet | null => {
    if (win.by === 'bonus-tiles') return bonusSheet(win, options);
    const best = read(win);
    return best && sheetOf(best, win);
  };
  const mayRob = mayRobBy(options);
  return {
    isComplete: (counts, melds) => isComplete({ counts, melds }),
    forms: FORMS,
    deficiency: options.eightPairs ? (win) => leastLack(win, tiles) : null,
    score,
    readings: (win) => {
      const sheets: ScoreSheet[] = [];
      if (win.by !== 'bonus-tiles')
        bestReadingBy(tables, (reading) => sheets.push(sheetOf(reading, win)))(withWait(win));
      return sheets;
    },
    refusal: (win, sheet) => {
      if (win.by === 'bonus-tiles') return sheet() ? null : INCOMPLETE;
      if (!mayRob(win)) return NOT_ROBBED;
      if (needs === 0) return null;
      const has = read(win)?.value;
      if (has === undefined) return INCOMPLETE;
      return has < needs ? { code: 'below-minimum', figures: { has, needs } } : null;
    },
    notNow:
      missedWin === 'none'
        ? () => null
        : (win) =>
            win.by !== 'wall' && win.by !== 'bonus-tiles' && hasSeat(ownOf(win).missed ?? 0, win.seat)
              ? MISSED
              : null,
    bonusWin: ({ bonus, from, extras }) => {
      const wins = bonusWinOf(options, bonus.length);
      if (wins === null || wins.id === 'eight-bonus-tiles') return wins && 'must';
      if (from !== null) return 'must';
      const { eighth } = ownOf({ extras });
      return eighth === undefined ? null : { from: eighth };
    },
    scale: {
      unit: 'tai',
      totalOf: (tai) => valueOf(options, tai),
      ...(cap === 0 ? {} : { range: [Math.min(needs, cap), cap] }),
    },
    averages: [averageTai],
  };
}

/** Whether one kind alone would have completed the hand. Source: `RULES.md#single-wait`. */
function isOnlyWait(
  { counts, melds, tile }: WinContext,
  isComplete: ReturnType<typeof isCompleteBy>,
): boolean {
  if (tile === null) return false;
  return waitsUpTo(2, { counts: counts.with(tile, counts[tile]! - 1), melds }, isComplete) === 1;
}

function eightPairsIn(win: WinContext): ReturnType<NonNullable<WinTables['ownReadings']>> {
  if (!areEightPairs(win)) return [];
  const groups = [wholeHand({ type: 'special', id: 'eight-pairs' }, win)];
  return [{ form: 'eight-pairs', sets: [], eyes: null, groups }];
}

function leastLack(win: WinContext, tiles: TileSet): number | null {
  const ofSets = deficiencyOf({ forms: FORMS, tiles, deficiency: null }, win);
  const least = Math.min(ofSets ?? Infinity, win.by === 'bonus-tiles' ? Infinity : lackOfEightPairs(win));
  return Number.isFinite(least) ? Math.max(0, least) : null;
}

/** Of several chows with the winning tile the one that waited on either side is shown as completed by it. */
function wonOnTwoSides(groups: readonly ScoreGroup[]): ScoreGroup[] {
  const won = groups.find((group) => group.won !== null);
  const tile = won?.kinds[won.won ?? 0];
  const other = groups.find(
    ({ type, kinds, meld }) =>
      type === 'chow' &&
      meld === null &&
      isOpenEnd(kinds[0]! % RANKS, tile! - (kinds[0]! - (kinds[0]! % RANKS))),
  );
  return groups.map((group) => {
    const [first] = group.kinds;
    if (group === other)
      return handGroup('chow', first!, { won: group.kinds.indexOf(tile!), concealed: won!.concealed });
    return group === won
      ? handGroup(group.type as 'chow' | 'eyes', first!, { won: -1, concealed: true })
      : group;
  });
}

type BonusWin = (typeof bonusWins)[number];

/** Which win so many bonus tiles make, seven against the eighth; null where none. Source: `RULES.md#seven-and-eight`. */
function bonusWinOf({ bonusTiles, sevenRobOne }: TaiwanOptions, held: number): BonusWin | null {
  const win = bonusTiles ? bonusWins.find(({ tiles }) => tiles === held) : undefined;
  return win && (win.id !== 'seven-rob-one' || sevenRobOne) ? win : null;
}

function bonusSheet(win: WinContext, options: TaiwanOptions): ScoreSheet | null {
  const item = bonusWinOf(options, win.bonus.length);
  if (!item || (item.id === 'seven-rob-one' && win.from === null)) return null;
  const lines = [{ id: item.id, count: 1, value: item.value, unit: 'tai' }];
  const worth = countedBy({ ...options, minimumFaan: 0 })(item.value);
  return { seat: win.seat, groups: meldGroups(win), lines, omitted: [], ...worth };
}

/** What so many tai are worth. Source: `RULES.md#payment`. */
function valueOf({ limitFaan: cap, basePoints, taiPoints }: TaiwanOptions, tai: number): number {
  return basePoints + taiPoints * (cap === 0 ? tai : Math.min(tai, cap));
}

/** What of a sheet follows from its tai. */
type Counted = Pick<ScoreSheet, 'legal' | 'limit' | 'steps' | 'headline' | 'total'>;

function countedBy(options: TaiwanOptions): (tai: number) => Counted {
  const { minimumFaan, limitFaan } = options;
  return (tai) => {
    const legal = tai >= minimumFaan;
    const limit = limitFaan > 0 && tai > limitFaan;
    const total = legal ? valueOf(options, tai) : 0;
    const steps: ScoreStep[] = [{ id: 'tai', value: tai, unit: 'tai' }];
    if (!legal) steps.push({ id: 'minimum', value: minimumFaan, unit: 'tai' });
    if (legal && limit) steps.push({ id: 'cap', value: limitFaan, unit: 'tai' });
    if (legal) steps.push({ id: 'value', value: total, unit: 'points' });
    return { legal, limit: legal && limit, steps, headline: [{ value: tai, unit: 'tai' }], total };
  };
}
