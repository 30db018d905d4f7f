import { expect, test } from 'vitest';
import { startNextDeal } from '../../src/engine/match';
import type { DealEvent, TileId } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import { games } from '../../src/rule-sets/registry';
import { TOYS } from '../support/toys/loaded';
import { advanceRandomDeal, randomMatch, testRandom } from '../support/randomPlay';

const DEALS = 4;

/** The discards of each seat by the log alone, each with whether its seat had drawn it for this turn. */
function discardsIn(events: readonly DealEvent[], seats: number): (readonly [TileId, boolean])[][] {
  const rivers = Array.from({ length: seats }, (): (readonly [TileId, boolean])[] => []);
  const drawn: (TileId | null)[] = rivers.map(() => null);
  for (const event of events) {
    if (event.type === 'draw') drawn[event.seat] = event.tile;
    // Whoever had drawn before an exchange holds the tile that came last as drawn.
    if (event.type === 'exchange' && drawn[event.seat] !== null)
      drawn[event.seat] = event.got.at(-1) ?? drawn[event.seat] ?? null;
    if (event.type !== 'discard') continue;
    rivers[event.seat]?.push([event.tile, event.tile === drawn[event.seat]]);
    drawn.fill(null);
  }
  return rivers;
}

test.each([...games(), ...TOYS].map(({ id }) => id))(
  'in %s every seat sees which discards came straight from the wall, as the log says',
  (rules) => {
    for (let index = 0; index < DEALS; index++) {
      const label = `drawn ${rules} ${index}`;
      const { deal, events } = startNextDeal(randomMatch(rules, label));
      const log = [...events];
      advanceRandomDeal(deal, testRandom(label), log);
      const truth = discardsIn(log, deal.seats.length);
      const discarded = new Set(truth.flat().map(([tile]) => tile));
      for (const seat of deal.seats.keys()) {
        const seen = seatView(deal, seat).seats.map(({ river }) =>
          river.filter(({ tile }) => discarded.has(tile)).map(({ tile, drawn }) => [tile, drawn] as const),
        );
        expect(seen).toEqual(truth);
      }
    }
  },
);
