import { describe, expect, it, test } from 'vitest';
import type { Meld } from '../../src/engine/types';
import { placeAfter, seatInfos, sourceOf } from '../../src/store/selectors/seats';
import { tableFixture } from '../ui/fixtures';
import { claimTable } from '../ui/scenes';
import { toyScenes } from '../ui/toyScenes';

test.each([
  [2, ['self', 'across']],
  [3, ['self', 'right', 'left']],
  [4, ['self', 'right', 'across', 'left']],
])('of %i seats the own one is at the foot, and the next in turn to its right', (seats, places) => {
  expect(places.map((_, turns) => placeAfter(turns, seats))).toEqual(places);
  expect(placeAfter(-1, seats)).toBe(places.at(-1));
});

test('a meld knows where its tile came from as its owner sees it', () => {
  const meld = (from: number | null) => ({ type: 'pong', kind: 0, tiles: [], from }) as unknown as Meld;
  expect([0, 1, 2, 3].map((from) => sourceOf(meld(from), 1, 4))).toEqual(['left', 'self', 'right', 'across']);
  expect([0, 1, 2].map((from) => sourceOf(meld(from), 1, 3))).toEqual(['left', 'self', 'right']);
  expect(sourceOf(meld(null), 1, 3)).toBeNull();
});

describe('what the table shows of each seat', () => {
  const three = seatInfos(toyScenes['three-turn']?.() ?? tableFixture(claimTable));
  const sixteen = seatInfos(toyScenes['sixteen-worst']?.() ?? tableFixture(claimTable));

  it('is where it sits and who sits there, at a table of three too', () => {
    expect(three.map(({ place, person, wind }) => [place, person, wind])).toEqual([
      ['self', 'you', 1],
      ['right', 'wing', 2],
      ['left', 'mei', 0],
    ]);
  });

  it('is how many tiles it has room for, whatever the size of a hand', () => {
    const hongKong = seatInfos(tableFixture(claimTable));
    expect(hongKong.map(({ room }) => room)).toEqual([11, 8, 11, 11]);
    expect(sixteen.map(({ room }) => room)).toEqual([2, 2, 2, 2]);
    expect(three.map(({ room }) => room)).toEqual([11, 11, 11]);
  });
});
