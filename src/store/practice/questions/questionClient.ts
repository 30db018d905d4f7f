import type { DrillQuestion } from '../../../coach/questions/questions';
import type { Made, QuestionPort, QuestionWish, Wished } from './questionPort';

/** A thread that makes questions: a worker in the app. */
export interface QuestionThread {
  readonly post: (wished: Wished) => void;
  readonly end: () => void;
}

export type StartQuestions = (events: {
  readonly made: (made: Made) => void;
  readonly crashed: (message: string) => void;
}) => QuestionThread;

interface Open {
  readonly done: (question: DrillQuestion | null) => void;
  readonly fail: (error: Error) => void;
}

/** Questions made in a worker, which is started with the first wish; one that crashes is started again with the next. */
export function createQuestionClient(start: StartQuestions): QuestionPort {
  const client = new QuestionClient(start);
  return { make: (wish) => client.make(wish), end: () => client.end('It was ended.') };
}

class QuestionClient {
  private readonly startThread: StartQuestions;
  private readonly open = new Map<number, Open>();
  private thread: QuestionThread | null = null;
  private asked = 0;

  constructor(startThread: StartQuestions) {
    this.startThread = startThread;
  }

  make(wish: QuestionWish): Promise<DrillQuestion | null> {
    const id = this.asked++;
    return new Promise((done, fail) => {
      this.open.set(id, { done, fail });
      try {
        this.thread ??= this.start();
        this.thread.post({ id, wish });
      } catch (error) {
        this.end(String(error));
      }
    });
  }

  private start(): QuestionThread {
    const thread = this.startThread({
      made: ({ id, question, error }) => {
        const open = this.open.get(id);
        this.open.delete(id);
        if (error === null) open?.done(question);
        else open?.fail(new Error(error));
      },
      crashed: (message) => {
        if (thread === this.thread) this.end(message);
      },
    });
    return thread;
  }

  end(why: string): void {
    this.thread?.end();
    this.thread = null;
    const waiting = [...this.open.values()];
    this.open.clear();
    for (const { fail } of waiting) fail(new Error(`The question was not made: ${why}`));
  }
}
