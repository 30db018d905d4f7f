import type { Card } from '../../engine/card/card';
import { faceOf, kindOf, seatState } from '../../engine/draw';
import { rulesOf } from '../../engine/knownRules';
import { groupClaims } from '../../engine/layOuts';
import type { Rules } from '../../engine/rules';

/** What groups are called, by size. Source: `RULES.md#claims`. */
export const GROUPS = { 3: 'pong', 4: 'kong', 5: 'quint', 6: 'sextet' } as const;

const groups = groupClaims(Object.keys(GROUPS).map(Number));

/** The groups that fit, with those laid out before, a hand that may be exposed; with strict calling all. Source: `RULES.md#claims`. */
export function claimsBy(card: Card, isStrict: boolean): Rules['claims'] {
  if (isStrict) return groups;
  return (deal, seat, tile) => {
    const claims = groups(deal, seat, tile);
    if (claims.length === 0) return claims;
    const rules = rulesOf(deal);
    const { melds } = seatState(deal, seat);
    const kind = kindOf(rules, tile);
    return claims.filter(({ type, own }) => {
      const faces = [...own, tile].map((each) => faceOf(rules, each));
      return card.open([...melds, { type, kind, faces }]).length > 0;
    });
  };
}
