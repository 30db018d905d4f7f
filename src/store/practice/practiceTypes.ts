import type { BotRatings, Drill, Theme } from '../../coach/drills/drill';
import type { Task } from '../../coach/drills/task';
import type { Progress } from '../../coach/practice/progress';
import type { Answer, PracticeSet } from '../../coach/practice/session';
import type { Summary } from '../../coach/practice/summary';
import type { Judgement } from '../../coach/judgement';
import type { HeldMinimum, Reason } from '../../coach/reasons/reason';
import type { Action, RuleSetId } from '../../engine/types';
import type { CoachPort } from '../coach/coachPort';
import type { Games } from '../games';
import type { TablePorts } from '../match/table';
import type { BotAnswer } from './botAnswers';
import type { SaveStorage } from '../saves/save';
import type { Readable, TableStore } from '../types';
import type { OwnPosition } from './ownPositions';
import type { ReturningPosition } from './returning';

/** What practice is given instead of reaching for it. */
export interface PracticePorts extends TablePorts {
  readonly storage: SaveStorage;
  readonly games: Pick<Games, 'load'>;
  /** The date where the player is, as `2026-11-22`. */
  readonly today: () => string;
  /** What the order of a set is drawn from. */
  readonly seed: () => string;
  readonly coach: CoachPort;
}

/** A position on the table, and what has become of it. */
export interface AskedPosition {
  readonly drill: Drill;
  /** The date where the player was when it was asked. */
  readonly on: string;
  readonly task: Task;
  readonly game: Readable<TableStore>;
  /** How much of the least value the hand has; null where the game has none. */
  readonly minimum: HeldMinimum | null;
  /** What the player chose, while the coach weighs it because the position has no verdict on it. */
  readonly weighed: Action | null;
  /** Null until it is answered. */
  readonly answer: Answer | null;
  /** Why the best choice is better than the one chosen, as soon as they are known. */
  readonly reasons: readonly Reason[];
  /** What those reasons compare. */
  readonly judgement: Judgement | null;
  /** What the bots choose; none before a position of the day is answered, or in a set. */
  readonly bots: readonly BotAnswer[];
  /** The hand is played on. */
  readonly isPlayedOn: boolean;
}

export interface PracticeState {
  readonly stage: 'choosing' | 'days' | 'loading' | 'asked' | 'ended' | 'failed' | 'empty';
  readonly rules: RuleSetId;
  readonly progress: Progress;
  /** The set under way, or the one that was finished last. Null for a position of the day. */
  readonly set: PracticeSet | null;
  /** The date whose position is asked; null in a set. */
  readonly day: string | null;
  readonly asked: AskedPosition | null;
  readonly summary: Summary | null;
  /** The positions of a finished set that come back. */
  readonly returning: readonly ReturningPosition[];
  /** The positions that the player took from matches, the latest last. */
  readonly own: readonly OwnPosition[];
  /** The ratings of the bots in the positions of this game, by level; none while they are not known. */
  readonly bots: BotRatings;
  /** What was kept could not be read, and was set aside. */
  readonly isSetAside: boolean;
  /** The browser keeps nothing. */
  readonly isUnkept: boolean;
}

export interface PracticeCommands {
  /** The date where the player is. */
  readonly today: () => string;
  readonly choose: (rules: RuleSetId) => void;
  /** Begins a set, or goes on with the one that was begun. */
  readonly begin: (theme: Theme | null) => Promise<void>;
  /** Asks the position of a day, or shows how it was answered. */
  readonly beginDay: (date: string) => Promise<void>;
  /** Lists the positions of earlier days. */
  readonly showDays: () => void;
  /** Null: the player does not know. */
  readonly answer: (action: Action | null) => void;
  /** Asks anew what was missed in the set that is over. */
  readonly retry: () => void;
  /** Fetches the ratings of the bots of a game, if they can be had. */
  readonly compare: (rules: RuleSetId) => Promise<void>;
  /** Takes a position of a match out of practice. */
  readonly remove: (id: string) => void;
  readonly next: () => void;
  readonly playOn: () => void;
  /** Back to the choice of what to practise; a set under way stays. */
  readonly leave: () => void;
}

export type PracticeStore = PracticeState & PracticeCommands;

/** The state of a practice, read and changed. */
export interface PracticeAccess {
  readonly write: (part: Partial<PracticeState>) => void;
  readonly read: () => PracticeStore;
}
