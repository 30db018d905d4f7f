import { expect, test } from 'vitest';
import { countCompetitionDifferences } from './competitionAgreement';

test('hands are worth what the naive scoring says', () => {
  expect(countCompetitionDifferences(400, 7)).toBe(0);
});
