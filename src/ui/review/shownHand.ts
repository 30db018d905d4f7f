import { recordedPlace } from '../../store/selectors/handPlace';
import { useHandNames } from '../useHandNames';
import { createContext, useContext } from 'react';
import type { Course } from '../../coach/review/course';
import type { ReviewedDecision } from '../../coach/review/review';
import type { GameRecord } from '../../engine/record';
import type { Player } from '../../engine/types';
import { turnOf } from '../../store/review/reviewFacts';
import type { DecisionPlace } from '../../store/review/reviewFacts';
import type { ReplayedHand } from '../../store/selectors/replayTable';
import type { Scale } from '../coach/scale';
import type { Filter } from '../languages/en/review';
import { useWords } from '../context';
import { actionWord } from '../table/actionWord';
import { usePlayWords } from '../table/usePlayWords';
import { reviewWords } from '../text';
import type { Text } from '../text';

/** A hand as its review shows it. Decisions are named by their places. */
export interface ShownHand {
  readonly replayed: ReplayedHand;
  /** Whose choices are looked at. */
  readonly player: Player;
  readonly decisions: readonly ReviewedDecision[];
  readonly course: Course;
  readonly scale: Scale;
  /** The dearest ones. */
  readonly costliest: readonly DecisionPlace[];
  readonly filter: Filter;
  /** The one that was looked at last. */
  readonly selected: number | null;
  /** Shows a decision on the table. */
  readonly pick: (decision: number) => void;
}

export const ShownHandContext = createContext<ShownHand | null>(null);

export function useShownHand(): ShownHand {
  const hand = useContext(ShownHandContext);
  if (!hand) throw new Error('No hand is reviewed here.');
  return hand;
}

/** Says what a decision is called: in a sentence, "Turn 7, discard", and below the chart, "T7" or what was done. */
export function useStepWords({ replayed: { hand, match }, player }: Pick<ShownHand, 'replayed' | 'player'>) {
  const words = useWords(reviewWords);
  const play = usePlayWords(match.rules);
  return {
    nameOf: (decision: ReviewedDecision) =>
      words.sortOf(isInTurn(decision) ? decision.sort : 'claim', turnOf(hand, decision, player)),
    labelOf: (decision: ReviewedDecision, text: Pick<Text, 'actions'>) => {
      if (isInTurn(decision)) return words.turn(turnOf(hand, decision, player));
      const action = decision.choices[decision.chosen]?.action;
      return action ? actionWord(action, { play, text, isTurn: false }).toLowerCase() : '';
    },
  };
}

/** Says what a hand of this match is called, by its place. */
export function useHandName({ rules, hands }: GameRecord): (at: number) => string {
  const { shortOf } = useHandNames();
  return (at) => shortOf(rules, recordedPlace(rules, hands[at]));
}

/** Whoever is offered a tile may pass. */
function isInTurn({ choices }: ReviewedDecision): boolean {
  return choices.every(({ action }) => action.type !== 'pass');
}
