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
