import { expect, test } from 'vitest';
import type { WallView } from '../../src/store/types';
import { keepSameParts } from '../../src/ui/table/sameParts';
import { layersOf, sidesOf, tilePlace, wallMarks } from '../../src/ui/table/wallShape';
import type { WallMark } from '../../src/ui/table/wallShape';

/** A whole wall with sides of so many stacks, by seat, broken at the right end of the dealer's side. */
function wallOf(stacks: readonly number[]): WallView {
  const before = (seat: number): number =>
    stacks.reduce((sum, count, side) => (side === 0 || side > seat ? sum + count : sum), 0);
  const size = 2 * stacks.reduce((sum, count) => sum + count, 0);
  const sides = stacks.map((count, seat) => ({ stacks: count, before: seat === 0 ? 0 : before(seat) }));
  return { size, front: 0, back: size, gaps: [], sides, firstStack: 0, replaces: true, dice: [] };
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

/** Units: the longest word, where it is written largest. */
const WORD = 96;

test.each(Array.from({ length: 18 }, (_, at) => at))(
  'words beside the wall lie on bare track, however much is left, where %i stacks are left of the break',
  (firstStack) => {
    const whole = wallOf([18, 18, 18, 18]);
    for (let front = 0; front < whole.size; front += 2)
      for (let back = front + 2; back <= whole.size; back += 2)
        expect(wordsUnderOthers({ ...whole, firstStack, front, back })).toBe(0);
  },
);

/** How many words reach off the track, over the other one, or over the first or last tile that stands. */
function wordsUnderOthers(wall: WallView): number {
  const words = wallMarks(wall, 0).map(boxOfWord);
  const tiles = [wall.front, wall.front + 1, wall.back - 1].map((tile): Box => {
    const { x, y, width, height } = tilePlace(wall, tile, 0);
    return [x, y, x + width, y + height];
  });
  return words.filter((word) => {
    const [left, top, right, bottom] = word;
    const isOff = Math.min(left, top, 650 - right, 656 - bottom) < -8;
    return isOff || [...words, ...tiles].some((other) => other !== word && isOver(word, other));
  }).length;
}

test('late in a hand both words are there, and none before anything is dealt', () => {
  const whole = wallOf([18, 18, 18, 18]);
  expect(wallMarks(whole, 0)).toEqual([]);
  expect(wallMarks({ ...whole, front: 53 }, 0).map(({ name }) => name)).toEqual(['next', 'spare']);
});

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Where a word lies that is written along its side: upwards at the left, downwards at the right. */
function boxOfWord({ x, y, side, anchor }: WallMark): Box {
  const start = anchor === 'start' ? 0 : -WORD;
  const end = start + WORD;
  if (side === 1) return [x - 8, y - end, x + 8, y - start];
  if (side === 3) return [x - 8, y + start, x + 8, y + end];
  return [x + start, y - 8, x + end, y + 8];
}

function isOver(one: Box, other: Box): boolean {
  return (
    Math.min(one[2], other[2]) - Math.max(one[0], other[0]) > 0 &&
    Math.min(one[3], other[3]) - Math.max(one[1], other[1]) > 0
  );
}

test('a drawn tile changes one side of the wall, the others stay the same objects', () => {
  const kept = keepSameParts<ReturnType<typeof sidesOf>>();
  const whole = wallOf([18, 18, 18, 18]);
  const before = kept(sidesOf(whole, 0));
  const after = kept(sidesOf({ ...whole, front: 2 }, 0));
  expect(after.filter((side) => !before.includes(side)).map(({ side }) => side)).toEqual([0]);
});
