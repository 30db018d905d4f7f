import { expect, it } from 'vitest';
import type { Meld } from '../../src/engine/types';
import { meldWidths } from '../../src/ui/table/widths';
import { layOut } from '../../src/ui/tile/MeldTiles';

const kinds = [3, 3, 3, 3];
const kong = (tiles: readonly number[], claimed: number): Meld => ({
  type: 'kong',
  kind: 3,
  tiles,
  concealed: false,
  from: 0,
  claimed,
});
const look = (meld: Meld, source: 'left' | 'right' | 'across') =>
  layOut(meld, source, kinds).map(
    ({ tile, turned, added }) => `${tile}${turned ? 't' : ''}${added ? '+' : ''}`,
  );

it('a tile that makes a kong of a pong lies on its turned one', () => {
  const added = kong([0, 2, 3, 1], 3);
  expect(look(added, 'left')).toEqual(['3t', '1t+', '0', '2']);
  expect(look(added, 'across')).toEqual(['0', '3t', '1t+', '2']);
  expect(look(added, 'right')).toEqual(['0', '2', '3t', '1t+']);
  expect(meldWidths(added)).toBeCloseTo(3 + 1 / 3);
});

it('of a claimed kong all four lie beside each other', () => {
  const claimed = kong([0, 1, 2, 3], 3);
  expect(look(claimed, 'right')).toEqual(['0', '1', '2', '3t']);
  expect(meldWidths(claimed)).toBeCloseTo(4 + 1 / 3);
});
