import { defaultRules } from '../../../src/engine/defaultRules';
import { addRuleSet } from '../../../src/engine/knownRules';
import type { Rules, RuleSet, Settlement, WinContext } from '../../../src/engine/rules';
import { looseGroups } from '../../../src/engine/scoring/looseGroups';
import { payersOf } from '../../../src/engine/settlement';
import { tileSet } from '../../../src/engine/tileSet';
import type { Payment, ScoreSheet } from '../../../src/engine/types';
import { toyGeometry } from './shared/rules';
import { isPlain, sheetOf } from './shared/scoring';

const geometry = toyGeometry({});

/** A plain table with these hooks, made known under a name of its own: everybody still in pays one point to the winner of any complete hand. */
export function toyWith(id: string, hooks: Partial<Rules>): string {
  const rules: Rules = {
    ...defaultRules,
    id,
    options: {},
    geometry,
    tiles: tileSet(geometry.tiles),
    isComplete: isPlain,
    score: onePoint,
    settle: onePointEach,
    report: () => ({ legal: true }),
    ...hooks,
  };
  const ruleSet: RuleSet = { id, version: 1, options: {}, resolve: (options) => ({ ...rules, options }) };
  addRuleSet(ruleSet);
  return id;
}

/** Any complete hand is worth one point. */
function onePoint({ seat, counts, melds }: WinContext): ScoreSheet {
  return sheetOf({
    seat,
    groups: looseGroups({ counts, melds }),
    lines: [{ id: 'complete-hand', count: 1, value: 1, unit: 'points' }],
    steps: [],
    headline: [{ value: 1, unit: 'points' }],
    total: 1,
  });
}

function onePointEach(settlement: Settlement): Payment[] {
  const payers = payersOf(settlement);
  return settlement.wins.flatMap(({ sheet: { seat: to, total } }) =>
    payers.map((from) => ({ from, to, amount: total, reason: 'win', base: total, factors: [] })),
  );
}
