import { expect, test } from 'vitest';
import { HANDS } from './hands';
import { told } from './rows';

test.each(HANDS)('%s %s %s, %s', (...row) => {
  const [, , , , ...wanted] = row;
  expect(told(row)).toEqual(wanted);
});
