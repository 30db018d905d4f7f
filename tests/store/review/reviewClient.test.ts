import { describe, expect, it } from 'vitest';
import { createReviewClient, REVIEW_LATE } from '../../../src/store/review/reviewClient';
import type { AskedReview, StartReview } from '../../../src/store/review/reviewClient';
import type { ReviewNews } from '../../../src/store/review/reviewPort';
import { madeUp } from '../../support/reviewed';
import { FakeTime } from '../harness';

const wish = { record: '{}', player: 0, hand: 0, known: 0 };
const judged: ReviewNews = { type: 'judged', decision: madeUp(1) };

function open(start?: StartReview) {
  const time = new FakeTime();
  const heard: string[] = [];
  const posted: AskedReview[] = [];
  const threads: Parameters<StartReview>[0][] = [];
  const ended: number[] = [];
  const client = createReviewClient(
    start ??
      ((events) => {
        const at = threads.push(events) - 1;
        return { post: (asked) => posted.push(asked), end: () => ended.push(at) };
      }),
    time.schedule,
  );
  const review = (hand = 0) =>
    client.review({ ...wish, hand }, (news) => heard.push(news.type === 'refused' ? news.detail : news.type));
  const tell = (news: ReviewNews, thread = threads.length - 1, id = posted.at(-1)?.id ?? 0) =>
    threads[thread]?.told({ id, news });
  return { time, heard, posted, threads, ended, client, review, tell };
}

describe('the thread of reviews', () => {
  it('is started with the first wish, and hears of the next hand in the same thread', () => {
    const { threads, heard, review, tell, posted } = open();
    review(0);
    tell({ type: 'begun', total: 1 });
    tell(judged);
    tell({ type: 'done' });
    review(1);
    expect(threads).toHaveLength(1);
    expect(posted.map(({ wish: { hand } }) => hand)).toEqual([0, 1]);
    expect(heard).toEqual(['begun', 'judged', 'done']);
  });

  it('is ended with a wish that is not done, and says nothing any more', () => {
    const { threads, ended, heard, review, tell, client } = open();
    review(0);
    review(1);
    expect([threads.length, ended]).toEqual([2, [0]]);
    tell(judged, 0, 0);
    expect(heard).toEqual([]);
    client.end();
    tell(judged);
    expect([heard, ended]).toEqual([[], [0, 1]]);
  });

  it('that crashes is told of once, and started anew', () => {
    const { threads, heard, review } = open();
    review();
    threads[0]?.crashed('out of memory');
    threads[0]?.crashed('again');
    expect(heard).toEqual(['The thread of reviews crashed: out of memory']);
    review();
    expect(threads).toHaveLength(2);
  });

  it('that is silent for too long is given up, each answer giving it time anew', () => {
    const { time, heard, ended, review, tell } = open();
    review();
    tell({ type: 'begun', total: 2 });
    expect(time.waiting).toHaveLength(1);
    while (heard.length < 2) expect(time.tick()).toBe(true);
    expect(time.now).toBe(REVIEW_LATE);
    expect(heard).toEqual(['begun', 'No answer came in time.']);
    expect(ended).toEqual([0]);
  });

  it('that is done is not waited for', () => {
    const { time, review, tell } = open();
    review();
    tell({ type: 'done' });
    expect(time.waiting).toEqual([]);
  });

  it('that cannot be started is said', () => {
    const { heard, review } = open(() => {
      throw new Error('no workers here');
    });
    review();
    expect(heard[0]).toContain('no workers here');
  });
});
