import { expect, test } from 'vitest';
import { playDeal } from '../../../src/bots/playDeal';
import { mindsFor } from '../../../src/bots/players/bookBot';
import { Appraiser } from '../../../src/bots/value/appraiser';
import { FEATURES, SCORE_FEATURES } from '../../../src/bots/value/position';
import classical from '../../../src/rule-sets/classical/learned/worth.json';
import hongKongCommon from '../../../src/rule-sets/hong-kong-common/learned/worth.json';
import hongKongOld from '../../../src/rule-sets/hong-kong-old/learned/worth.json';
import { legalActions } from '../../../src/engine/legalActions';
import { startMatch, startNextDeal } from '../../../src/engine/match';
import type { Action, Deal, Seat } from '../../../src/engine/types';
import { seatView } from '../../../src/engine/view';
import { optionsOf, rig } from '../../support/rigged';

test('a position is worth the same whether it is the first one looked at or not', () => {
  const rules = 'hong-kong-old';
  const options = optionsOf(rules);
  const { deal } = startNextDeal(startMatch({ rules, options, bits: 'ef'.repeat(16), text: '' }));
  const view = seatView(deal, deal.turn);
  const discard = legalActions(deal, deal.turn).find(({ type }) => type === 'discard')!;
  const appraiser = new Appraiser(mindsFor({ tuning: 'routes-1' })({ rules })!, hongKongOld);
  const first = [...appraiser.describe(view, discard)];
  expect([...appraiser.describe(view, discard)]).toEqual(first);
});

test('where every hand scores a position tells what the hand would count for', () => {
  const rules = 'classical';
  const { deal } = rig({ rules, hands: ['CCCC123m456p78s9m'], front: '9m' });
  const mind = mindsFor({ tuning: 'routes-1' })({ rules })!;
  const appraiser = new Appraiser(mind, classical);
  const view = seatView(deal, 0);
  const scores = legalActions(deal, 0)
    .filter(({ type }) => type === 'discard' || type === 'concealed-kong')
    .map((action) => [...appraiser.describe(view, action)].slice(FEATURES));
  expect(new Set(scores.map(([kept]) => kept)).size).toBeGreaterThan(1);
  for (const each of scores) {
    expect(each).toHaveLength(SCORE_FEATURES);
    expect(each.slice(0, 4).every((number) => number > 0)).toBe(true);
  }
});

test('a hand that is all but lost is worth no treasure', () => {
  const rules = 'hong-kong-common';
  const options = optionsOf(rules, { minimumFaan: 8 });
  const mind = mindsFor({ tuning: 'routes-1' })({ rules })!;
  const appraiser = new Appraiser(mind, hongKongCommon);
  let most = -Infinity;
  let lost = 0;
  for (const bits of ['01', '23', '45', '67', '89', 'ab', 'cd', 'ef']) {
    const { deal } = startNextDeal(startMatch({ rules, options, bits: bits.repeat(16), text: '' }));
    const look = (now: Deal, seat: Seat, choices: readonly Action[]): Action => {
      const view = seatView(now, seat);
      const passed =
        choices.find(({ type }) => type === 'pass') ?? choices.find(({ type }) => type === 'discard')!;
      if (passed.type !== 'discard' || view.wallLeft > 20) return passed;
      lost++;
      most = Math.max(most, appraiser.appraise(view, passed).value);
      return passed;
    };
    playDeal(deal, look, []);
  }
  expect(lost).toBeGreaterThan(10);
  expect(most).toBeLessThan(60);
});
