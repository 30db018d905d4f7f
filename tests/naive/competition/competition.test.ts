import { expect, test } from 'vitest';
import { competitionExamples } from '../../data/competitionExamples';
import { inShort, requestOf } from '../../support/reports';
import type { Report } from '../../support/reports';
import { naiveScore } from '../naiveScore';

test.each(competitionExamples)('$hand $won $options', (row) => {
  const report: Report = naiveScore(requestOf('competition', row));
  expect(inShort(report)).toBe(row.gives);
  if (row.pays) expect(Object.values(report.payments ?? {})).toEqual(row.pays);
});
