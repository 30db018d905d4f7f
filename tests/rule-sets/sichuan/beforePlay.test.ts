import { describe, expect, test } from 'vitest';
import { apply } from '../../../src/engine/apply';
import { rulesOf } from '../../../src/engine/knownRules';
import { legalActions } from '../../../src/engine/legalActions';
import { startDeal, startQueueDeal } from '../../../src/engine/match';
import { wallSource } from '../../../src/engine/source';
import { suitOf } from '../../../src/engine/tiles';
import { seatView, visibleEvent } from '../../../src/engine/view';
import { breakWall } from '../../../src/engine/wall';
import type { Action, Deal, DealEvent, ExchangeAction } from '../../../src/engine/types';
import { rules } from '../../../src/rule-sets/sichuan/rules';
import { table } from '../../../src/rule-sets/sichuan/table';
import { testRandom } from '../../support/randomPlay';
import { optionsOf } from '../../support/rigged';

const TILES = Array.from({ length: 108 }, (_, id) => id);

function thrown(dice: readonly number[], options: object = {}): Deal {
  const config = { rules: 'sichuan', options: optionsOf('sichuan', options) };
  const wallBreak = breakWall(rulesOf(config).geometry, dice);
  // Every fifth tile, so that hands are of all suits.
  const tiles = TILES.map((id) => (id * 5) % TILES.length);
  return startDeal(config, { prevailing: 0, carry: {}, source: wallSource(tiles), dice, wallBreak }).deal;
}

/** Every seat chooses one of its exchanges. */
function exchanged(deal: Deal, pick = (choices: readonly Action[]) => choices[0]) {
  let now = deal;
  const events: DealEvent[] = [];
  for (let seat = 0; seat < 4; seat++) {
    const choice = pick(legalActions(now, seat));
    const applied = choice && apply(now, choice);
    if (!applied?.ok) throw new Error(`Seat ${seat} cannot exchange.`);
    now = applied.deal;
    events.push(...applied.events);
  }
  return { deal: now, events: events.filter((event) => event.type === 'exchange') };
}

describe('the wall', () => {
  test('is broken where the total of two dice says, after as many stacks as the lesser', () => {
    const { geometry } = rules.resolve(optionsOf('sichuan'));
    expect(breakWall(geometry, [5, 2])).toEqual({ side: 2, stack: 2 });
    expect(geometry.stacks).toEqual([14, 13, 14, 13]);
    expect(geometry.tiles.length).toBe(108);
  });
});

describe('three tiles', () => {
  test.each([
    [[1, 3], 1],
    [[1, 1], 2],
    [[2, 4], 3],
  ])('go by the dice %o to the seat %i places on', (dice, places) => {
    const deal = thrown(dice);
    const { events } = exchanged(deal);
    expect(events.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    for (const { seat, gave } of events) {
      const receiver = events.find((event) => event.seat === (seat + places) % 4);
      expect(receiver?.got).toEqual(gave);
    }
    expect(table.passes?.(seatView(deal, 0))?.to).toEqual([0, 1, 2, 3].map((seat) => (seat + places) % 4));
  });

  test('go to the seat opposite where no dice were thrown', () => {
    const config = { rules: 'sichuan', options: optionsOf('sichuan') };
    expect(startQueueDeal(config, 0, testRandom('queues')).deal.extras['exchange']).toBe('opposite');
  });

  test('are of one suit, of any, or none go', () => {
    const deal = thrown([1, 3]);
    const threes = legalActions(deal, 1) as readonly ExchangeAction[];
    const suitsOf = ({ tiles }: ExchangeAction) =>
      new Set(tiles.map((tile) => suitOf(rulesOf(deal).tiles.kinds[tile]!)));
    expect(threes.every((choice) => choice.tiles.length === 3 && suitsOf(choice).size === 1)).toBe(true);
    const [any, ...others] = legalActions(thrown([1, 3], { exchange: 'any' }), 1);
    expect(any).toMatchObject({ offer: { least: 3, most: 3, ordered: false } });
    expect(others).toEqual([]);
    expect(thrown([1, 3], { exchange: 'none' }).pending?.why).toBe('declare');
  });

  test('are seen by nobody else', () => {
    const deal = thrown([1, 3]);
    const after = exchanged(deal);
    for (const event of after.events) {
      const seers = [0, 1, 2, 3].filter((seat) => visibleEvent(event, seat) !== null);
      expect(seers).toEqual([event.seat]);
    }
    const chosen = legalActions(deal, 1)[0]!;
    const one = apply(deal, chosen);
    expect(one.ok && JSON.stringify(seatView(one.deal, 2))).toBe(JSON.stringify(seatView(deal, 2)));
  });

  test('leave the dealer with the last of them as the tile drawn, if the fourteenth went', () => {
    const deal = thrown([1, 3]);
    const drawn = deal.drawn!.tile;
    const giving = (wanted: boolean) =>
      exchanged(
        deal,
        (choices) =>
          choices.find(
            (choice) =>
              choice.type === 'exchange' && choice.seat === 0 && choice.tiles.includes(drawn) === wanted,
          ) ?? choices[0],
      );
    expect(giving(false).deal.drawn?.tile).toBe(drawn);
    const { deal: given, events } = giving(true);
    expect(given.drawn?.tile).toBe(events[0]!.got.at(-1));
    expect(given.seats.map(({ hand }) => hand.length)).toEqual([14, 13, 13, 13]);
  });

  test('leave the dealer with a tile like the fourteenth as drawn, whichever of them went', () => {
    const config = { rules: 'sichuan', options: optionsOf('sichuan', { exchange: 'any' }) };
    const { kinds } = rulesOf(config).tiles;
    const random = testRandom('alike');
    let deal = startQueueDeal(config, 0, random).deal;
    const alike = () => deal.seats[0]!.hand.filter((tile) => kinds[tile] === kinds[deal.drawn!.tile]);
    while (alike().length !== 2) deal = startQueueDeal(config, 0, random).deal;
    for (const given of alike()) {
      const others = deal.seats[0]!.hand.filter((tile) => !alike().includes(tile)).slice(0, 2);
      const after = exchanged(deal, ([offered]) =>
        offered?.type === 'exchange' && offered.seat === 0
          ? { ...offered, tiles: [given, ...others] }
          : offered,
      );
      expect(after.deal.drawn?.tile).toBe(alike().find((tile) => tile !== given));
    }
  });
});
