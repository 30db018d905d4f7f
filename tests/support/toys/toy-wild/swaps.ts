import { faceOf, kindOf, seatState } from '../../../../src/engine/draw';
import { rulesOf } from '../../../../src/engine/knownRules';
import type { Step } from '../../../../src/engine/rules';
import { addToHand, takeFromHand } from '../../../../src/engine/state';
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
export function swapJoker({ rules, deal }: Step, { seat, tile, target }: DeclareAction): 'turn' {
  const joker = target?.tile ?? null;
  if (tile === null || !target || joker === null) throw new Error('A swap names a tile and a joker.');
  const state = seatState(deal, seat);
  takeFromHand(state, tile, kindOf(rules, tile));
  addToHand(state, joker, JOKER);
  const other = seatState(deal, target.seat);
  other.melds = other.melds.map((meld): Meld => {
    if (!meld.tiles.includes(joker)) return meld;
    const laid = meld.tiles.map((each) => (each === joker ? tile : each));
    return { ...meld, tiles: laid, faces: laid.map((each) => faceOf(rules, each)) };
  });
  deal.drawn = { tile: joker, from: 'back', kongs: 0, bonus: true };
  deal.extras = { ...deal.extras, swapped: seat };
  return 'turn';
}
