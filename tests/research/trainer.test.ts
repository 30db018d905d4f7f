import { expect, test } from 'vitest';
import { Network, newAppraisal, OUTCOMES } from '../../src/bots/value/network';
import { Trainer } from '../../research/fit/trainer';
import { inPoints, inUnits } from '../../research/fit/units';
import type { Samples } from '../../research/fit/samples';
import { Random } from '../../src/engine/random';

/** Hands that are won for 20 points as often as their one feature says, and else drawn. */
function coins(count: number): Samples {
  const random = new Random([1, 2, 3, 4]);
  const samples: Samples = { features: [], outcomes: [], points: [] };
  for (let at = 0; at < count; at++) {
    const chance = random.below(100) / 100;
    const isWon = random.below(1000) / 1000 < chance;
    samples.features.push(Float64Array.of(chance));
    samples.outcomes.push(OUTCOMES.indexOf(isWon ? 'won' : 'drawn'));
    samples.points.push(isWon ? 20 : 0);
  }
  return samples;
}

test('learns how often hands are won, and what for', () => {
  const trainer = new Trainer(coins(20_000), 8, new Random([5, 6, 7, 8]));
  const fits: number[] = [];
  trainer.train(25, ({ explained }) => fits.push(explained));
  const network = new Network(trainer.weights());
  const appraisal = newAppraisal();
  for (const chance of [0.1, 0.5, 0.9]) {
    network.appraise(Float64Array.of(chance), appraisal);
    expect(appraisal.chances[OUTCOMES.indexOf('won')]).toBeCloseTo(chance, 1);
    expect(appraisal.points[OUTCOMES.indexOf('won')]).toBeCloseTo(20, 0);
    expect(Math.abs(appraisal.value - 20 * chance)).toBeLessThan(1.2);
  }
  expect(fits.at(-1)).toBeGreaterThan(0.25);
});

test('learns in any unit of points, and tells points', () => {
  const trainer = new Trainer(inUnits(coins(20_000), 40), 8, new Random([5, 6, 7, 8]));
  trainer.train(25, () => null);
  const network = new Network(inPoints(trainer.weights(), 40));
  const appraisal = newAppraisal();
  network.appraise(Float64Array.of(0.5), appraisal);
  expect(appraisal.chances[OUTCOMES.indexOf('won')]).toBeCloseTo(0.5, 1);
  expect(appraisal.points[OUTCOMES.indexOf('won')]).toBeCloseTo(20, 0);
});

test('the same samples and stream give the same network', () => {
  const learn = () => {
    const trainer = new Trainer(coins(2_000), 4, new Random([5, 6, 7, 8]));
    trainer.train(1, () => null);
    return trainer.weights();
  };
  expect(learn()).toEqual(learn());
});
