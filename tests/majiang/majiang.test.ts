import { expect, test } from 'vitest';
import { majiangDifferences } from './compare';
import { besideGames } from './games';

test('Japanese hands are scored as the package majiang-core scores them', () => {
  expect(majiangDifferences(300, 'sample')).toEqual([]);
});

test('Japanese matches go as in the referee of majiang-core: choices, payments, who deals, results', () => {
  expect(besideGames(60, 'sample').differences).toEqual([]);
});
