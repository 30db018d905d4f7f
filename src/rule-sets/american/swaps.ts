import { kindOf, seatState } from '../../engine/draw';
import { rulesOf } from '../../engine/knownRules';
import { swapForWild } from '../../engine/melds';
import type { Step } from '../../engine/rules';
import { JOKER } from '../../engine/tiles';
import type { Action, Deal, DeclareAction, Seat } from '../../engine/types';
import { TILES } from './tiles';

/** A tile of a hand that is not dead may be put in the place of a joker in anybody's group of its kind. Source: `RULES.md#joker-exchange`. */
export function swaps(deal: Deal, seat: Seat, choices: readonly Action[]): readonly Action[] {
  const rules = rulesOf(deal);
  const { hand, barred } = seatState(deal, seat);
  if (barred) return choices;
  const found = deal.seats.flatMap(({ melds }, other) =>
    melds.flatMap((meld): Action[] => {
      const joker = meld.tiles.find((tile) => TILES[tile] === JOKER);
      const tile = hand.find((each) => kindOf(rules, each) === meld.kind);
      if (joker === undefined || tile === undefined) return [];
      return [{ type: 'declare', seat, what: 'joker-exchange', tile, target: { seat: other, tile: joker } }];
    }),
  );
  return found.length > 0 ? [...choices, ...found] : choices;
}

/** The joker counts as drawn, so that the hand may be won with it. */
export function swapJoker(step: Step, action: DeclareAction): 'turn' {
  step.deal.drawn = { tile: swapForWild(step, action), from: null, kongs: 0, bonus: false };
  return 'turn';
}
