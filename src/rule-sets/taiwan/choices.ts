import { kindOf, seatState } from '../../engine/draw';
import { rulesOf } from '../../engine/knownRules';
import type { Rules } from '../../engine/rules';
import type { Action, ClaimAction, Deal, Seat, TileKind } from '../../engine/types';
import { otherEndOf } from '../shared/standard/swaps';
import type { TaiwanOptions } from './options';
import { hasDeclared, isBound, readyCalls } from './ready';

const NO_CLAIMS: readonly ClaimAction[] = [];

/** Kinds that may not be discarded in the turn of a chow or pong. Source: `RULES.md#swapping`. */
function barredBy(
  swapDiscard: TaiwanOptions['swapDiscard'],
  taken: TileKind,
  own: readonly TileKind[],
): readonly TileKind[] {
  if (swapDiscard === 'none') return [];
  const other = swapDiscard === 'strict' ? otherEndOf(taken, own) : null;
  return other === null ? [taken] : [taken, other];
}

/** A declared hand claims nothing; a claim must leave a tile that may be discarded, as a kong always does. */
export function claimsBy({ swapDiscard }: TaiwanOptions): NonNullable<Rules['claims']> {
  return ({ deal, seat, tile }, claims) => {
    if (claims.length === 0) return claims;
    if (hasDeclared(deal, seat)) return NO_CLAIMS;
    if (swapDiscard === 'none') return claims;
    const { kinds } = rulesOf(deal).tiles;
    const { hand } = seatState(deal, seat);
    return claims.filter(({ own }) => {
      const barred = barredBy(
        swapDiscard,
        kinds[tile]!,
        own.map((each) => kinds[each]!),
      );
      return hand.some((each) => !own.includes(each) && !barred.includes(kinds[each]!));
    });
  };
}

/** The choices of a turn. Source: `RULES.md#swapping`, `#declared`. */
export function turnActionsBy({
  swapDiscard,
  readyDeclaration,
}: TaiwanOptions): NonNullable<Rules['turnActions']> {
  return (deal, seat, choices) => {
    if (!deal.drawn) return withoutSwap(deal, seat, { choices, swapDiscard });
    if (!readyDeclaration) return choices;
    if (hasDeclared(deal, seat)) return choices.filter((choice) => isBound(deal, choice));
    const calls = readyCalls(deal, seat);
    return calls.length === 0 ? choices : [...choices, ...calls];
  };
}

interface Claimed extends Pick<TaiwanOptions, 'swapDiscard'> {
  readonly choices: readonly Action[];
}

/** After a claim its meld is the last one. */
function withoutSwap(deal: Deal, seat: Seat, { choices, swapDiscard }: Claimed): readonly Action[] {
  const meld = seatState(deal, seat).melds.at(-1);
  if (swapDiscard === 'none' || !meld || meld.claimed === null) return choices;
  const rules = rulesOf(deal);
  const own = meld.tiles.filter((tile) => tile !== meld.claimed);
  const barred = barredBy(
    swapDiscard,
    kindOf(rules, meld.claimed),
    own.map((tile) => kindOf(rules, tile)),
  );
  return choices.filter(
    (choice) => choice.type !== 'discard' || !barred.includes(kindOf(rules, choice.tile)),
  );
}
