import { inHalves } from '../match/clock';
import type { Schedule } from '../match/clock';
import type { ReviewNews, ReviewPort, ReviewWish } from './reviewPort';

/** What the page asks the thread of reviews. */
export interface AskedReview {
  readonly id: number;
  readonly wish: ReviewWish;
}

/** What the thread says. */
export interface ToldReview {
  readonly id: number;
  readonly news: ReviewNews;
}

/** A thread that reviews: a worker in the app. */
export interface ReviewThread {
  readonly post: (asked: AskedReview) => void;
  readonly end: () => void;
}

export type StartReview = (events: {
  readonly told: (told: ToldReview) => void;
  readonly crashed: (message: string) => void;
}) => ReviewThread;

/** A thread that says nothing for so many milliseconds is given up. */
export const REVIEW_LATE = 60_000;

/**
 * Reviews in a worker, which is started with the first wish. A thread thinks about one hand and hears nothing meanwhile: who
 * asks for another one before it is done, or for nothing more, ends it.
 */
export function createReviewClient(start: StartReview, schedule: Schedule): ReviewPort {
  const client = new ReviewClient(start, schedule);
  return { review: (wish, hear) => client.review(wish, hear), end: () => client.end() };
}

interface Open {
  readonly id: number;
  readonly hear: (news: ReviewNews) => void;
  stopWaiting: () => void;
}

class ReviewClient {
  private readonly startThread: StartReview;
  private readonly schedule: Schedule;
  private thread: ReviewThread | null = null;
  private open: Open | null = null;
  private asked = 0;

  constructor(startThread: StartReview, schedule: Schedule) {
    this.startThread = startThread;
    this.schedule = inHalves(schedule);
  }

  review(wish: ReviewWish, hear: (news: ReviewNews) => void): void {
    if (this.open) this.end();
    const id = this.asked++;
    this.open = { id, hear, stopWaiting: () => undefined };
    this.wait();
    try {
      this.thread ??= this.start();
      this.thread.post({ id, wish });
    } catch (error) {
      this.fail(`The thread of reviews cannot be used: ${String(error)}`);
    }
  }

  end(): void {
    this.open?.stopWaiting();
    this.open = null;
    this.thread?.end();
    this.thread = null;
  }

  private start(): ReviewThread {
    const thread = this.startThread({
      told: ({ id, news }) => {
        const { open } = this;
        if (thread !== this.thread || open?.id !== id) return;
        open.stopWaiting();
        if (news.type === 'done' || news.type === 'refused') this.open = null;
        else this.wait();
        open.hear(news);
      },
      crashed: (message) => {
        if (thread === this.thread) this.fail(`The thread of reviews crashed: ${message}`);
      },
    });
    return thread;
  }

  /** Gives the thread up if it says nothing for too long. */
  private wait(): void {
    const { open } = this;
    if (open) open.stopWaiting = this.schedule(() => this.fail('No answer came in time.'), REVIEW_LATE);
  }

  private fail(detail: string): void {
    const { open } = this;
    this.end();
    open?.hear({ type: 'refused', why: 'failed', detail });
  }
}
