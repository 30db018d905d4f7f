import { defaultRules } from '../../../src/engine/defaultRules';
import type { Geometry, RuleSet, Rules, WinContext } from '../../../src/engine/rules';
import { isComplete } from '../../../src/engine/scoring/forms';
import { tileList } from '../../../src/engine/tiles';
import type { Payment } from '../../../src/engine/types';
import { breakByTotal } from '../../../src/engine/wall';

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
    stacksPerSide: 17,
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
    isComplete: (counts, melds) => isPlain(counts, table.sets - melds.length),
    forms: null,
    score: ({ seat }) => ({ seat, legal: true, limit: false, lines: [], steps: [], total: 1 }),
    settle: (sheet, context) => onePointEach(seats, sheet.total, context),
    report: () => ({ legal: true }),
    ...hooks,
  };
  return { id, version: 1, options: {}, resolve: (options) => ({ ...rules, options }) };
}

function onePointEach(seats: number, base: number, { seat: to }: WinContext): Payment[] {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== to);
  return others.map((from) => ({ from, to, amount: base, reason: 'win', base, factors: [] }));
}
