import type { Rules } from '../../engine/rules';
import { kindsOfMeld } from '../../engine/meldKinds';
import { setReadings } from '../../engine/scoring/setReadings';
import type { SetReading } from '../../engine/scoring/setReadings';
import { countsAs } from '../../engine/tiles';
import type { ScoreLine, ScoreSheet, TileKind, WinContext } from '../../engine/types';
import { ownOf, riichiOf } from './data';
import { fuOf, type Fu } from './fu';
import { handOf, type Hand } from './hand';
import { limitOf, YAKUMAN_BASE, type Limit } from './limits';
import type { RiichiOptions } from './options';
import { doraOf, FORMS } from './tiles';
import { YAKU, YAKUMAN, type Row } from './yaku';

export const HAN = 'han';
export const YAKUMEN = 'yakuman';

/** What one reading of a hand comes to. */
interface Trial {
  readonly hand: Hand;
  readonly yakuman: readonly Row[];
  /** Yakuman, those that count twice as two. */
  readonly times: number;
  readonly yaku: readonly Row[];
  readonly dora: readonly ScoreLine[];
  /** Those of the dora too where the minimum is met. */
  readonly han: number;
  readonly fu: Fu;
  readonly limit: Limit;
}

const NO_FU: Fu = { lines: [], counted: 0, sum: 0 };

/** The sheet that pays most, and the sheets of all readings. Source: `RULES.md#best-reading`. */
export function scoreBy(options: RiichiOptions): Pick<Rules, 'score' | 'readings'> {
  const trials = (win: WinContext): Trial[] =>
    setReadings(FORMS, win).map((reading) => trialOf(win, reading, options));
  return {
    score: (win) => {
      let best: Trial | null = null;
      for (const trial of trials(win)) if (!best || isBetter(trial, best)) best = trial;
      return best && sheetOf(best);
    },
    readings: (win) => trials(win).map(sheetOf),
  };
}

function trialOf(win: WinContext, reading: SetReading, options: RiichiOptions): Trial {
  const hand = handOf(win, reading, options);
  const holds = (row: Row): boolean => hanOf(row, hand) > 0 && row.holds(hand);
  const yakuman = YAKUMAN.filter(holds);
  if (yakuman.length > 0) {
    const all = yakuman.reduce((sum, row) => sum + timesOf(options, row), 0);
    const times = options.yakumanStack ? all : 1;
    const limit = { id: 'yakuman', base: times * YAKUMAN_BASE } as const;
    return { hand, yakuman, times, yaku: [], dora: [], han: 0, fu: NO_FU, limit };
  }
  const yaku = YAKU.filter(holds);
  const counted = yaku.reduce((sum, row) => sum + hanOf(row, hand), 0);
  const dora = doraLines(win, options);
  const fu = fuOf(hand);
  const isLegal = counted >= options.minimumHan;
  const han = isLegal ? dora.reduce((sum, { count }) => sum + count, counted) : counted;
  return { hand, yakuman, times: 0, yaku, dora, han, fu, limit: limitOf(options, han, fu.sum) };
}

function hanOf({ closed, open }: Row, { isClosed }: Hand): number {
  return isClosed ? closed : open;
}

/** How often a yakuman counts. */
export function timesOf({ doubleYakuman }: RiichiOptions, { closed }: Pick<Row, 'closed'>): number {
  return doubleYakuman ? closed : 1;
}

/** Dora, red fives, and in riichi those of the indicators underneath. Source: `RULES.md#dora`. */
function doraLines(win: WinContext, { uraDora }: RiichiOptions): ScoreLine[] {
  const { dora = [], ura = [] } = ownOf(win);
  const isSeen = riichiOf(win, win.seat) > 0 && win.melds.every(({ concealed }) => concealed);
  const under = !isSeen || uraDora === 'none' ? [] : uraDora === 'first' ? ura.slice(0, 1) : ura;
  return [
    ...doraLine('dora', copiesOf(win, dora)),
    ...doraLine('red-fives', win.marked.length),
    ...doraLine('ura-dora', copiesOf(win, under)),
  ];
}

export type DoraId = 'dora' | 'red-fives' | 'ura-dora';

function doraLine(id: DoraId, count: number): ScoreLine[] {
  return count > 0 ? [{ id, count, value: count, unit: HAN }] : [];
}

function copiesOf({ counts, melds }: WinContext, indicators: readonly TileKind[]): number {
  const laid = melds.flatMap((meld) => kindsOfMeld(meld).map(countsAs));
  return indicators
    .map(doraOf)
    .reduce((sum, dora) => sum + counts[dora]! + laid.filter((kind) => kind === dora).length, 0);
}

function isBetter(trial: Trial, best: Trial): boolean {
  const figures = (of: Trial): number[] => [of.limit.base, of.times, of.han, of.fu.sum];
  const before = figures(best);
  const differs = figures(trial)
    .map((figure, at) => figure - before[at]!)
    .find((difference) => difference !== 0);
  if (differs !== undefined) return differs > 0;
  const [rows, one, other] =
    trial.times > 0 ? [YAKUMAN, trial.yakuman, best.yakuman] : [YAKU, trial.yaku, best.yaku];
  const first = rows.find((row) => one.includes(row) !== other.includes(row));
  return first !== undefined && one.includes(first);
}

function sheetOf(trial: Trial): ScoreSheet {
  return trial.times > 0 ? yakumanSheet(trial) : hanSheet(trial);
}

function yakumanSheet({ hand, yakuman, times, limit }: Trial): ScoreSheet {
  return {
    seat: hand.win.seat,
    legal: true,
    limit: true,
    groups: hand.reading.groups,
    lines: yakuman.map((row) => {
      const count = timesOf(hand.settings, row);
      return { id: row.id, count, value: null, unit: YAKUMEN };
    }),
    omitted: [],
    steps: [{ id: 'yakuman', value: limit.base, unit: 'points' }],
    headline: [{ value: times > 1 ? times : null, unit: YAKUMEN }],
    total: limit.base,
  };
}

function hanSheet({ hand, yaku, dora, han, fu, limit }: Trial): ScoreSheet {
  const { win, reading, settings } = hand;
  const lines = yaku.map((row): ScoreLine => ({ id: row.id, count: 1, value: hanOf(row, hand), unit: HAN }));
  const counted = lines.reduce((sum, { value }) => sum + (value ?? 0), 0);
  const sheet = { seat: win.seat, groups: reading.groups };
  const steps = [
    { id: 'han', value: han, unit: HAN },
    ...(fu.counted < fu.sum ? [{ id: 'counted-fu', value: fu.counted, unit: 'fu' }] : []),
    { id: 'fu', value: fu.sum, unit: 'fu' },
  ];
  if (counted < settings.minimumHan)
    return {
      ...sheet,
      legal: false,
      limit: false,
      lines: [...lines, ...fu.lines],
      omitted: dora.map(({ id }) => ({ id, code: 'needs-yaku' })),
      steps,
      headline: [{ value: counted, unit: HAN }],
      total: 0,
    };
  return {
    ...sheet,
    legal: true,
    limit: limit.id !== null,
    lines: [...lines, ...dora, ...fu.lines],
    omitted: [],
    steps: [...steps, { id: limit.id ?? 'base', value: limit.base, unit: 'points' }],
    headline: [
      { value: han, unit: HAN },
      limit.id ? { value: null, unit: limit.id } : { value: fu.sum, unit: 'fu' },
    ],
    total: limit.base,
  };
}
