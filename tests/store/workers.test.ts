import { describe, expect, it } from 'vitest';
import { createCoachClient } from '../../src/store/coach/coachClient';
import type { CoachReply } from '../../src/store/coach/coachPort';
import { startCoachWorker } from '../../src/store/coach/startCoachWorker';
import { createQuestionClient } from '../../src/store/practice/questions/questionClient';
import { startQuestionWorker } from '../../src/store/practice/questions/startQuestionWorker';
import { createReviewClient } from '../../src/store/review/reviewClient';
import type { ReviewNews } from '../../src/store/review/reviewPort';
import { startReviewWorker } from '../../src/store/review/startReviewWorker';
import { someOf } from '../support/decisions';
import { decisionsIn, someMatch } from '../support/reviewed';
import { optionsOf } from '../support/rigged';
import { fakeWorker } from './fakeWorker';

const RULES = 'hong-kong-old';
const never = () => () => undefined;

const threads = [
  {
    name: 'coach',
    load: () => import('../../src/store/coach/coachWorker'),
    start: (crashed: (message: string) => void) =>
      startCoachWorker({ answered: () => undefined, crashed }).end,
  },
  {
    name: 'review',
    load: () => import('../../src/store/review/reviewWorker'),
    start: (crashed: (message: string) => void) => startReviewWorker({ told: () => undefined, crashed }).end,
  },
  {
    name: 'question',
    load: () => import('../../src/store/practice/questions/questionWorker'),
    start: (crashed: (message: string) => void) =>
      startQuestionWorker({ made: () => undefined, crashed }).end,
  },
];

describe.each(threads)('the $name thread', ({ name, load, start }) => {
  it('is a module of its own', async () => {
    const { started } = await fakeWorker(load);
    start(() => undefined);
    expect(started).toEqual([[expect.anything(), { type: 'module' }]]);
    expect(String(started[0]?.[0])).toContain(`${name}Worker`);
  });

  it.each([
    ['error', { message: 'out of memory' }, 'out of memory'],
    ['messageerror', {}, 'An answer could not be read.'],
  ])('is given up after %s', async (type, event, sentence) => {
    const { outside } = await fakeWorker(load);
    const crashed: string[] = [];
    const end = start((message) => crashed.push(message));
    outside.dispatch(type, event);
    expect(crashed).toEqual([sentence]);
    end();
    expect(outside.isTerminated).toBe(true);
  });
});

it('the coach answers a question once for each depth, and goes deeper when asked', async () => {
  await fakeWorker(threads[0]!.load);
  const [found] = someOf(RULES, 'claims', 1);
  const { view, choices } = found!;
  const coach = createCoachClient(startCoachWorker, never);
  const depths = (until: 'instant' | 'quick') =>
    new Promise<readonly string[]>((done) => {
      const heard: string[] = [];
      coach.ask({ view, choices }, until, (reply: CoachReply) => {
        heard.push(reply.ok ? reply.finding.judgement.depth : reply.why);
        if (heard.at(-1) === until || !reply.ok) done(heard);
      });
    });
  expect(await depths('instant')).toEqual(['instant']);
  expect((await depths('quick')).at(-1)).toBe('quick');
  coach.cancel();
});

it('a coach says that it does not know a game', async () => {
  await fakeWorker(threads[0]!.load);
  const [found] = someOf(RULES, 'claims', 1);
  const { view, choices } = found!;
  const reply = await new Promise<CoachReply>((done) =>
    createCoachClient(startCoachWorker, never).ask(
      { view: { ...view, rules: 'nowhere' }, choices },
      'instant',
      done,
    ),
  );
  expect(reply.ok).toBe(false);
});

it('a review is told decision by decision, to its end', async () => {
  await fakeWorker(threads[1]!.load);
  const record = someMatch(RULES, 'tea');
  const player = record.players.findIndex(({ kind }) => kind === 'human');
  const total = decisionsIn(record)[0]!.length;
  const news = await new Promise<readonly ReviewNews[]>((done) => {
    const heard: ReviewNews[] = [];
    const wish = { record: JSON.stringify(record), player: Math.max(0, player), hand: 0, known: total - 2 };
    createReviewClient(startReviewWorker, never).review(wish, (one) => {
      heard.push(one);
      if (one.type === 'done' || one.type === 'refused') done(heard);
    });
  });
  expect(news[0]).toEqual({ type: 'begun', total });
  expect(news.map(({ type }) => type)).toEqual(['begun', 'judged', 'judged', 'done']);
});

it('a question is made of the game that is asked for', async () => {
  await fakeWorker(threads[2]!.load);
  const questions = createQuestionClient(startQuestionWorker);
  const wish = { rules: RULES, options: optionsOf(RULES), kind: 'waits', seed: 'a' } as const;
  const made = await questions.make(wish);
  expect(made?.type).toBe('waits');
  expect(await questions.make(wish)).toEqual(made);
  expect(await questions.make({ ...wish, rules: 'nowhere' })).toBeNull();
  await expect(questions.make({ ...wish, options: {} })).rejects.toThrow('minimumFaan');
});
