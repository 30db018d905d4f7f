import { expect, test } from 'vitest';
import { Network, newAppraisal, OUTCOMES, OUTPUTS } from '../../../src/bots/value/network';

/** One input, one hidden unit that is the input where that is positive, and outputs made of both. */
function tiny(rows: readonly (readonly [hidden: number, input: number, bias: number])[]): Network {
  return new Network({ inputs: 1, hidden: 1, first: [1, 0], second: rows.flat() });
}

const NOTHING = [0, 0, 0] as const;

test('without weights every outcome is as likely as another and brings nothing', () => {
  const appraisal = newAppraisal();
  tiny(Array.from({ length: OUTPUTS }, () => NOTHING)).appraise(Float64Array.of(1), appraisal);
  for (const chance of appraisal.chances) expect(chance).toBeCloseTo(1 / OUTCOMES.length, 9);
  expect(appraisal.value).toBe(0);
});

test('the value is the sum of the chances times their points', () => {
  const rows = Array.from({ length: OUTPUTS }, (_, row) => [row / 10, -row / 20, row / 5] as const);
  const appraisal = newAppraisal();
  for (const input of [-2, 0.5, 3]) {
    tiny(rows).appraise(Float64Array.of(input), appraisal);
    const outputs = rows.map(([hidden, direct, bias]) => hidden * Math.max(0, input) + direct * input + bias);
    const powers = outputs.slice(0, OUTCOMES.length).map(Math.exp);
    const sum = powers.reduce((total, power) => total + power, 0);
    const value = powers
      .slice(0, -1)
      .reduce((total, power, at) => total + (power / sum) * outputs[OUTCOMES.length + at]!, 0);
    expect(appraisal.value).toBeCloseTo(value, 6);
    expect(appraisal.points[OUTCOMES.length - 1]).toBe(0);
  }
});
