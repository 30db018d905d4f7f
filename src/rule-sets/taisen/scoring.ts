import { flagOf, numberOf } from '../../engine/options';
import type { Rules, Settlement, WinContext } from '../../engine/rules';
import { NOT_COMPLETE } from '../../engine/scoring/notComplete';
import { kindsIn } from '../../engine/scoring/groups';
import { payment, pointsBySeat } from '../../engine/scoring/payments';
import { meldGroups } from '../../engine/scoring/readGroups';
import { aloneAt, payersOf } from '../../engine/settlement';
import type { Options, Payment, ScoreGroup, ScoreSheet, TileKind } from '../../engine/types';
import { averageFaan, NOT_ROBBED, type ScoringHooks } from '../shared/hongKong/scoring';
import { foundGroups, hasGroupsAndEyes, hasGroupsWith, type Use } from './groups';

const SEATS = 4;

/** The first complete hand wins, and there is nothing else to count. Source: `RULES.md#winning`, `#standings`. */
export function scoring(options: Options): Omit<ScoringHooks, 'scale' | 'readings'> {
  const groups = numberOf(options, 'groups');
  const fromAnyone = flagOf(options, 'winFromAnyone');
  const isComplete: Rules['isComplete'] = (counts, melds) => hasGroupsAndEyes(counts, groups - melds.length);
  const score = (context: WinContext): ScoreSheet | null =>
    wins(context, { groups, use: 'any' }) ? sheetFor(context) : null;
  return {
    isComplete,
    forms: { sets: groups, sevenPairs: 'none', thirteenOrphans: false },
    refusal: (context) => {
      if (context.kong !== null) return NOT_ROBBED;
      const anything = fromAnyone || context.from === null || isNext(context.from, context.seat);
      if (wins(context, { groups, use: anything ? 'any' : 'pong' })) return null;
      const couldTake = !anything && wins(context, { groups, use: 'any' });
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

/** A tile from another seat must be part of a group or the pair. Source: `RULES.md#taken-tile`. */
function wins(context: WinContext, { groups, use }: { groups: number; use: Use }): boolean {
  const { by, counts, melds, tile } = context;
  const wanted = groups - melds.length;
  if (by === 'bonus-tiles') return false;
  if (by === 'wall' || tile === null) return hasGroupsAndEyes(counts, wanted);
  return hasGroupsWith(counts, wanted, { tile, use });
}

function isNext(from: number, seat: number): boolean {
  return seat === (from + 1) % SEATS;
}

/** A win is a win: there is nothing to call out. */
function sheetFor(context: WinContext): ScoreSheet {
  const groups = readGroups(context);
  const lines = [{ id: 'complete-hand', count: 1, value: 1, unit: 'win' }];
  const { seat } = context;
  return { seat, legal: true, limit: false, groups, lines, omitted: [], steps: [], headline: [], total: 1 };
}

/** The groups found last, which are those of this win, and the tiles that are left over. */
function readGroups(context: WinContext): ScoreGroup[] {
  const { counts, tile: winning, from } = context;
  const left = counts.slice();
  let tile = winning;
  const groupOf = (kinds: readonly TileKind[], type: ScoreGroup['type']): ScoreGroup => {
    const at = tile === null ? -1 : kinds.lastIndexOf(tile);
    if (at < 0) return { type, kinds, concealed: true, meld: null, won: null };
    tile = null;
    return { type, kinds, concealed: from === null, meld: null, won: at };
  };
  const groups = foundGroups().map((kinds) => {
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
