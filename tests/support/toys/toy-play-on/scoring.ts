import type { Rules, Settlement } from '../../../../src/engine/rules';
import { looseGroups } from '../../../../src/engine/scoring/looseGroups';
import { payment } from '../../../../src/engine/scoring/payments';
import { payersOf } from '../../../../src/engine/settlement';
import { hasSeat } from '../../../../src/engine/state';
import { FIRST_WIND, suitOf } from '../../../../src/engine/tiles';
import type {
  Deal,
  Extras,
  Payment,
  ScoreLine,
  ScoreSheet,
  Seat,
  WinContext,
} from '../../../../src/engine/types';
import { linesIn, isPlain, readSets, sheetOf, sumOf, withWinning } from '../shared/scoring';
import { voidOf } from './beforePlay';

const inFan = linesIn('fan');

const VOID_HELD = 8;

interface Worth {
  readonly counted: readonly string[];
  /** More fan than this count nothing. */
  readonly most: number;
}

/** Points double with each fan. Source: `RULES.md#worth`. */
export function scoreBy({ counted, most }: Worth): Rules['score'] {
  return (context) => {
    const hand = readSets(context.counts);
    if (!hand) return null;
    const groups = withWinning(hand, context);
    const lines = linesOf(context, groups, counted);
    const fan = sumOf(lines);
    const total = 2 ** Math.min(fan, most);
    const isFull = fan >= most;
    const isPongs = lines.some(({ id }) => id === 'all-pongs');
    return sheetOf({
      seat: context.seat,
      limit: isFull,
      groups,
      lines,
      omitted: isPongs ? [{ id: 'common', code: 'part-of', by: 'all-pongs' }] : [],
      steps: [
        { id: 'fan', value: fan, unit: 'fan' },
        ...(fan > most ? [{ id: 'capped', value: most, unit: 'fan' }] : []),
        { id: 'doubled', value: total, unit: 'points' },
      ],
      headline: [isFull ? { value: null, unit: 'full' } : { value: fan, unit: 'fan' }],
      total,
    });
  };
}

function linesOf(context: WinContext, groups: ScoreSheet['groups'], counted: readonly string[]): ScoreLine[] {
  const { from, by, extras, counts, melds } = context;
  const kinds = groups.flatMap((group) => group.kinds);
  const isPongs = counted.includes('all-pongs') && groups.every(({ type }) => type !== 'chow');
  const isPure = new Set(kinds.map(suitOf)).size === 1;
  const roots =
    counts.filter((count) => count === 4).length + melds.filter(({ type }) => type === 'kong').length;
  const afterKong = by === 'discard' && from !== null && extras['afterKong'] === from;
  return [
    ...inFan.when(!isPongs, 'common', 0),
    ...inFan.when(isPongs, 'all-pongs', 1),
    ...inFan.when(isPure && counted.includes('pure'), 'pure', 2),
    ...(roots > 0 && counted.includes('root')
      ? [{ id: 'root', count: roots, value: roots, unit: 'fan' }]
      : []),
    ...inFan.when(from === null, 'self-drawn', 1),
    ...inFan.when(afterKong, 'kong-discard', 1),
  ];
}

/** The winners' sheets; when the wall is empty also those of ready hands, and of hands that hold what they gave up. */
export function sheetsOf(deal: Deal, score: Rules['score']): (ScoreSheet | null)[] {
  const isOut = deal.phase.type === 'ended' && deal.phase.ending === 'exhausted';
  return deal.seats.map((_, seat) => {
    const win = deal.wins.find((each) => each.seat === seat);
    if (win) return win.sheet;
    return isOut ? sheetOfLoser(deal, seat, score) : null;
  });
}

function sheetOfLoser(deal: Deal, seat: Seat, score: Rules['score']): ScoreSheet | null {
  const { counts, melds } = deal.seats[seat] ?? { counts: [], melds: [] };
  const suit = voidOf(deal.extras, seat);
  if (counts.some((count, kind) => count > 0 && suitOf(kind) === suit)) return voidSheet(seat, counts);
  const waits = counts.slice(0, FIRST_WIND).flatMap((count, kind) => {
    const next = counts.map((each, at) => (at === kind ? each + 1 : each));
    return count < 4 && suitOf(kind) !== suit && isPlain(next, melds) ? [{ next, kind }] : [];
  });
  const sheets = waits.flatMap(({ next, kind }) => score(quietWin(deal, { seat, counts: next, kind })) ?? []);
  return sheets.toSorted((a, b) => b.total - a.total)[0] ?? null;
}

function voidSheet(seat: Seat, counts: readonly number[]): ScoreSheet {
  const lines = [{ id: 'void-held', count: 1, value: -VOID_HELD, unit: 'points' }];
  return sheetOf({
    seat,
    legal: false,
    groups: looseGroups({ counts, melds: [] }),
    lines,
    steps: [],
    headline: [],
    total: 0,
  });
}

/** As if this hand had won with a discard, with nothing special about the moment. */
function quietWin(
  deal: Deal,
  { seat, counts, kind }: { readonly seat: Seat; readonly counts: readonly number[]; readonly kind: number },
): WinContext {
  const quiet: Extras = {};
  return {
    seat,
    counts,
    round: deal.prevailing,
    by: 'discard',
    from: (seat + 1) % deal.seats.length,
    melds: deal.seats[seat]?.melds ?? [],
    bonus: [],
    tile: kind,
    marked: [],
    kong: null,
    lastTile: false,
    kongs: 0,
    forBonus: false,
    othersOpen: 0,
    end: null,
    firstGo: false,
    firstDraw: false,
    firstDiscard: false,
    river: [],
    carry: quiet,
    extras: quiet,
  };
}

/** Who discarded pays, or all who still play; an empty wall is settled among those who have not won. */
export function settle(settlement: Settlement): Payment[] {
  const { wins, ending } = settlement;
  if (wins.length === 0) return ending === 'exhausted' ? settleEmptyWall(settlement) : [];
  return wins.flatMap(({ sheet: { seat: to, total: base }, context: { from } }) => {
    if (from !== null) return [payment({ from, to, base, reason: 'win', factors: [] })];
    const factors = [{ id: 'self-drawn', times: 2 }];
    return payersOf(settlement).map((payer) => payment({ from: payer, to, base, reason: 'win', factors }));
  });
}

function settleEmptyWall({ sheets, seats, out }: Settlement): Payment[] {
  const still = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !hasSeat(out, seat));
  const isReady = (seat: Seat) => sheets[seat]?.legal ?? false;
  return still.flatMap((from) => {
    const others = still.filter((to) => to !== from);
    if (sheets[from] && !isReady(from))
      return others.map((to) => payment({ from, to, base: VOID_HELD, reason: 'void-held', factors: [] }));
    if (isReady(from)) return [];
    return others
      .filter(isReady)
      .map((to) => payment({ from, to, base: sheets[to]?.total ?? 0, reason: 'not-ready', factors: [] }));
  });
}
