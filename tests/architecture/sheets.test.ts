import { describe, expect, it } from 'vitest';
import { LONG_SHEETS_LEFT } from './left';
import { linesOf, readSources } from './sources';

describe('the style sheets', () => {
  it('have at most 300 lines', () => {
    const long = readSources('src', ['.css']).filter(({ text }) => linesOf(text) > 300);
    expect(long.map(({ path }) => path).toSorted()).toEqual(LONG_SHEETS_LEFT.toSorted());
  });
});
