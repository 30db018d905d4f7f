import { expect, test } from 'vitest';
import { Holding } from '../../../src/bots/targets/holding';
import { Judge } from '../../../src/bots/targets/judge';
import { NO_TILE } from '../../../src/bots/targets/target';
import type { Plan, Reach, Target } from '../../../src/bots/targets/target';
import { FIRST_TASTE } from '../../../src/bots/targets/taste';
import { rulesOf } from '../../../src/engine/knownRules';
import { kindsOfText } from '../../../src/engine/notation';
import { PLAYING_KINDS } from '../../../src/engine/tiles';
import { seatView } from '../../../src/engine/view';
import { rig } from '../../support/rigged';

const target: Target = {
  id: 'any',
  sort: 'any',
  value: 3,
  penalty: 0,
  closed: false,
  selfDrawn: false,
  honours: false,
};

/** One target that is as near whatever is thrown. */
function planOf(worth?: Reach['worth']): Plan {
  const reach: Reach = {
    isOpen: () => true,
    least: () => 2,
    measure: () => 2,
    uses: () => false,
    without: () => 2,
    useful: () => 8,
    ...(worth ? { worth } : {}),
  };
  return {
    targets: [target],
    reaches: [reach],
    sorts: ['any'],
    values: Array<number>(PLAYING_KINDS).fill(0),
    rare: 10,
    keeps: null,
    scores: null,
    beside: null,
    wild: [],
  };
}

test('what hands are likely to be worth multiplies the hope of their target, and may decide what is thrown', () => {
  const { deal } = rig({ options: { bonusTiles: false }, hands: ['19m19p19sESWNCFP'], front: '5m' });
  const holding = new Holding();
  holding.read(rulesOf(deal), seatView(deal, 0));
  const judge = new Judge({ ...FIRST_TASTE, live: 0 });
  const hopeOf = (plan: Plan): number => {
    judge.look(holding, plan);
    return judge.keep();
  };
  const twice = (of: number) => planOf((discarded) => (discarded === of ? 2 : 1));
  expect(hopeOf(twice(NO_TILE)) / hopeOf(planOf())).toBeCloseTo(2);
  for (const kind of kindsOfText('9pW5m')) {
    const verdict = { kind: -1, hope: 0 };
    judge.look(holding, twice(kind));
    judge.discard(verdict);
    expect(verdict.kind).toBe(kind);
  }
});
