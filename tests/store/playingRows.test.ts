import { expect, it } from 'vitest';
import { gameOf } from '../support/decisions';
import { completeOptions } from '../../src/store/selectors/optionList';
import { playingRows } from '../../src/store/selectors/playingRows';
import { suitOf } from '../../src/engine/tiles';

it('the kinds that hands are made of lie suit by suit, without bonus tiles', () => {
  gameOf('hong-kong-old');
  const rows = playingRows({ rules: 'hong-kong-old', options: completeOptions('hong-kong-old', {}) });
  expect(rows.slice(0, 3).map((row) => row.length)).toEqual([9, 9, 9]);
  expect(rows.flat()).toEqual(Array.from({ length: 34 }, (_, kind) => kind));
  for (const row of rows) expect(new Set(row.map(suitOf)).size).toBe(1);
  expect(new Set(rows.map(([kind = 0]) => suitOf(kind))).size).toBe(rows.length);
});
