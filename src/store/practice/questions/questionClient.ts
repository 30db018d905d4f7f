import type { DrillQuestion } from '../../../coach/questions/questions';
import type { Channel } from '../../threads/channel';
import type { QuestionPort, QuestionWish } from './questionPort';

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
