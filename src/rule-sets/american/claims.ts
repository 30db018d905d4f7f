import type { Card } from '../../engine/card/card';
import { faceOf, kindOf, seatState } from '../../engine/draw';
import { rulesOf } from '../../engine/knownRules';
import type { LayOuts } from '../../engine/mayLie';
import type { Rules } from '../../engine/rules';

/** What groups are called, by size. Source: `RULES.md#claims`. */
export const GROUPS = { 3: 'pong', 4: 'kong', 5: 'quint', 6: 'sextet' } as const;

/** Groups with jokers beside one tile that is none; no chows, nothing closed. Source: `RULES.md#claims`. */
export const LAY_OUTS: LayOuts = {
  chows: null,
  alike: Object.keys(GROUPS).map(Number),
  closed: [],
  wild: 5,
  replaced: false,
  wins: ['wall', 'discard'],
  wildTaken: false,
};

/** The groups that fit, with those laid out before, a hand that may be exposed. Source: `RULES.md#claims`. */
export function fittingClaims(card: Card): Rules['claims'] {
  return ({ deal, seat, tile }, claims) => {
    if (claims.length === 0) return claims;
    const rules = rulesOf(deal);
    const { melds } = seatState(deal, seat);
    const kind = kindOf(rules, tile);
    const fits = new Map<number, boolean>();
    return claims.filter(({ type, own }) => {
      const known = fits.get(own.length);
      if (known !== undefined) return known;
      const faces = [...own, tile].map((each) => faceOf(rules, each));
      const isOpen = card.open([...melds, { type, kind, faces }]).length > 0;
      fits.set(own.length, isOpen);
      return isOpen;
    });
  };
}
