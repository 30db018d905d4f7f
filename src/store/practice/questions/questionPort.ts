import type { Channel } from '../../threads/channel';
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

/** Questions made in a thread. */
export function createQuestionClient(thread: Channel<QuestionWish, DrillQuestion | null>): QuestionPort {
  return {
    make: (wish) =>
      new Promise((hear, reject) => {
        const fail = ({ detail }: { readonly detail: string }): void =>
          reject(new Error(`The question was not made: ${detail}`));
        thread.ask({ asked: wish, hear, fail });
      }),
    end: () => thread.end(),
  };
}
