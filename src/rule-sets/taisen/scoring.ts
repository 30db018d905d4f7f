import type { Rules, Settlement, WinContext } from '../../engine/rules';
import { NOT_COMPLETE } from '../../engine/scoring/notComplete';
import { kindsIn } from '../../engine/scoring/groups';
import { payment, pointsBySeat } from '../../engine/scoring/payments';
import { meldGroups } from '../../engine/scoring/readGroups';
import { aloneAt, payersOf } from '../../engine/settlement';
import type { Payment, ScoreGroup, ScoreSheet, TileKind } from '../../engine/types';
import { averageFaan, NOT_ROBBED, type ScoringHooks } from '../shared/standard/scoring';
import { findGroupsAndEyes, findGroupsWith, type FoundGroups, type Use } from './groups';
import type { TaisenOptions } from './options';

const SEATS = 4;

/** The first complete hand wins, and there is nothing else to count. Source: `RULES.md#winning`, `#standings`. */
export function scoring({ groups, winFromAnyone }: TaisenOptions): Omit<ScoringHooks, 'scale' | 'readings'> {
  const isComplete: Rules['isComplete'] = (counts, melds) =>
    findGroupsAndEyes(counts, groups - melds.length) !== null;
  const score = (context: WinContext): ScoreSheet | null => {
    const found = findWin(context, { groups, use: 'any' });
    return found && sheetFor(context, found);
  };
  return {
    isComplete,
    forms: { sets: groups, sevenPairs: 'none', thirteenOrphans: false },
    refusal: (context) => {
      if (context.kong !== null) return NOT_ROBBED;
      const anything = winFromAnyone || context.from === null || isNext(context.from, context.seat);
      if (findWin(context, { groups, use: anything ? 'any' : 'pong' })) return null;
      const couldTake = !anything && findWin(context, { groups, use: 'any' }) !== null;
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

/** The groups and the pair of a won hand. A tile from another seat must be in one of them. Source: `RULES.md#taken-tile`. */
function findWin(context: WinContext, { groups, use }: { groups: number; use: Use }): FoundGroups | null {
  const { by, counts, melds, tile } = context;
  const wanted = groups - melds.length;
  if (by === 'bonus-tiles') return null;
  if (by === 'wall' || tile === null) return findGroupsAndEyes(counts, wanted);
  return findGroupsWith(counts, wanted, { tile, use });
}

function isNext(from: number, seat: number): boolean {
  return seat === (from + 1) % SEATS;
}

/** A win is a win: there is nothing to call out. */
function sheetFor(context: WinContext, found: FoundGroups): ScoreSheet {
  const groups = readGroups(context, found);
  const lines = [{ id: 'complete-hand', count: 1, value: 1, unit: 'win' }];
  const { seat } = context;
  return { seat, legal: true, limit: false, groups, lines, omitted: [], steps: [], headline: [], total: 1 };
}

/** What was laid out, the groups that were found, and the tiles that are left over. */
function readGroups(context: WinContext, found: FoundGroups): ScoreGroup[] {
  const { counts, tile: winning, from } = context;
  const left = counts.slice();
  let tile = winning;
  const groupOf = (kinds: readonly TileKind[], type: ScoreGroup['type']): ScoreGroup => {
    const at = tile === null ? -1 : kinds.lastIndexOf(tile);
    if (at < 0) return { type, kinds, concealed: true, meld: null, won: null };
    tile = null;
    return { type, kinds, concealed: from === null, meld: null, won: at };
  };
  const inOrder = found.toSorted((a, b) => b.length - a.length || a[0]! - b[0]!);
  const groups = inOrder.map((kinds) => {
    for (const kind of kinds) left[kind]!--;
    return groupOf(kinds, kinds.length === 2 ? 'eyes' : kinds[0] === kinds[1] ? 'pong' : 'chow');
  });
  const loose = kindsIn(left);
  const rest = loose.length > 0 ? [groupOf(loose, 'loose')] : [];
  return [...meldGroups(context), ...groups, ...rest];
}

/** Each loser owes the winner one. Source: `RULES.md#standings`. */
function settleTaisen(settlement: Settlement): Payment[] {
  const payers = payersOf(settlement);
  return settlement.wins.flatMap(({ sheet: { seat: to } }) =>
    payers.map((from) => payment({ from, to, base: 1, reason: 'win', factors: [] })),
  );
}
