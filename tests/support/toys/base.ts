import { defaultRules } from '../../../src/engine/defaultRules';
import type { Geometry, RuleSet, Rules, WinContext } from '../../../src/engine/rules';
import { isComplete } from '../../../src/engine/scoring/forms';
import { meldGroup } from '../../../src/engine/scoring/groups';
import { tileList } from '../../../src/engine/tiles';
import type { Payment, ScoreGroup, ScoreSheet } from '../../../src/engine/types';
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
    isComplete: (counts, melds) => isPlain(counts, table.sets - melds.length),
    forms: null,
    score: onePoint,
    settle: (sheet, context) => onePointEach(seats, sheet.total, context),
    report: () => ({ legal: true }),
    ...hooks,
  };
  return { id, version: 1, options: {}, resolve: (options) => ({ ...rules, options }) };
}

const NAMES = { 1: 'loose', 2: 'eyes', 3: 'pong', 4: 'kong' } as const;

/** Any complete hand is worth one point; its tiles are told kind by kind. */
function onePoint({ seat, counts, melds }: WinContext): ScoreSheet {
  const groups = [...melds.map(meldGroup), ...likeTiles(counts)];
  const lines = [{ id: 'complete-hand', count: 1, value: 1, unit: 'points' }];
  const headline = [{ value: 1, unit: 'points' }];
  return { seat, legal: true, limit: false, groups, lines, omitted: [], steps: [], headline, total: 1 };
}

/** Concealed tiles as groups of equal ones. */
function likeTiles(counts: readonly number[]): ScoreGroup[] {
  return counts.flatMap((count, kind): ScoreGroup[] => {
    if (count === 0) return [];
    const kinds = Array<number>(count).fill(kind);
    return [{ type: NAMES[count as 1], kinds, concealed: true, meld: null, won: null }];
  });
}

function onePointEach(seats: number, base: number, { seat: to }: WinContext): Payment[] {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== to);
  return others.map((from) => ({ from, to, amount: base, reason: 'win', base, factors: [] }));
}
