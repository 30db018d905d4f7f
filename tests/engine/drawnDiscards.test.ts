import { expect, test } from 'vitest';
import { startNextDeal } from '../../src/engine/match';
import type { Deal, DealEvent, TileId } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import { games } from '../../src/rule-sets/registry';
import { playMatch, replayed, withoutDrawn } from '../support/recorded';
import { TOYS } from '../support/toys/loaded';
import { advanceRandomDeal, randomMatch, testRandom } from '../support/randomPlay';

const DEALS = 4;

/** The discards of each seat by the log alone, each with whether its seat had drawn it for this turn. */
function discardsIn(events: readonly DealEvent[], seats: number): (readonly [TileId, boolean])[][] {
  const rivers = Array.from({ length: seats }, (): (readonly [TileId, boolean])[] => []);
  const drawn: (TileId | null)[] = rivers.map(() => null);
  for (const event of events) {
    if (event.type === 'draw') drawn[event.seat] = event.tile;
    // Whoever gives away the tile that was drawn holds the one that came last as drawn.
    if (event.type === 'exchange' && event.gave.some((tile) => tile === drawn[event.seat]))
      drawn[event.seat] = event.got.at(-1) ?? null;
    // What was taken from the table did not come from the wall, and the tile drawn before is now one of the hand.
    if (event.type === 'declare' && event.target !== null) drawn[event.seat] = null;
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
      const told = log.flatMap((event) => (event.type === 'discard' ? [[event.tile, event.drawn]] : []));
      expect(Object.fromEntries(told)).toEqual(Object.fromEntries(truth.flat()));
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

/** The tiles in all rivers of a deal, by seat. */
const riversOf = ({ seats }: Deal) => seats.map(({ river }) => river);

test.each([...games(), ...TOYS].map(({ id }) => id))(
  'in %s a replay marks what was thrown as drawn as it was, and nothing where the record does not say it',
  (rules) => {
    const { record, hands } = playMatch(randomMatch(rules, 'marked'));
    const old = record.hands.map(withoutDrawn);
    for (const [at, { moments }] of hands.entries()) {
      const played = riversOf(moments.at(-1)!.deal);
      const marks = played.map((river) => river.map(({ drawn }) => drawn));
      const shown = (of: typeof record) =>
        riversOf(replayed(of, at).snapshots.at(-1)!.deal).map((river) => river.map(({ drawn }) => drawn));
      expect(shown(record)).toEqual(marks);
      for (const [seat, river] of shown({ ...record, hands: old }).entries())
        for (const [place, isMarked] of river.entries())
          if (isMarked) expect(marks[seat]?.[place]).toBe(true);
    }
  },
);
