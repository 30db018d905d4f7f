import { expect, test } from 'vitest';
import type { WallView } from '../../src/store/types';
import { keepSameParts } from '../../src/ui/table/sameParts';
import { layersOf, sidesOf, tilePlace, wallMarks } from '../../src/ui/table/wallShape';

/** A whole wall with sides of so many stacks, by seat, broken at the right end of the dealer's side. */
function wallOf(stacks: readonly number[]): WallView {
  const before = (seat: number): number =>
    stacks.reduce((sum, count, side) => (side === 0 || side > seat ? sum + count : sum), 0);
  const size = 2 * stacks.reduce((sum, count) => sum + count, 0);
  const sides = stacks.map((count, seat) => ({ stacks: count, before: seat === 0 ? 0 : before(seat) }));
  return { size, front: 0, back: size, gaps: [], sides, firstStack: 0, dice: [] };
}

/** How many stacks stand on each side of the screen: foot, left, top, right. */
function drawn(wall: WallView, humanSeat: number): number[] {
  const stacks = [0, 0, 0, 0];
  for (const side of sidesOf(wall, humanSeat)) {
    const ivory = layersOf(side).find(({ name }) => name === 'ivory');
    stacks[side.side] = (ivory?.path.match(/M/g) ?? []).length;
  }
  return stacks;
}

test.each([
  [[18, 18, 18, 18], 0, [18, 18, 18, 18]],
  [[19, 18, 20, 17], 0, [19, 17, 20, 18]],
  [[19, 18, 20, 17], 1, [18, 19, 17, 20]],
])('walls of %o stacks seen from seat %i stand at foot, left, top and right as %o', (stacks, seat, seen) => {
  expect(drawn(wallOf(stacks), seat)).toEqual(seen);
});

test('three seats draw three walls, the own one at the foot and none across', () => {
  for (const seat of [0, 1, 2]) {
    const wall = wallOf([18, 17, 19]);
    const seen = [0, 1, 2].map((turns) => wall.sides[(seat + turns) % 3]?.stacks ?? 0);
    expect(drawn(wall, seat)).toEqual([seen[0], seen[2], 0, seen[1]]);
    expect(sidesOf(wall, seat).map(({ side }) => side)).toEqual([1, 3, 0]);
  }
});

test('drawing goes clockwise, and a shorter side stands in the middle of its edge', () => {
  const wall = wallOf([14, 13, 14, 13]);
  const sides = [0, 14, 27, 41].map((stack) => tilePlace(wall, 2 * stack, 0).side);
  expect(sides).toEqual([0, 1, 2, 3]);
  expect(middleOf(wall, 14, 26)).toBeCloseTo(middleOf(wallOf([13, 13, 13, 13]), 13, 25));
});

/** Half way between the far ends of two stacks of a side that runs up the screen. */
function middleOf(wall: WallView, from: number, to: number): number {
  const [first, last] = [tilePlace(wall, 2 * from, 0), tilePlace(wall, 2 * to, 0)];
  return (first.y + first.height + last.y) / 2;
}

test('light falls from the top of the screen: nothing of a stack shows beside it', () => {
  for (const side of sidesOf(wallOf([18, 18, 18, 18]), 0)) {
    const places = layersOf(side)
      .filter(({ name, path }) => name !== 'lit' && path)
      .map(({ path }) => [...path.matchAll(/M([\d.-]+) /g)].map(([, x]) => x));
    expect(places.length).toBeGreaterThan(5);
    for (const place of places) expect(place).toEqual(places[0]);
  }
});

test('words beside the wall stand at least two stacks apart, wherever it is broken and however much is left', () => {
  const whole = wallOf([18, 18, 18, 18]);
  for (let firstStack = 0; firstStack < 18; firstStack++)
    for (let front = 0; front < whole.size; front += 2)
      for (let back = front + 2; back <= whole.size; back += 2)
        expect(nearest({ ...whole, firstStack, front, back })).toBeGreaterThan(62);
});

/** How far apart the nearest two words of one side stand. */
function nearest(wall: WallView): number {
  const marks = wallMarks(wall, 0);
  const apart = marks.flatMap((one, at) =>
    marks
      .slice(at + 1)
      .filter(({ side }) => side === one.side)
      .map(({ x, y }) => Math.hypot(one.x - x, one.y - y)),
  );
  return Math.min(Infinity, ...apart);
}

test('a drawn tile changes one side of the wall, the others stay the same objects', () => {
  const kept = keepSameParts<ReturnType<typeof sidesOf>>();
  const whole = wallOf([18, 18, 18, 18]);
  const before = kept(sidesOf(whole, 0));
  const after = kept(sidesOf({ ...whole, front: 2 }, 0));
  expect(after.filter((side) => !before.includes(side)).map(({ side }) => side)).toEqual([0]);
});
