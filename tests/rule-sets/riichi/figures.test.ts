import { expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { seatFigures, sumFigures } from '../../../src/bots/figures';
import { ownFigure, ownFigures } from '../../../src/store/statistics/botFigures';
import { rig } from '../../support/rigged';
import { play } from '../../support/script';

const RIGGED = {
  rules: 'riichi',
  options: { redFives: 0 },
  hands: ['123456m789p55s23p', '234m678m66p888s67s'],
};

it('a riichi counts where it was made, and a win has the turn it came in', () => {
  const made = play(rig({ ...RIGGED, front: 'C9sWW4p' }).deal, [
    '0 riichi C',
    '1 discard 9s',
    '2 discard W',
    '3 discard W',
    '0 win',
  ]).deal;
  const notMade = play(rig({ ...RIGGED, front: '5s' }).deal, ['0 riichi 5s', '1 win']).deal;
  const figures = [made, notMade].map((deal) => [0, 1].map((seat) => seatFigures(deal, [], seat)));
  expect(figures.map((seats) => seats.map(({ worth }) => [worth['riichi-rate'], worth['win-turn']]))).toEqual(
    [
      [
        [1, 2],
        [0, undefined],
      ],
      [
        [0, undefined],
        [0, 1],
      ],
    ],
  );
  const sums = sumFigures(figures.map(([dealer]) => dealer!));
  expect(ownFigure(sums, 'riichi-rate')).toEqual({ sum: 1, hands: 2 });
  expect(ownFigure(sums, 'win-turn')).toEqual({ sum: 2, hands: 1 });
  expect(ownFigure(sums, 'averageHan')?.hands).toBe(1);
  expect(ownFigure(sumFigures([]), 'riichi-rate')).toBeNull();
});

it('games have figures of their own, or none', () => {
  expect([ownFigures('riichi', 'share'), ownFigures('riichi', 'mean')]).toEqual([
    ['riichi-rate'],
    ['win-turn'],
  ]);
  expect(ownFigures('hong-kong-old', 'share')).toEqual([]);
});
