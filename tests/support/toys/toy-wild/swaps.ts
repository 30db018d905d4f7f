import { kindOf, seatState } from '../../../../src/engine/draw';
import { rulesOf } from '../../../../src/engine/knownRules';
import { swapForWild } from '../../../../src/engine/melds';
import type { Step } from '../../../../src/engine/rules';
import { JOKER } from '../../../../src/engine/tiles';
import type { Action, Deal, DeclareAction, Meld, Seat, TileId } from '../../../../src/engine/types';
import { TILES } from './tiles';

/** A tile of the hand may be laid for a joker in anybody's group of its kind. Source: `RULES.md#swaps`. */
export function swaps(deal: Deal, seat: Seat, choices: readonly Action[]): readonly Action[] {
  if (!deal.drawn) return choices;
  const rules = rulesOf(deal);
  const { hand } = seatState(deal, seat);
  const swapped = deal.seats.flatMap(({ melds }, other) =>
    melds.flatMap((meld) =>
      jokersOf(meld).flatMap((joker): Action[] => {
        const tile = hand.find((each) => kindOf(rules, each) === meld.kind);
        const target = { seat: other, tile: joker };
        return tile === undefined ? [] : [{ type: 'declare', seat, what: 'swap-joker', tile, target }];
      }),
    ),
  );
  return swapped.length > 0 ? [...choices, ...swapped] : choices;
}

function jokersOf({ type, tiles }: Meld): TileId[] {
  return type === 'group' ? tiles.filter((tile) => TILES[tile] === JOKER) : [];
}

/** The joker counts as drawn, so that a hand may be won with it. */
export function swapJoker(step: Step, action: DeclareAction): 'turn' {
  const { deal } = step;
  deal.drawn = { tile: swapForWild(step, action), from: null, kongs: 0, bonus: true };
  deal.extras = { ...deal.extras, swapped: action.seat };
  return 'turn';
}
