import type { DrillQuestion, QuestionKind } from '../../../coach/questions/questions';
import type { Options, RuleSetId } from '../../../engine/types';

/** Which question is to be made: the same for the same wish. */
export interface QuestionWish {
  readonly rules: RuleSetId;
  readonly options: Options;
  readonly kind: QuestionKind;
  readonly seed: string;
}

/** Where questions are made: a worker in the app. */
export interface QuestionPort {
  /** Null where there is no such question. Fails when it cannot be made. */
  readonly make: (wish: QuestionWish) => Promise<DrillQuestion | null>;
  /** Ends the thread, and what is being made. The next wish starts another one. */
  readonly end: () => void;
}

/** What the page tells the thread. */
export interface Wished {
  readonly id: number;
  readonly wish: QuestionWish;
}

/** What the thread answers. `error`: a sentence, where it failed. */
export interface Made {
  readonly id: number;
  readonly question: DrillQuestion | null;
  readonly error: string | null;
}
