import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { ReviewedDecision } from '../../coach/review/review';
import { createOwnStore } from '../../store/practice/ownStore';
import type { NotTaken, OwnStore } from '../../store/practice/ownStore';
import type { Player } from '../../engine/types';
import type { ReplayedHand } from '../../store/selectors/replayTable';
import { asOwnPosition } from '../../store/review/forPractice';
import { momentAt, turnOf } from '../../store/review/reviewFacts';
import { browserStorage } from '../../store/saves/browserStorage';
import { useSpeak } from '../live/LiveRegion';
import { today } from '../today';
import { useWords } from '../context';
import { reviewWords } from '../text';

/** Whether a decision is among the positions of practice, and what puts it there. */
export interface PracticeOfDecision {
  readonly isIn: boolean;
  /** Adds it, or takes it out. Null where the position cannot be kept as one. */
  readonly toggle: (() => void) | null;
  /** Why the last change was not made. */
  readonly failed: NotTaken | null;
}

/** The player's own positions of practice, for as long as a review is open. */
export function useOwnPositions(): StoreApi<OwnStore> {
  const [own] = useState(() => createOwnStore(browserStorage));
  return own;
}

/** The decision that is looked at, as a position of practice. */
export function usePracticeOf(
  own: StoreApi<OwnStore>,
  { replayed, player }: { readonly replayed: ReplayedHand | null; readonly player: Player },
  decision: ReviewedDecision | null,
): PracticeOfDecision {
  const words = useWords(reviewWords);
  const speak = useSpeak();
  const { positions, failed } = useStore(own);
  const position = useMemo(() => {
    if (!decision || !replayed) return null;
    const { view } = momentAt(replayed, player, decision.event);
    const turn = turnOf(replayed.hand, decision, player);
    return asOwnPosition(view, decision, { hand: replayed.hand, turn, today: today() });
  }, [replayed, player, decision]);
  const isIn = position !== null && positions.some(({ drill }) => drill.id === position.drill.id);
  const toggle = () => {
    if (!position) return;
    const { add, remove } = own.getState();
    if (isIn) remove(position.drill.id);
    else add(position);
    if (own.getState().failed === null) speak(isIn ? words.practice.removed : words.practice.added);
  };
  return { isIn, toggle: position && toggle, failed };
}
