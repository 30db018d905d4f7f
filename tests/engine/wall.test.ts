import { expect, test } from 'vitest';
import { FLOWERS_AND_SEASONS, tileList } from '../../src/engine/tiles';
import { rules as hongKongOld } from '../../src/rule-sets/hong-kong-old/rules';
import { rules as taisen } from '../../src/rule-sets/taisen/rules';
import { defaultOptions } from '../../src/engine/options';
import {
  breakStack,
  breakWall,
  buildQueues,
  buildWall,
  THREE_DICE,
  TWO_TWICE,
  throwForSeats,
  throwsByPlayer,
} from '../../src/engine/wall';
import { testRandom } from '../support/randomPlay';

const old = hongKongOld.resolve(defaultOptions(hongKongOld.options)).geometry;

test.each([
  // Total, the wall that is broken (0 the dealer, counted counter-clockwise). RULES.md#wall
  [3, 2],
  [4, 3],
  [5, 0],
  [9, 0],
  [10, 1],
  [13, 0],
  [17, 0],
  [18, 1],
])('three dice with a total of %i break the wall of seat %i', (total, side) => {
  const first = Math.min(6, total - 2);
  const second = Math.min(6, total - first - 1);
  const dice = [first, second, total - first - second];
  expect(breakWall({ seats: 4, dice: THREE_DICE }, dice)).toEqual({ side, stack: total });
});

test('two throws of two dice: the first chooses the wall, both count its stacks', () => {
  expect(breakWall({ seats: 4, dice: TWO_TWICE }, [3, 4, 6, 5])).toEqual({ side: 2, stack: 18 });
});

test('the least of the dice may count the stacks, and dice beyond those may be the game’s own', () => {
  const least = { thrown: 2, side: 2, stacks: 2, counts: 'least' } as const;
  expect(breakWall({ seats: 4, dice: least }, [5, 2])).toEqual({ side: 2, stack: 2 });
  const more = { ...THREE_DICE, thrown: 5 };
  expect(breakWall({ seats: 4, dice: more }, [1, 2, 2, 6, 6])).toEqual({ side: 0, stack: 5 });
});

test.each([
  // The walls stand clockwise: the dealer's, then that of the player on the left (seat 3), then 2, then 1.
  [{ side: 0, stack: 5 }, 5],
  [{ side: 3, stack: 4 }, 18 + 4],
  [{ side: 1, stack: 10 }, 3 * 18 + 10],
  // A count past the end of a side goes on along the side of the player on the left.
  [{ side: 2, stack: 18 }, 3 * 18],
  [{ side: 1, stack: 18 }, 0],
])('the break %o starts drawing at stack %i from the right end of the dealer’s side', (wallBreak, stack) => {
  expect(breakStack(old, wallBreak)).toBe(stack);
});

test.each([
  // Sides of unequal length (Singapore, Sichuan), and three of them; clockwise: the dealer's, then the last seat's.
  [[19, 18, 19, 18], { side: 3, stack: 4 }, 19 + 4],
  [[19, 18, 19, 18], { side: 1, stack: 18 }, 0],
  [[14, 13, 14, 13], { side: 2, stack: 14 }, 14 + 13 + 14],
  [[18, 18, 18], { side: 2, stack: 2 }, 18 + 2],
  [[18, 18, 18], { side: 1, stack: 24 }, 6],
])('walls of %o broken at %o start drawing at stack %i', (stacks, wallBreak, stack) => {
  expect(breakStack({ stacks }, wallBreak)).toBe(stack);
});

test('a built wall holds every tile once, is rotated by its dice, and depends on its stream alone', () => {
  const wall = buildWall(old, testRandom('wall'));
  expect(wall.tiles.toSorted((a, b) => a - b)).toEqual(old.tiles.map((_, id) => id));
  expect(wall.dice).toHaveLength(3);
  expect(wall.wallBreak).toEqual(breakWall(old, wall.dice));
  expect(buildWall(old, testRandom('wall'))).toEqual(wall);
  expect(buildWall(old, testRandom('another wall'))).not.toEqual(wall);
});

test('tiles come up equally often at the front of a shuffled wall', () => {
  const random = testRandom('even walls');
  const counts = Array<number>(old.tiles.length).fill(0);
  const walls = 14_400;
  for (let i = 0; i < walls; i++) {
    const front = buildWall(old, random).tiles[0] ?? 0;
    counts[front] = (counts[front] ?? 0) + 1;
  }
  const expected = walls / counts.length;
  const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 143 degrees of freedom: above 210 in fewer than one of four thousand streams.
  expect(chiSquared).toBeLessThan(210);
});

test('geometries: stacks, tiles and dead wall', () => {
  const { stacks, tiles } = old;
  expect(tiles).toEqual(tileList(FLOWERS_AND_SEASONS));
  expect(stacks).toEqual([18, 18, 18, 18]);
  const small = hongKongOld.resolve({
    ...defaultOptions(hongKongOld.options),
    bonusTiles: false,
    deadWall: 14,
  }).geometry;
  expect([small.tiles.length, small.stacks, small.deadWall]).toEqual([136, [17, 17, 17, 17], 14]);
  const ownWall = taisen.resolve(defaultOptions(taisen.options)).geometry;
  expect(breakWall(ownWall, [4, 3])).toEqual({ side: 0, stack: 7 });
});

test('queues share out all tiles evenly', () => {
  const queues = buildQueues(old, testRandom('queues'));
  expect(queues.map((queue) => queue.length)).toEqual([36, 36, 36, 36]);
  expect(queues.flat().toSorted((a, b) => a - b)).toEqual(old.tiles.map((_, id) => id));
});

test('seating: the highest throw is East; who ties throws again for the places tied for', () => {
  let ties = 0;
  for (let i = 0; i < 300; i++) {
    const seating = throwForSeats(4, testRandom(`seats ${i}`));
    expect(seating.order.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    const [first = [], ...again] = throwsByPlayer(seating);
    expect(first).toEqual(first.toSorted((a, b) => Number(b) - Number(a)));
    for (const throws of again) {
      ties++;
      const tied = throws.flatMap((total, player) => (total === null ? [] : [first[player]]));
      expect(tied.length).toBeGreaterThan(1);
      expect(new Set(tied).size).toBeLessThan(tied.length);
    }
  }
  expect(ties).toBeGreaterThan(20);
});
