import { expect, test } from 'vitest';
import { withHint } from '../../scripts/compileAhead';

test('a long script asks to be compiled while it loads, a short one does not', () => {
  const long = 'f();'.repeat(3000);
  expect(withHint(long)).toBe(`//# allFunctionsCalledOnLoad\n${long}`);
  expect(withHint('f();')).toBe('f();');
});
