import { inHalves } from '../match/clock';
import type { Schedule } from '../match/clock';
import type { Policy } from './policies';
import { isFromThread } from './protocol';
import type { FromThread, ToThread } from './protocol';

/** A running thread, as the page holds it. */
export interface Thread {
  readonly post: (message: unknown) => void;
  readonly end: () => void;
}

/** What is heard of a thread: anything it posts, and that it crashed. */
export interface ThreadEvents {
  readonly posted: (data: unknown) => void;
  readonly crashed: (message: string) => void;
}

export type StartThread = (events: ThreadEvents) => Thread;

export interface Failure {
  readonly why: 'failed' | 'late';
  readonly detail: string;
}

interface ThreadQuestion<Asked, News> {
  readonly asked: Asked;
  /** Called with each answer. */
  readonly hear: (news: News) => void;
  /** Called at most once, perhaps before `ask` returns; nothing is heard afterwards. */
  readonly fail: (failure: Failure) => void;
  /** The clock for time-outs; without it there are none. */
  readonly schedule?: Schedule | undefined;
  /** Drops the question: nothing is heard of it afterwards. */
  readonly signal?: AbortSignal | undefined;
}

interface Open<Asked, News> extends ThreadQuestion<Asked, News> {
  readonly id: number;
  hasBegun: boolean;
  stopWaiting: () => void;
}

const nothing = (): void => undefined;

/** Questions to a thread. It is started with the first one, and again after it crashed or was given up. */
export class Channel<Asked, News> {
  private readonly policy: Policy;
  private readonly startThread: StartThread;
  private readonly open = new Map<number, Open<Asked, News>>();
  private thread: Thread | null = null;
  private asked = 0;
  /** Since the last answer. */
  private failures = 0;

  constructor(policy: Policy, startThread: StartThread) {
    this.policy = policy;
    this.startThread = startThread;
  }

  ask(question: ThreadQuestion<Asked, News>): void {
    const id = this.asked++;
    const { patience, untilFirst } = this.policy;
    if (patience && this.failures >= patience.failures && id % patience.tries > 0)
      return question.fail({ why: 'failed', detail: 'The thread failed too often.' });
    const open = { ...question, id, hasBegun: false, stopWaiting: nothing };
    this.open.set(id, open);
    this.wait(open, untilFirst);
    question.signal?.addEventListener('abort', () => this.drop(open));
    this.post(open);
  }

  /** Starts the thread ahead. If that fails, the first question says so. */
  warm(): void {
    try {
      this.thread ??= this.start();
    } catch {
      this.thread = null;
    }
  }

  /** Ends the thread and all that it was asked. */
  end(): void {
    for (const { fail } of this.restart(() => true)) fail({ why: 'failed', detail: 'It was ended.' });
  }

  private post({ id, asked }: Open<Asked, News>): void {
    try {
      this.thread ??= this.start();
      this.thread.post({ id, asked } satisfies ToThread<Asked>);
    } catch (error) {
      this.giveUp({ why: 'failed', detail: `The thread cannot be used: ${String(error)}` });
    }
  }

  private start(): Thread {
    const thread = this.startThread({
      posted: (data) => {
        if (thread !== this.thread) return;
        if (isFromThread(data)) this.hear(data as FromThread<News>);
        else this.giveUp({ why: 'failed', detail: 'The thread sent no answer.' });
      },
      crashed: (message) => {
        if (thread === this.thread) this.giveUp({ why: 'failed', detail: `The thread crashed: ${message}` });
      },
    });
    return thread;
  }

  private hear(said: FromThread<News>): void {
    if (said.type !== 'begun') this.failures = 0;
    const open = this.open.get(said.id);
    if (!open) return;
    open.hasBegun = true;
    if (said.type === 'end' || said.type === 'failed') this.close(open);
    else this.wait(open, this.policy.untilNext);
    if (said.type === 'news') open.hear(said.news);
    if (said.type === 'failed') open.fail({ why: 'failed', detail: said.detail });
  }

  private wait(open: Open<Asked, News>, time: number | null): void {
    open.stopWaiting();
    if (time === null || !open.schedule) return;
    const late = (): void =>
      this.giveUp(
        { why: 'late', detail: `No answer in ${time} ms.` },
        (each) => each === open || each.hasBegun,
      );
    open.stopWaiting = inHalves(open.schedule)(late, time);
  }

  private drop(open: Open<Asked, News>): void {
    if (this.open.get(open.id) !== open) return;
    if (!this.policy.listens) return void this.restart((each) => each === open);
    this.close(open);
    this.thread?.post({ id: open.id, isDropped: true } satisfies ToThread<Asked>);
  }

  private close(open: Open<Asked, News>): void {
    this.open.delete(open.id);
    open.stopWaiting();
  }

  private giveUp(failure: Failure, isLost: (open: Open<Asked, News>) => boolean = () => true): void {
    this.failures++;
    for (const { fail } of this.restart(isLost)) fail(failure);
  }

  /** Ends the thread, and asks a new one what is not lost with it. Gives what is. */
  private restart(isLost: (open: Open<Asked, News>) => boolean): readonly Open<Asked, News>[] {
    this.thread?.end();
    this.thread = null;
    const lost = [...this.open.values()].filter(isLost);
    for (const each of lost) this.close(each);
    for (const each of this.open.values()) this.post(each);
    return lost;
  }
}
