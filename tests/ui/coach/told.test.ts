import { expect, it } from 'vitest';
import { seatView } from '../../../src/engine/view';
import { toldPair } from '../../../src/ui/coach/reasons/told';
import { rig } from '../../support/rigged';

it('names every tile of two packets, those that both have too', () => {
  const { deal } = rig({
    rules: 'american',
    options: { charleston: 'none' },
    hands: ['', '1m1m2m3m4m1p2p3p1s2s3s4sE'],
  });
  const view = seatView(deal, 1);
  const packet = (at: readonly number[]) => ({
    action: { type: 'exchange' as const, seat: 1 as const, tiles: at.map((place) => view.hand[place]!) },
  });
  const choices = [packet([0, 1, 2]), packet([0, 2, 3]), packet([0, 2])];
  const game = { declarations: {}, sizes: {} };
  const told = (a: number, b: number) => toldPair([a, b], { view, choices }, game).map(({ tiles }) => tiles);
  expect(told(0, 1)).toEqual([
    [0, 0, 1],
    [0, 1, 2],
  ]);
  expect(told(0, 2)).toEqual([
    [0, 0, 1],
    [0, 1],
  ]);
});
