import { describe, expect, it } from 'vitest';
import type { DrillQuestion } from '../../../src/coach/questions/questions';
import { createCoachClient } from '../../../src/store/coach/coachPort';
import type { CoachReply, CoachWish } from '../../../src/store/coach/coachPort';
import { createQuestionClient } from '../../../src/store/practice/questions/questionPort';
import type { QuestionWish } from '../../../src/store/practice/questions/questionPort';
import { createReviewClient } from '../../../src/store/review/reviewPort';
import type { ReviewNews, ReviewWish } from '../../../src/store/review/reviewPort';
import { POLICIES } from '../../../src/store/threads/policies';
import { madeUp } from '../../support/reviewed';
import { claim, depthOf, found, turn } from '../coach/parts';
import { FakeTime } from '../harness';
import { FakeThreads, withoutThreads } from './fakeThreads';

describe('the coach', () => {
  function open() {
    const [threads, time] = [new FakeThreads<CoachWish, CoachReply>(POLICIES.coach), new FakeTime()];
    const heard: string[] = [];
    const client = createCoachClient(threads.channel, time.schedule);
    const ask = (decision = claim, until: CoachWish['until'] = 'quick') =>
      client.ask(decision, until, (reply) => heard.push(depthOf(reply)));
    return { threads, time, heard, client, ask };
  }

  it('hears every answer to the last question, and no other', () => {
    const { threads, heard, client, ask } = open();
    ask();
    threads.last.tell(0, found(claim, 'instant'));
    threads.last.tell(0, found(claim, 'quick'));
    expect(heard).toEqual(['instant', 'quick']);
    ask(turn);
    threads.last.tell(0, found(claim));
    client.cancel();
    threads.last.tell(1, found(turn));
    client.cancel();
    expect(heard).toEqual(['instant', 'quick']);
    expect(threads.started).toHaveLength(1);
  });

  it('asks about the same decision under the same number', () => {
    const { threads, heard, client, ask } = open();
    ask();
    ask(claim, 'deep');
    ask(turn);
    client.cancel();
    ask(turn);
    expect(threads.last.asked().map(({ asked: { number } }) => number)).toEqual([1, 1, 2, 3]);
    threads.last.tell(3, found(turn, 'deep'));
    expect(heard).toEqual(['deep']);
  });

  it('tells why it crashed, and is there for the next question', () => {
    const { threads, client, ask, heard } = open();
    const replies: CoachReply[] = [];
    client.ask(claim, 'quick', (reply) => replies.push(reply));
    threads.last.crash();
    expect(replies).toEqual([{ ok: false, why: 'failed', detail: 'The thread crashed: out of memory' }]);
    ask();
    threads.last.tell(1, found(claim));
    expect(heard).toEqual(['quick']);
  });

  it('is given up after a while without any answer, and not while answers come', () => {
    const { threads, time, heard, ask } = open();
    ask();
    while (heard.length === 0) expect(time.tick()).toBe(true);
    expect(time.now).toBe(POLICIES.coach.untilFirst);
    expect(heard).toEqual(['late']);
    ask();
    threads.last.tell(1, found(claim, 'instant'));
    expect(time.tick()).toBe(false);
    expect(heard).toEqual(['late', 'instant']);
  });

  it('fails where there are no threads', () => {
    const heard: string[] = [];
    const client = createCoachClient(withoutThreads(POLICIES.coach), new FakeTime().schedule);
    client.ask(claim, 'quick', (reply) => heard.push(depthOf(reply)));
    expect(heard).toEqual(['failed']);
  });
});

describe('reviews', () => {
  const judged: ReviewNews = { type: 'judged', decision: madeUp(1) };
  function open() {
    const [threads, time] = [new FakeThreads<ReviewWish, ReviewNews>(POLICIES.reviews), new FakeTime()];
    const heard: string[] = [];
    const client = createReviewClient(threads.channel, time.schedule);
    const review = (hand = 0) =>
      client.review({ record: '{}', player: 0, hand, known: 0 }, (news) =>
        heard.push(news.type === 'refused' ? news.detail : news.type),
      );
    return { threads, time, heard, client, review };
  }

  it('of one hand after the other come from the same thread', () => {
    const { threads, time, heard, review } = open();
    review(0);
    for (const news of [{ type: 'begun', total: 1 }, judged, { type: 'done' }] as const)
      threads.last.tell(0, news);
    threads.last.say({ id: 0, type: 'end' });
    expect(time.waiting).toEqual([]);
    review(1);
    expect(threads.started).toHaveLength(1);
    expect(threads.last.asked().map(({ asked }) => asked.hand)).toEqual([0, 1]);
    expect(heard).toEqual(['begun', 'judged', 'done']);
  });

  it('that are not done end the thread, and say nothing any more', () => {
    const { threads, heard, client, review } = open();
    review(0);
    const [first] = threads.started;
    review(1);
    expect(threads.started.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    first?.tell(0, judged);
    client.end();
    threads.last.tell(1, judged);
    expect([heard, threads.last.isEnded]).toEqual([[], true]);
  });

  it('that crash or are silent for too long are told of once', () => {
    const { threads, time, heard, review } = open();
    review();
    threads.last.crash();
    threads.last.crash();
    expect(heard).toEqual(['The thread crashed: out of memory']);
    review();
    threads.last.tell(1, { type: 'begun', total: 2 });
    while (heard.length < 3) expect(time.tick()).toBe(true);
    expect(time.now).toBe(POLICIES.reviews.untilNext);
    expect(heard.slice(1)).toEqual(['begun', 'No answer in 60000 ms.']);
  });
});

describe('questions', () => {
  const wish: QuestionWish = { rules: 'hong-kong-old', options: {}, kind: 'waits', seed: 'a' };
  const question = { type: 'waits' } as DrillQuestion;
  function open() {
    const threads = new FakeThreads<QuestionWish, DrillQuestion | null>(POLICIES.questions);
    return { threads, client: createQuestionClient(threads.channel) };
  }

  it('come to whoever wished for them', async () => {
    const { threads, client } = open();
    const [one, other] = [client.make(wish), client.make({ ...wish, seed: 'b' })];
    threads.last.tell(1, null);
    threads.last.tell(0, question);
    expect(await Promise.all([one, other])).toEqual([question, null]);
  });

  it('fail when they cannot be made, when the thread crashes and when it is ended', async () => {
    const { threads, client } = open();
    const refused = client.make(wish);
    threads.last.say({ id: 0, type: 'failed', detail: 'Error: no rules' });
    await expect(refused).rejects.toThrow('The question was not made: Error: no rules');
    const lost = client.make(wish);
    threads.last.crash();
    await expect(lost).rejects.toThrow('out of memory');
    const ended = client.make(wish);
    client.end();
    await expect(ended).rejects.toThrow('It was ended.');
    expect(threads.last.isEnded).toBe(true);
    await expect(createQuestionClient(withoutThreads(POLICIES.questions)).make(wish)).rejects.toThrow(
      'Workers are blocked.',
    );
  });
});
