import { defaultRules } from '../../../src/engine/defaultRules';
import type { Geometry, RuleSet, Rules, Settlement, WinContext } from '../../../src/engine/rules';
import { isComplete } from '../../../src/engine/scoring/forms';
import { looseGroups } from '../../../src/engine/scoring/looseGroups';
import { payersOf } from '../../../src/engine/settlement';
import { tileSet } from '../../../src/engine/tileSet';
import { tileList } from '../../../src/engine/tiles';
import type { Payment, ScoreSheet } from '../../../src/engine/types';
import { breakByTotal, evenStacks } from '../../../src/engine/wall';

/** Chows or pongs and a pair, and no other form. */
export function isPlain(counts: readonly number[], sets: number): boolean {
  return isComplete({ sets, sevenPairs: 'none', thirteenOrphans: false }, counts, []);
}

/** A plain table for toys: everybody still in pays one point to the winner of any complete hand. */
export function toyRules(id: string, geometry: Partial<Geometry>, hooks: Partial<Rules> = {}): RuleSet {
  const seats = geometry.seats ?? 4;
  const table: Geometry = {
    seats,
    tiles: tileList([]),
    handSize: 13,
    sets: 4,
    stacks: evenStacks(seats, 17),
    deadWall: 0,
    diceCount: 3,
    breakWall: breakByTotal(seats),
    ...geometry,
  };
  const rules: Rules = {
    ...defaultRules,
    id,
    options: {},
    geometry: table,
    tiles: tileSet(table.tiles),
    isComplete: (counts, melds) => isPlain(counts, table.sets - melds.length),
    forms: null,
    score: onePoint,
    settle: onePointEach,
    report: () => ({ legal: true }),
    ...hooks,
  };
  return { id, version: 1, options: {}, resolve: (options) => ({ ...rules, options }) };
}

/** Any complete hand is worth one point. */
function onePoint({ seat, counts, melds }: WinContext): ScoreSheet {
  const lines = [{ id: 'complete-hand', count: 1, value: 1, unit: 'points' }];
  const headline = [{ value: 1, unit: 'points' }];
  const groups = looseGroups({ counts, melds });
  return { seat, legal: true, limit: false, groups, lines, omitted: [], steps: [], headline, total: 1 };
}

function onePointEach(settlement: Settlement): Payment[] {
  const payers = payersOf(settlement);
  return settlement.wins.flatMap(({ sheet: { seat: to, total } }) =>
    payers.map((from) => ({ from, to, amount: total, reason: 'win', base: total, factors: [] })),
  );
}
