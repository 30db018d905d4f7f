import type { ReviewedDecision } from '../../coach/review/review';
import type { ReplayedHand } from '../../store/selectors/replayTable';
import { isGrowing, lookLists, placeIn } from './look';
import type { Look, LookList } from './look';
import type { PracticeOfDecision } from './usePracticeOf';
import type { ReviewOfMatch } from './useReview';

export interface AtTableProps {
  readonly review: ReviewOfMatch;
  /** The hands that are gone through, by place in the record. */
  readonly hands: readonly number[];
  readonly look: Look;
  readonly decision: ReviewedDecision;
  readonly replayed: ReplayedHand;
  readonly practice: PracticeOfDecision;
  /** What the hand brought when it was played on from here; null where it was not. */
  readonly gained: number | null;
  readonly onLook: (look: Look) => void;
  /** Null where it cannot be played on. */
  readonly onPlayOn: (() => void) | null;
  readonly onClose: () => void;
}

export type Steps = ReturnType<typeof useLooks>;

/** Goes from decision to decision of the list that is gone through; what leads nowhere does nothing. */
export function useLooks({ review, hands, look: { list, place }, onLook }: AtTableProps) {
  const lists = lookLists(review, hands);
  const all = lists[list];
  const at = placeIn(all, place);
  const goIn = (which: LookList, to: number) => {
    const next = lists[which][to];
    if (next) onLook({ list: which, place: next });
  };
  const inCostliest = placeIn(lists.costliest, place);
  return {
    lists,
    at,
    isGrowing: isGrowing(review, hands),
    isFirst: at <= 0,
    isLast: at === all.length - 1,
    back: () => goIn(list, at - 1),
    onward: () => goIn(list, at + 1),
    first: () => goIn(list, 0),
    last: () => goIn(list, all.length - 1),
    nextCostliest: () => goIn('costliest', (inCostliest + 1) % Math.max(1, lists.costliest.length)),
    /** Goes through another list from here, or from its head where this decision is not in it. */
    through: (which: LookList) => goIn(which, Math.max(0, placeIn(lists[which], place))),
  };
}
