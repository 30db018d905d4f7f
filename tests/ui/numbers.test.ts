import { expect, it } from 'vitest';
import { formatPoints } from '../../src/ui/coach/scale';
import { grouped, rounded, signed, signedRounded, total } from '../../src/ui/text/numbers';

it('digits stand in groups of three from a thousand on', () => {
  const digits = ['0', '999', '1000', '25000', '1234567', '1234.5', '999.1234'];
  expect(digits.map(grouped)).toEqual(['0', '999', '1,000', '25,000', '1,234,567', '1,234.5', '999.1234']);
});

it('what is gained and held is written with its sign', () => {
  expect([-39_900, -5, 0, 7, 48_200].map(total)).toEqual(['−39,900', '−5', '0', '7', '48,200']);
  expect([-39_900, 0, 13_300].map(signed)).toEqual(['−39,900', '0', '+13,300']);
});

it('what is about so much is rounded first', () => {
  expect([0.25, 12.6, 3900.4, -76.8, -1250, 0].map(rounded)).toEqual([
    '0.3',
    '13',
    '3,900',
    '−77',
    '−1,250',
    '0',
  ]);
  expect([-1250.2, 3900.4].map(signedRounded)).toEqual(['−1,250', '+3,900']);
  expect([formatPoints(-1250.25, 1), formatPoints(3900, 0)]).toEqual(['−1,250.3', '+3,900']);
});
