import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { positionsOf } from '../../../src/cli/reference/positions';
import { advisorFor } from '../../../src/coach/advisor';
import { reasonsFor } from '../../../src/coach/reasons/reasons';
import { wayToMinimum } from '../../../src/coach/reasons/minimum';
import { Thought } from '../../../src/coach/thought';
import { ruleSetIds } from '../../../src/engine/knownRules';
import { optionsOf } from '../../support/rigged';

const SEED = 23;

describe.each(ruleSetIds())('reasons in decisions of %s', (rules) => {
  const game = { rules, options: optionsOf(rules) };

  it('are three at most, the weightiest first, each of a fifth at least', () => {
    let told = 0;
    for (let hand = 0; hand < 20; hand++) {
      for (const decision of positionsOf({ ...game, seed: SEED, sort: 'claims' }, hand)) {
        const judgement = new Thought(decision, advisorFor(game)!).think('instant');
        const reasons = reasonsFor(decision, judgement);
        expect(reasons.length).toBeLessThanOrEqual(3);
        const weights = reasons.map(({ weight }) => weight);
        expect(weights).toEqual(weights.toSorted((a, b) => b - a));
        for (const weight of weights) expect(weight).toBeGreaterThanOrEqual(0.2);
        told += reasons.length;
        const way = wayToMinimum(decision.view);
        if (way) expect(way.has).toBeLessThan(way.needs);
      }
    }
    expect(told).toBeGreaterThan(0);
  });
});
