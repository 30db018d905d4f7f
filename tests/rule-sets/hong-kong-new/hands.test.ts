import { expect, test } from 'vitest';
import { HANDS } from './hands';
import { told } from './rows';

test.each(HANDS)('%s', (...row) => {
  const [, , , items, faan, payments, options] = row;
  expect(told(row, options)).toEqual([items, faan, payments]);
});
