import { expect, test } from 'vitest';
import { setAside, takeTile } from '../../src/engine/source';
import type { Deal } from '../../src/engine/types';
import { wallView } from '../../src/store/match/wallView';
import { layersOf, sidesOf } from '../../src/ui/table/wallShape';
import { dealFixture } from '../ui/fixtures';
import { claimTable } from '../ui/scenes';

/** A deal whose wall still stands whole. */
function wholeDeal(): Deal {
  const { deal } = dealFixture(claimTable);
  if (deal.source.type !== 'wall') throw new Error('The fixture has no wall.');
  return { ...deal, source: { ...deal.source, front: 0, back: deal.source.tiles.length } };
}

/** The same after these places are set aside, one after the other, and so many tiles are drawn from each end. */
function wallAfter(places: readonly number[], [front, back]: readonly [number, number]) {
  const deal = wholeDeal();
  for (const place of places) if (deal.source.type === 'wall') deal.source = setAside(deal.source, place);
  for (let drawn = 0; drawn < front; drawn++) takeTile(deal.source, 0, 'front');
  for (let drawn = 0; drawn < back; drawn++) takeTile(deal.source, 0, 'back');
  const wall = wallView(deal);
  if (!wall) throw new Error('There is no wall to see.');
  return wall;
}

const tilesDrawn = (wall: ReturnType<typeof wallAfter>, name: string) =>
  sidesOf(wall, 0).flatMap(
    (side) =>
      layersOf(side)
        .find((layer) => layer.name === name)
        ?.path.match(/M/g) ?? [],
  ).length;

test('a tile that is set aside leaves its place bare, and no other tile moves', () => {
  expect(wallAfter([], [5, 3])).toMatchObject({ size: 144, front: 5, back: 141, gaps: [] });
  expect(wallAfter([139], [5, 3])).toMatchObject({ size: 144, front: 5, back: 141, gaps: [139] });
  expect(wallAfter([0], [5, 0])).toMatchObject({ front: 6, back: 144, gaps: [0] });
  expect(wallAfter([138, 138], [0, 0]).gaps).toEqual([138, 139]);
  expect(wallAfter([3, 2], [0, 0]).gaps).toEqual([3, 2]);
});

test('a stack that has lost a tile is drawn with one, one that has lost both not at all', () => {
  const [whole, one, both] = [[], [138], [138, 138]].map((places) => wallAfter(places, [0, 0]));
  expect([whole!, one!, both!].map((wall) => tilesDrawn(wall, 'top-2'))).toEqual([72, 71, 71]);
  expect([whole!, one!, both!].map((wall) => tilesDrawn(wall, 'top-1'))).toEqual([0, 1, 0]);
});

test('a wall without tiles stands nowhere', () => {
  const wall = wallAfter([100], [143, 0]);
  expect(tilesDrawn(wall, 'top-1') + tilesDrawn(wall, 'top-2')).toBe(0);
});
