import { expect, test } from 'vitest';
import { exp, ln } from '../../../src/bots/value/arithmetic';

test.each([1e-9, 0.003, 0.5, 0.99, 1, 1.5, 7, 1234.5])('ln %d', (x) => {
  expect(ln(x)).toBeCloseTo(Math.log(x), 6);
});

test.each([-30, -4.2, -0.001, 0, 0.3, 2, 9.9])('exp %d', (x) => {
  expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 6);
});

test.each([0, -1, Number.NaN, Infinity])('ln %d is refused', (x) => {
  expect(() => ln(x)).toThrow('no logarithm');
});
