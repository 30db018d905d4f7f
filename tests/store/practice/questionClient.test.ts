import { describe, expect, it } from 'vitest';
import type { DrillQuestion } from '../../../src/coach/questions/questions';
import { createQuestionClient } from '../../../src/store/practice/questions/questionClient';
import type { StartQuestions } from '../../../src/store/practice/questions/questionClient';
import type { QuestionWish, Wished } from '../../../src/store/practice/questions/questionPort';

const wish: QuestionWish = { rules: 'hong-kong-old', options: {}, kind: 'waits', seed: 'a' };
const question = { type: 'waits' } as DrillQuestion;

/** Threads that answer when the test says so. */
function open() {
  const threads: { readonly events: Parameters<StartQuestions>[0]; ended: boolean }[] = [];
  const posted: Wished[] = [];
  const client = createQuestionClient((events) => {
    const thread = { events, ended: false };
    threads.push(thread);
    return { post: (wished) => void posted.push(wished), end: () => (thread.ended = true) };
  });
  return { client, threads, posted };
}

describe('questions made in a thread', () => {
  it('come to whoever wished for them; one thread makes all', async () => {
    const { client, threads, posted } = open();
    expect(threads).toHaveLength(0);
    const [one, other] = [client.make(wish), client.make({ ...wish, seed: 'b' })];
    expect(threads).toHaveLength(1);
    expect(posted).toEqual([
      { id: 0, wish },
      { id: 1, wish: { ...wish, seed: 'b' } },
    ]);
    threads[0]!.events.made({ id: 1, question: null, error: null });
    threads[0]!.events.made({ id: 0, question, error: null });
    expect(await Promise.all([one, other])).toEqual([question, null]);
    threads[0]!.events.made({ id: 7, question, error: null });
  });

  it('fail when they cannot be made', async () => {
    const { client, threads } = open();
    const made = client.make(wish);
    threads[0]!.events.made({ id: 0, question: null, error: 'Error: no rules' });
    await expect(made).rejects.toThrow('Error: no rules');
    expect(threads[0]!.ended).toBe(false);
  });

  it('all fail with a thread that crashes; the next wish starts another one', async () => {
    const { client, threads } = open();
    const made = client.make(wish);
    threads[0]!.events.crashed('out of memory');
    await expect(made).rejects.toThrow('The question was not made: out of memory');
    expect(threads[0]!.ended).toBe(true);
    const next = client.make(wish);
    expect(threads).toHaveLength(2);
    threads[0]!.events.crashed('again');
    expect(threads[1]!.ended).toBe(false);
    threads[1]!.events.made({ id: 1, question, error: null });
    expect(await next).toBe(question);
  });

  it('fail when they are ended', async () => {
    const { client, threads } = open();
    const made = client.make(wish);
    client.end();
    await expect(made).rejects.toThrow('The question was not made: It was ended.');
    expect(threads[0]!.ended).toBe(true);
  });

  it('fail where there are no threads', async () => {
    const client = createQuestionClient(() => {
      throw new Error('Workers are blocked.');
    });
    await expect(client.make(wish)).rejects.toThrow('The question was not made: Error: Workers are blocked.');
  });
});
