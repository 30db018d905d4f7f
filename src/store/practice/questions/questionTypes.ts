import type { Grade } from '../../../coach/questions/grades';
import type { DrillAnswer, DrillQuestion, QuestionKind } from '../../../coach/questions/questions';
import type { QuestionProgress } from '../../../coach/questions/tally';
import type { RuleSetId } from '../../../engine/types';
import type { Games } from '../../games';
import type { TablePorts } from '../../match/table';
import type { SaveStorage } from '../../saves/save';
import type { Readable, TableStore } from '../../types';
import type { QuestionPort } from './questionPort';

/** What questions are given instead of reaching for it. */
export interface QuestionPorts extends TablePorts {
  readonly storage: SaveStorage;
  readonly games: Pick<Games, 'load'>;
  /** What a set is drawn from. */
  readonly seed: () => string;
  readonly maker: QuestionPort;
}

/** A question on the screen, and what has become of it. */
export interface AskedQuestion {
  /** Its place in the set, from 0. */
  readonly at: number;
  readonly question: DrillQuestion;
  /** The table that it is about. */
  readonly game: Readable<TableStore>;
  /** Null until it is answered. */
  readonly answered: { readonly answer: DrillAnswer; readonly grade: Grade } | null;
}

export interface QuestionState {
  /** `none`: no such question was found for this game. */
  readonly stage: 'closed' | 'making' | 'asked' | 'ended' | 'failed' | 'none';
  readonly kind: QuestionKind;
  readonly progress: QuestionProgress;
  readonly asked: AskedQuestion | null;
  /** What was kept could not be read, and was set aside. */
  readonly isSetAside: boolean;
  /** The browser keeps nothing. */
  readonly isUnkept: boolean;
}

export interface QuestionCommands {
  /** Begins a set, or goes on with the one of this kind and game that was begun. */
  readonly begin: (kind: QuestionKind, rules: RuleSetId) => Promise<void>;
  /** Only the first answer counts. */
  readonly answer: (answer: DrillAnswer) => void;
  /** Goes on to the next question, or to the end of the set. */
  readonly next: () => void;
  /** Back to the choice of what to practise; a set under way stays. */
  readonly leave: () => void;
}

export type QuestionStore = QuestionState & QuestionCommands;
