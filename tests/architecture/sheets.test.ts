import { describe, expect, it } from 'vitest';
import { linesOf, readSources } from './sources';

describe('the style sheets', () => {
  it('have at most 300 lines', () => {
    const long = readSources('src', ['.css']).filter(({ text }) => linesOf(text) > 300);
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});
