import type { Forms, HeldHand, WinContext } from '../../engine/rules';
import { looseGroups } from '../../engine/scoring/looseGroups';
import { setReadings } from '../../engine/scoring/setReadings';
import type { SetReading } from '../../engine/scoring/setReadings';
import type { ScoreLine, ScoreSheet, ScoreStep } from '../../engine/types';
import { doublingLines, DOUBLINGS, LIMIT, pointLines, POINTS, sumOf, winLines } from './items';
import type { Worth } from './items';
import { specialHandsOf } from './specialHands';
import type { SpecialHand } from './specialHands';

/** What a special hand scores where there is no limit. Source: `RULES.md#limit`. */
const SPECIAL_WITHOUT_LIMIT = 1000;

/** How hands are scored: the forms of a won hand, the limit, `Infinity` where there is none, and what items count. */
export interface Scoring {
  readonly forms: Forms;
  readonly limit: number;
  readonly worth: Worth;
}

/** A hand that did not win: its tiles count by kind. Source: `RULES.md#losers`. */
export function loserSheet({ limit, worth }: Scoring, hand: HeldHand): ScoreSheet {
  const groups = looseGroups(hand);
  const counted = { seat: hand.seat, bonus: hand.bonus, groups };
  return countedSheet(counted, [...pointLines(counted, worth), ...doublingLines(counted, worth)], limit);
}

/** The winner's hand in the reading that scores most; null where it is not complete. Source: `RULES.md#best-reading`. */
export function winnerSheet(scoring: Scoring, win: WinContext): ScoreSheet | null {
  let best: Trial | null = null;
  for (const reading of setReadings(scoring.forms, win)) {
    for (const trial of trialsOf(scoring, reading, win)) if (!best || isBetter(trial, best)) best = trial;
  }
  return best && best.sheet;
}

/** The sheets of the winner's hand in every reading, and in every way it may be counted. */
export function winnerSheets(scoring: Scoring, win: WinContext): ScoreSheet[] {
  return setReadings(scoring.forms, win).flatMap((reading) =>
    trialsOf(scoring, reading, win).map(({ sheet }) => sheet),
  );
}

interface Trial {
  readonly sheet: ScoreSheet;
  readonly special: number;
  /** The score as it would be without a limit. */
  readonly uncut: number;
}

/** A special hand goes before a count that scores the same. */
function isBetter(trial: Trial, best: Trial): boolean {
  if (trial.sheet.total !== best.sheet.total) return trial.sheet.total > best.sheet.total;
  if (trial.special !== best.special) return trial.special > best.special;
  return trial.uncut > best.uncut;
}

/** What a reading may be counted as: four melds and a pair, a special hand, or either. */
function trialsOf({ limit, worth }: Scoring, reading: SetReading, win: WinContext): Trial[] {
  const { seat, bonus } = win;
  const { groups } = reading;
  const special = specialHandsOf(reading, win);
  const trials: Trial[] = [];
  if (special.length > 0) {
    const sheet = specialSheet({ seat, groups }, special, limit);
    trials.push({ sheet, special: special.length, uncut: sheet.total });
  }
  if (reading.form === 'sets') {
    const counted = { seat, bonus, groups };
    const lines = [...pointLines(counted, worth), ...winLines(win, worth), ...doublingLines(counted, worth)];
    trials.push({ sheet: countedSheet(counted, lines, limit), special: 0, uncut: uncutOf(lines) });
  }
  return trials;
}

function uncutOf(lines: readonly ScoreLine[]): number {
  return sumOf(lines, POINTS) * 2 ** sumOf(lines, DOUBLINGS);
}

type Read = Pick<ScoreSheet, 'seat' | 'groups'>;

/** Points, doubled, and at most the limit. Source: `RULES.md#score`. */
function countedSheet({ seat, groups }: Read, lines: readonly ScoreLine[], limit: number): ScoreSheet {
  const [uncut, doublings] = [uncutOf(lines), sumOf(lines, DOUBLINGS)];
  const total = Math.min(uncut, limit);
  const steps: ScoreStep[] = [
    step('points', sumOf(lines, POINTS)),
    ...(doublings > 0 ? [step('doubled', uncut)] : []),
    ...(uncut > limit ? [step('limit', limit)] : []),
  ];
  return { ...whole({ seat, groups }, total), limit: uncut > limit, lines, steps };
}

function step(id: string, value: number): ScoreStep {
  return { id, value, unit: POINTS };
}

/** The limit and nothing added. Source: `RULES.md#special-hands`. */
function specialSheet(read: Read, special: readonly SpecialHand[], limit: number): ScoreSheet {
  const total = Number.isFinite(limit) ? limit : SPECIAL_WITHOUT_LIMIT;
  const lines = special.map((id): ScoreLine => ({ id, count: 1, value: null, unit: LIMIT }));
  const steps = [step(Number.isFinite(limit) ? 'limit' : 'special-hand', total)];
  return { ...whole(read, total), limit: true, lines, steps };
}

function whole({ seat, groups }: Read, total: number): Omit<ScoreSheet, 'limit' | 'lines' | 'steps'> {
  return { seat, legal: true, groups, omitted: [], headline: [{ value: total, unit: POINTS }], total };
}
