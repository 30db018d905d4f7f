import { createContext, useContext, useMemo } from 'react';
import type { Course } from '../../coach/review/course';
import type { ReviewedDecision } from '../../coach/review/review';
import type { Player } from '../../engine/types';
import type { ReplayedHand } from '../../store/selectors/replayTable';
import { momentAt, turnOf } from '../../store/review/reviewFacts';
import type { Moment } from '../../store/review/reviewFacts';
import type { Scale } from '../coach/scale';
import type { Filter } from '../languages/en/review';
import { useWords } from '../context';
import { reviewWords } from '../text';

/** A hand as its review shows it. Decisions are named by their places. */
export interface ShownHand {
  readonly replayed: ReplayedHand;
  /** Whose choices are looked at. */
  readonly player: Player;
  readonly decisions: readonly ReviewedDecision[];
  readonly course: Course;
  readonly scale: Scale;
  /** The dearest ones. */
  readonly moments: readonly number[];
  readonly filter: Filter;
  /** Those that the filter leaves, in order. */
  readonly shown: readonly number[];
  readonly selected: number | null;
  readonly pick: (decision: number) => void;
}

export const ShownHandContext = createContext<ShownHand | null>(null);

export function useShownHand(): ShownHand {
  const hand = useContext(ShownHandContext);
  if (!hand) throw new Error('No hand is reviewed here.');
  return hand;
}

/** The moment before a recorded event of the hand. */
export function useMoment(event: number): Moment {
  const { replayed, player } = useShownHand();
  return useMemo(() => momentAt(replayed, player, event), [replayed, player, event]);
}

/** Says what a decision is called: in a sentence, "Turn 7, discard", and below the chart, "T7" or what was done. */
export function useStepWords() {
  const words = useWords(reviewWords);
  const { replayed, player } = useShownHand();
  const turn = (decision: ReviewedDecision) => turnOf(replayed.hand, decision, player);
  return {
    nameOf: (decision: ReviewedDecision) =>
      words.sortOf(isInTurn(decision) ? decision.sort : 'claim', turn(decision)),
    labelOf: (decision: ReviewedDecision, actions: Readonly<Record<string, string>>) => {
      if (isInTurn(decision)) return words.turn(turn(decision));
      const { type } = decision.choices[decision.chosen]?.action ?? { type: 'pass' };
      return (actions[type] ?? type).toLowerCase();
    },
  };
}

/** Whoever is offered a tile may pass. */
function isInTurn({ choices }: ReviewedDecision): boolean {
  return choices.every(({ action }) => action.type !== 'pass');
}
