import { describe, expect, test } from 'vitest';
import { playDeal } from '../../../src/bots/playDeal';
import { EVEN } from '../../../src/bots/beliefs/beliefs';
import { canImagine, imagineDeal } from '../../../src/bots/rollouts/imagine';
import { botCalled } from '../../../src/bots/registry';
import { legalActions } from '../../../src/engine/legalActions';
import { startNextDeal } from '../../../src/engine/match';
import { Random } from '../../../src/engine/random';
import { ruleSetIds, rulesOf } from '../../../src/engine/knownRules';
import { countsInRiver } from '../../../src/engine/rivers';
import { undrawn } from '../../../src/engine/source';
import type { Action, Deal, Seat } from '../../../src/engine/types';
import { seatView } from '../../../src/engine/view';
import { randomMatch } from '../../support/randomPlay';

const DEALS = 15;
const fast = botCalled('fast');

/** Calls `look` at every moment of some deals at which a future can be imagined. */
function visit(rules: string, look: (deal: Deal, seat: Seat, choices: readonly Action[]) => void): void {
  const random = new Random([1, 2, 3, 4]);
  for (let index = 0; index < DEALS; index++) {
    const { deal, events } = startNextDeal(randomMatch(rules, `imagine ${index}`));
    playDeal(
      deal,
      (at, seat, choices) => {
        const view = seatView(at, seat);
        if (canImagine(view)) look(at, seat, choices);
        return random.below(4) === 0
          ? choices[random.below(choices.length)]!
          : fast.decide(view, choices, random);
      },
      events,
    );
  }
}

describe.each(ruleSetIds())('%s', (rules) => {
  test('an imagined deal looks to the seat as the real one does, offers it the same, and has every tile once', () => {
    const random = new Random([5, 6, 7, 8]);
    visit(rules, (deal, seat, choices) => {
      const imagined = imagineDeal(seatView(deal, seat), EVEN, random);
      expect(seatView(imagined, seat)).toEqual(seatView(deal, seat));
      expect(legalActions(imagined, seat)).toEqual(choices);
      const { tiles } = rulesOf(deal).geometry;
      const held = imagined.seats.flatMap(({ hand, melds, bonus, river }) => [
        ...hand,
        ...bonus,
        ...melds.flatMap((meld) => meld.tiles),
        ...river.filter((discard) => countsInRiver(imagined.seats, discard)).map(({ tile }) => tile),
      ]);
      const all = [...held, ...undrawn(imagined.source)].toSorted((a, b) => a - b);
      expect(all).toEqual(tiles.map((_, tile) => tile));
    });
  });
});

test('what is hidden differs from one imagined deal to the next', () => {
  const random = new Random([5, 6, 7, 8]);
  const { deal } = startNextDeal(randomMatch('hong-kong-old', 'imagine others'));
  const seat = deal.turn;
  const hands = Array.from({ length: 20 }, () =>
    imagineDeal(seatView(deal, seat), EVEN, random).seats[(seat + 1) % 4]!.hand.join(' '),
  );
  expect(new Set(hands).size).toBe(20);
});
