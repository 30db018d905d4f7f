import { costliestOf } from '../../store/review/reviewFacts';
import type { DecisionPlace } from '../../store/review/reviewFacts';
import type { ReviewOfMatch } from './useReview';

/** What is gone through: the choices that gave up most, the dearest first, or all in the order of play. */
export type LookList = 'costliest' | 'all';

/** A decision that is looked at on the table. */
export interface Look {
  readonly list: LookList;
  readonly place: DecisionPlace;
}

/** The decisions of these hands that are known, list by list. */
export function lookLists(
  { hands: reviewed }: Pick<ReviewOfMatch, 'hands'>,
  hands: readonly number[],
): Readonly<Record<LookList, readonly DecisionPlace[]>> {
  const of = (hand: number) => reviewed[hand]?.decisions ?? [];
  return {
    costliest: costliestOf(hands, of),
    all: hands.flatMap((hand) => of(hand).map((_, decision) => ({ hand, decision }))),
  };
}

/** Whether more may come to these lists, and change their order. */
export function isGrowing(
  { hands: reviewed }: Pick<ReviewOfMatch, 'hands'>,
  hands: readonly number[],
): boolean {
  return hands.some((hand) => ['waiting', 'thinking'].includes(reviewed[hand]?.status ?? 'idle'));
}

/** Where a decision stands in a list; -1 where it is not in it. */
export function placeIn(list: readonly DecisionPlace[], { hand, decision }: DecisionPlace): number {
  return list.findIndex((each) => each.hand === hand && each.decision === decision);
}
