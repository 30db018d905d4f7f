import type { Drill } from '../../src/coach/drills/drill';
import { rulesOf } from '../../src/engine/knownRules';
import type { Decision } from '../../src/coach/thought';
import { SORTS as JUDGED, isOfSort as isJudged } from '../reference/positions';

/** Which decisions are mined. A swap is a turn in which a tile may be put in another one's place. */
export const SORTS = [...JUDGED, 'swaps'] as const;
export type Sort = (typeof SORTS)[number];

/** Of the decisions of a hand one in so many is looked at; all are that may be a kong, which are rare. */
export const ONE_IN: Readonly<Record<Sort, number>> = { claims: 4, exchanges: 4, swaps: 4, turns: 16 };

export function isOfSort({ view, choices }: Decision, sort: Sort): boolean {
  const hasSwap = choices.some((each) => each.type === 'declare' && (each.target?.tile ?? null) !== null);
  if (sort === 'claims') return isJudged({ view, choices }, sort) && usesPlainTile({ view, choices });
  if (sort === 'exchanges') return isJudged({ view, choices }, sort);
  return isJudged({ view, choices }, 'turns') && hasSwap === (sort === 'swaps');
}

/** Nobody asks about a claim for which only wild tiles could be used. */
function usesPlainTile({ view, choices }: Decision): boolean {
  const { kinds, wild } = rulesOf(view).tiles;
  return choices.some((each) => 'own' in each && each.own.some((tile) => !wild.includes(kinds[tile]!)));
}

/** The sort of a drill, by how its choices are written. */
export function sortOf({ verdicts }: Pick<Drill, 'verdicts'>): Sort {
  const begins = (sign: string): boolean => verdicts.some(({ choice }) => choice.startsWith(sign));
  const isSwap = verdicts.some(({ choice }) => choice.startsWith('!') && choice.includes('@'));
  if (begins('>')) return 'exchanges';
  if (begins('pass')) return 'claims';
  return isSwap ? 'swaps' : 'turns';
}
