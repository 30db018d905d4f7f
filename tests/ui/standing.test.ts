import { expect, it } from 'vitest';
import { standingOf } from '../../src/ui/statistics/standing';

const ticks = [
  { level: 'steady', value: 20, error: 1 },
  { level: 'sharp', value: 25, error: 1 },
  { level: 'master', value: 24, error: 1 },
] as const;
const of = (value: number, error: number) => standingOf({ value, error }, ticks, (level) => level);

it('whose ranges overlap are not put in an order', () => {
  expect(of(24.5, 0.2)).toEqual({ kind: 'like', of: ['sharp', 'master'] });
  expect(of(22, 9)).toEqual({ kind: 'like', of: ['steady', 'sharp', 'master'] });
});

it('a value stands between, below or above those that are known to differ', () => {
  expect(of(22.2, 0.1)).toEqual({ kind: 'between', low: 'steady', high: 'master' });
  expect(of(10, 1)).toEqual({ kind: 'below', of: 'steady' });
  expect(of(40, 1)).toEqual({ kind: 'above', of: 'sharp' });
  expect(standingOf({ value: 1, error: 0 }, [], (level) => level)).toBeNull();
});
