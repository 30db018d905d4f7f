import { describe, expect, it } from 'vitest';
import '../../../../src/rule-sets/everything';
import { rulesOf } from '../../../../src/engine/knownRules';
import { startNextDeal } from '../../../../src/engine/match';
import { inOrder } from '../../../../src/rule-sets/riichi/rivers';
import { advanceRandomDeal, randomMatch, testRandom } from '../../../support/randomPlay';

describe('discards in the order of play', () => {
  it('are those that were made, whoever claimed what', () => {
    let claimed = 0;
    for (let at = 0; at < 30; at++) {
      const { deal, events } = startNextDeal(randomMatch('riichi', `order:${at}`));
      advanceRandomDeal(deal, testRandom(`order:${at}`), events);
      const { kinds } = rulesOf(deal).tiles;
      const made = events.flatMap((event) =>
        event.type === 'discard' ? [{ seat: event.seat, kind: kinds[event.tile]! }] : [],
      );
      claimed += deal.seats.flatMap(({ river }) => river).filter((each) => each.claimedBy !== null).length;
      expect(inOrder(deal.seats, kinds).map(({ seat, kind }) => ({ seat, kind }))).toEqual(made);
    }
    expect(claimed).toBeGreaterThan(30);
  });
});
