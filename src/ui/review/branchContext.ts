import { createContext } from 'react';
import type { ReactNode } from 'react';
import type { GameRecord } from '../../engine/record';
import type { BranchPlace } from '../../store/review/branch';

export interface BranchProps {
  readonly place: BranchPlace;
  /** Where closing leads, if not to the review. */
  readonly back?: string;
  /** `gained`: what the hand brought; null where it was left before its end. */
  readonly onClose: (gained: number | null) => void;
}

/** Draws the table on which a recorded hand is played on. Null where nobody plays: the page gives it, for tables show reviews too. */
export const BranchContext = createContext<((props: BranchProps) => ReactNode) | null>(null);

export interface ShownReplayProps {
  readonly record: GameRecord;
  /** Which hand is shown first, by place. */
  readonly at: number;
  /** Where closing leads. */
  readonly from: string;
  readonly onClose: () => void;
}

/** Draws the replay of a hand that was played on. The page gives it, for replays show reviews too. */
export const ReplayContext = createContext<((props: ShownReplayProps) => ReactNode) | null>(null);
