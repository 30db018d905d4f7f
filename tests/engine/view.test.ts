import { expect, test } from 'vitest';
import { legalActions } from '../../src/engine/legalActions';
import { startNextDeal } from '../../src/engine/match';
import { Random, streamSeed } from '../../src/engine/random';
import { seatView, visibleEvent, winningSheet } from '../../src/engine/view';
import { withHiddenDealtAnew } from '../support/hidden';
import { playRandomDeal, randomMatch, testRandom } from '../support/randomPlay';
import { rig } from '../support/rigged';
import { play } from '../support/script';

test('a view holds nothing that its seat cannot see', () => {
  let views = 0;
  for (const rules of ['hong-kong-old', 'hong-kong-common', 'taisen']) {
    for (let index = 0; index < 12; index++) {
      const match = randomMatch(rules, `views ${index}`);
      const random = testRandom(`views ${index}`);
      playRandomDeal(startNextDeal(match).deal, new Random(streamSeed(match.bits, 'play')), ({ before }) => {
        if (random.below(8) > 0 || before.phase.type !== 'play') return;
        for (let seat = 0; seat < before.seats.length; seat++) {
          const shuffled = withHiddenDealtAnew(before, seat, random);
          expect(seatView(shuffled, seat)).toEqual(seatView(before, seat));
          views++;
        }
      });
    }
  }
  expect(views).toBeGreaterThan(500);
});

test('while bonus tiles are laid out before play nobody else sees what the dealer drew', () => {
  const { deal } = rig({ rules: 'hong-kong-common', hands: ['', '', '1234f123y'], front: 'N' });
  expect(deal.pending).toMatchObject({ why: 'bonus' });
  expect([0, 1, 2, 3].map((seat) => seatView(deal, seat).drawn?.tile ?? null)).toEqual([
    deal.drawn?.tile,
    null,
    null,
    null,
  ]);
});

test('others’ draws and exchanges are not shown; discards are', () => {
  expect(visibleEvent({ type: 'draw', seat: 1, tile: 5, from: 'front' }, 0)).toEqual({
    type: 'draw',
    seat: 1,
    tile: null,
    from: 'front',
  });
  expect(visibleEvent({ type: 'draw', seat: 1, tile: 5, from: 'front' }, 1)).toMatchObject({ tile: 5 });
  expect(visibleEvent({ type: 'exchange', seat: 1, gave: [1], got: [2] }, 0)).toBeNull();
  expect(visibleEvent({ type: 'discard', seat: 1, tile: 5, drawn: false }, 0)).toMatchObject({ tile: 5 });
});

test('who else is asked about a discard does not show', () => {
  const asked = play(rig({ hands: ['5m', '34m', '55m'], options: { bonusTiles: false } }).deal, [
    '0 discard 5m',
  ]).deal;
  expect(seatView(asked, 3).pending).toBeNull();
  expect(seatView(asked, 1)).not.toHaveProperty('waiting');
  const answered = play(asked, ['2 pong 5m 5m']).deal;
  expect(seatView(answered, 1)).toEqual(seatView(asked, 1));
});

test('with strict calling the view tells its own seat whether a win would be legal', () => {
  const { deal } = rig({
    hands: ['9m', '123456m78mEEENN'],
    options: { bonusTiles: false, strictCalling: true },
  });
  const asked = play(deal, ['0 discard 9m']).deal;
  expect([1, 2, 3].map((seat) => legalActions(asked, seat)[0]?.type)).toEqual(['win', 'win', 'win']);
  expect([1, 2, 3].map((seat) => winningSheet(seatView(asked, seat))?.legal ?? false)).toEqual([
    true,
    false,
    false,
  ]);
});
