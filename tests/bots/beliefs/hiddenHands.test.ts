import { expect, test } from 'vitest';
import { EVEN, HELD_SIZE, heldPlace, mainPlace } from '../../../src/bots/beliefs/beliefs';
import type { Beliefs } from '../../../src/bots/beliefs/beliefs';
import { shownBy } from '../../../src/bots/beliefs/shown';
import { canImagine, imagineDeal } from '../../../src/bots/rollouts/imagine';
import { playDeal } from '../../../src/bots/playDeal';
import { routes1 } from '../../../src/bots/players/routes1';
import { startNextDeal } from '../../../src/engine/match';
import { Random } from '../../../src/engine/random';
import { rulesOf } from '../../../src/engine/knownRules';
import { suitOf } from '../../../src/engine/tiles';
import type { TileKind } from '../../../src/engine/types';
import { seatView } from '../../../src/engine/view';
import type { PublicSeat, SeatView } from '../../../src/engine/view';
import { randomMatch } from '../../support/randomPlay';

const DEALS = 6;
const LATE = 30;
const { tiles } = rulesOf({
  rules: 'hong-kong-old',
  options: randomMatch('hong-kong-old', 'beliefs').options,
}).geometry;

/** Views of turns with so many discards on the table, from some deals of four bots. */
function views(): SeatView[] {
  const found: SeatView[] = [];
  for (let index = 0; index < DEALS; index++) {
    const { deal, events } = startNextDeal(randomMatch('hong-kong-old', `beliefs ${index}`));
    playDeal(
      deal,
      (at, seat, choices) => {
        const view = seatView(at, seat);
        if (view.discards >= LATE && view.pending?.why === 'turn' && canImagine(view)) found.push(view);
        return routes1.decide(view, choices, new Random([1, 2, 3, 4]));
      },
      events,
    );
  }
  return found;
}

const seen = views();

/** Each hidden hand as it is imagined, by the kinds in it, with what its seat shows. */
function imagined(beliefs: Beliefs): { readonly seat: PublicSeat; readonly kinds: readonly TileKind[] }[] {
  const random = new Random([5, 6, 7, 8]);
  return seen.flatMap((view) => {
    const deal = imagineDeal(view, beliefs, random);
    return view.seats.flatMap((seat, at) =>
      at === view.seat ? [] : [{ seat, kinds: deal.seats[at]!.hand.map((tile) => tiles[tile]!) }],
    );
  });
}

test('there is something to imagine', () => {
  expect(seen.length).toBeGreaterThan(50);
});

test('a tile like one that a seat has thrown is as rare in its hand as it is believed to be', () => {
  const held = Array<number>(HELD_SIZE).fill(1);
  for (let place = 1; place < HELD_SIZE; place += 2) held[place] = 0;
  const thrownIn = (beliefs: Beliefs) =>
    imagined(beliefs).filter(({ seat, kinds }) => {
      const { thrown } = shownBy(seat, tiles);
      return kinds.some((kind) => thrown[kind]);
    });
  expect(thrownIn({ ...EVEN, held })).toEqual([]);
  expect(thrownIn(EVEN).length).toBeGreaterThan(0);
});

test('the suit that a seat is believed to have most of fills its hand', () => {
  const main = EVEN.main.map((_, place) => (place % 24 < 4 ? 1 : 1e-9));
  const held = EVEN.held.map((_, place) => (place < HELD_SIZE / 4 ? 1e6 : 1));
  const [{ seat, kinds }] = imagined({ ...EVEN, main, held }) as [ReturnType<typeof imagined>[0]];
  const sizes = [0, 1, 2].map((suit) => kinds.filter((kind) => suitOf(kind) === suit).length);
  expect(Math.max(...sizes)).toBeGreaterThanOrEqual(Math.min(kinds.length, 7));
  expect(seat.handSize).toBe(kinds.length);
});

test('tiles that go together come together', () => {
  const pairs = (clumping: number) =>
    imagined({ ...EVEN, clumping: EVEN.clumping.map(() => clumping) }).reduce(
      (sum, { kinds }) => sum + kinds.length - new Set(kinds).size,
      0,
    );
  expect(pairs(4)).toBeGreaterThan(1.5 * pairs(0));
});

test('what seats show is told apart', () => {
  const shown = seen.flatMap(({ seats }) => seats.map((seat) => shownBy(seat, tiles)));
  expect(new Set(shown.map((each) => heldPlace(each, 0, 0))).size).toBeGreaterThan(10);
  expect(new Set(shown.map((each) => mainPlace(each, 0))).size).toBeGreaterThan(10);
  for (const { phase, discards, thrown } of shown) {
    const sum = discards.reduce((all, each) => all + each, 0);
    expect(phase).toBe([3, 6, 9, 13].filter((end) => sum >= end).length);
    expect(thrown.filter(Boolean).length).toBeLessThanOrEqual(sum);
  }
});
