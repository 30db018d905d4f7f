import { describe, expect, test } from 'vitest';
import { EVEN } from '../../../src/bots/beliefs/beliefs';
import { imagineDeal } from '../../../src/bots/rollouts/imagine';
import { playout } from '../../../src/bots/rollouts/playout';
import { routes1 } from '../../../src/bots/players/routes1';
import { legalActions } from '../../../src/engine/legalActions';
import { startMatch, startNextDeal } from '../../../src/engine/match';
import { Random } from '../../../src/engine/random';
import { copyDeal } from '../../../src/engine/state';
import { seatView } from '../../../src/engine/view';
import { optionsOf, rig } from '../../support/rigged';

const options = optionsOf('hong-kong-old');
const random = () => new Random([1, 2, 3, 4]);

/** A deal at the dealer's first turn, as the dealer imagines it. */
function firstTurn() {
  const { deal } = startNextDeal(
    startMatch({ rules: 'hong-kong-old', options, bits: 'ab'.repeat(16), text: '' }),
  );
  const seat = deal.turn;
  return { deal: imagineDeal(seatView(deal, seat), EVEN, random()), choices: legalActions(deal, seat) };
}

const never = () => {
  throw new Error('The deal ends before that.');
};

describe('a future', () => {
  const { deal, choices } = firstTurn();
  const discard = choices.find(({ type }) => type === 'discard')!;

  test('ends with the worth of the position after so many own turns', () => {
    const asked: number[] = [];
    const worth = playout(deal, discard, {
      policy: routes1,
      random: random(),
      turns: 2,
      worth: (view, action) => {
        asked.push(view.seats[view.seat]!.river.length + (action.type === 'discard' ? 1 : 0));
        return 42.5;
      },
      most: 8,
      unit: 8,
    });
    expect(worth).toBe(42.5);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toBeLessThanOrEqual(4);
  });

  test('that is played out brings the points of the deal, and leaves the imagined deal as it was', () => {
    const before = copyDeal(deal);
    const players = { policy: routes1, random: random(), turns: 99, worth: never, most: 8, unit: 1 };
    const points = Array.from({ length: 12 }, (_, at) =>
      playout(imagineDeal(seatView(deal, deal.turn), EVEN, new Random([at + 1, 2, 3, 4])), discard, players),
    );
    expect(new Set(points).size).toBeGreaterThan(2);
    expect(deal).toEqual(before);
  });

  test('counts its points in those that worth is told in', () => {
    const pointsIn = (unit: number) =>
      playout(deal, discard, { policy: routes1, random: random(), turns: 99, worth: never, most: 8, unit });
    expect(pointsIn(1)).not.toBe(0);
    expect(pointsIn(8)).toBe(pointsIn(1) / 8);
  });

  test.each([
    [64, 3 * 8],
    [0, 0],
  ])(
    'counts a limit hand that is paid with %i points as ten faan, unless it pays nothing',
    (limitPoints, points) => {
      const { deal: won } = rig({ hands: ['19m19s19pESWNCFP'], front: 'E', options: { limitPoints } });
      const win = legalActions(won, 0).find(({ type }) => type === 'win')!;
      const players = { policy: routes1, random: random(), turns: 99, worth: never, most: 8, unit: 1 };
      expect(playout(won, win, players)).toBe(points);
    },
  );
});
