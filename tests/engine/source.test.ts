import { expect, test } from 'vitest';
import {
  copySource,
  queueSource,
  setAside,
  takeTile,
  tilesLeft,
  undrawn,
  wallSource,
  wholeWall,
} from '../../src/engine/source';
import type { TileSource } from '../../src/engine/types';

const drawn = (source: TileSource, seats: readonly number[]): number[] =>
  seats.map((seat) => takeTile(source, seat, 'front'));

test('of queues each seat takes its own, from the front and from the back alike', () => {
  const source = queueSource([
    [1, 2],
    [10, 20],
    [100, 200],
  ]);
  expect(tilesLeft(source)).toBe(6);
  expect(drawn(source, [2, 0, 2])).toEqual([100, 1, 200]);
  expect(takeTile(source, 1, 'back')).toBe(10);
  expect(tilesLeft(source)).toBe(2);
  expect(undrawn(source)).toEqual([2, 20]);
});

test('a seat whose queue is empty takes from the longest, of equal ones from the first', () => {
  const source = queueSource([[1], [10, 20, 30], [], [1000, 2000, 3000]]);
  expect(drawn(source, [2, 2, 2, 2])).toEqual([10, 1000, 20, 2000]);
  expect(drawn(source, [0, 0, 0])).toEqual([1, 30, 3000]);
  expect(tilesLeft(source)).toBe(0);
});

test('a wall is taken from both ends', () => {
  const source = wallSource([1, 2, 3, 4]);
  expect([takeTile(source, 0, 'front'), takeTile(source, 3, 'back')]).toEqual([1, 4]);
  expect(tilesLeft(source)).toBe(2);
  expect(undrawn(source)).toEqual([2, 3]);
});

test('a wall knows again what was set aside, and where', () => {
  const source = wallSource([1, 2, 3, 4, 5]) as Extract<TileSource, { type: 'wall' }>;
  const without = setAside(setAside(source, 1), 3);
  expect(undrawn(without)).toEqual([1, 3, 4]);
  expect(without.aside.map(({ tile }) => tile)).toEqual([2, 5]);
  expect(wholeWall(without)).toEqual([1, 2, 3, 4, 5]);
});

test.each([wallSource([1, 2, 3]), queueSource([[1, 2, 3]])])(
  'a copy is drawn from alone: $type',
  (source) => {
    const copy = copySource(source);
    expect(drawn(copy, [0, 0])).toEqual([1, 2]);
    expect(undrawn(source)).toEqual([1, 2, 3]);
  },
);
