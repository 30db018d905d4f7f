import { expect, test } from 'vitest';
import { HANDS } from './hands';
import { told } from './rows';

test.each(HANDS)('%s', (...row) => {
  const [, , , items, points, payments] = row;
  expect(told(row)).toEqual([items, points, payments]);
});
