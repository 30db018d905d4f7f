import { faceOf, kindOf, seatState } from '../../engine/draw';
import { rulesOf } from '../../engine/knownRules';
import type { Step } from '../../engine/rules';
import { addToHand, takeFromHand } from '../../engine/state';
import { JOKER } from '../../engine/tiles';
import type { Action, Deal, DeclareAction, Meld, Seat } from '../../engine/types';
import { TILES } from './tiles';

/** A tile of the hand may be put in the place of a joker in anybody's group of its kind. Source: `RULES.md#joker-exchange`. */
export function swaps(deal: Deal, seat: Seat, choices: readonly Action[]): readonly Action[] {
  const rules = rulesOf(deal);
  const { hand } = seatState(deal, seat);
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
export function swapJoker({ rules, deal }: Step, { seat, tile, target }: DeclareAction): 'turn' {
  const joker = target?.tile ?? null;
  if (tile === null || !target || joker === null) throw new Error('An exchange names a tile and a joker.');
  const state = seatState(deal, seat);
  takeFromHand(state, tile, kindOf(rules, tile));
  addToHand(state, joker, JOKER);
  const other = seatState(deal, target.seat);
  other.melds = other.melds.map((meld): Meld => {
    if (!meld.tiles.includes(joker)) return meld;
    const laid = meld.tiles.map((each) => (each === joker ? tile : each));
    return { ...meld, tiles: laid, faces: laid.map((each) => faceOf(rules, each)) };
  });
  deal.drawn = { tile: joker, from: 'front', kongs: 0, bonus: false };
  return 'turn';
}
