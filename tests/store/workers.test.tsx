import { describe, expect, it } from 'vitest';
import { createCoachClient } from '../../src/store/coach/coachPort';
import type { CoachReply } from '../../src/store/coach/coachPort';
import { createQuestionClient } from '../../src/store/practice/questions/questionPort';
import { createReviewClient } from '../../src/store/review/reviewPort';
import type { ReviewNews } from '../../src/store/review/reviewPort';
import { openThread } from '../../src/store/threads/openThread';
import { startWorker } from '../../src/store/threads/startWorker';
import { someOf } from '../support/decisions';
import { decisionsIn, someMatch } from '../support/reviewed';
import { optionsOf } from '../support/rigged';
import { fakeWorker } from './fakeWorker';

const RULES = 'hong-kong-old';
const never = () => () => undefined;

const scripts = {
  bots: () => import('../../src/store/bots/botWorker'),
  coach: () => import('../../src/store/coach/coachWorker'),
  reviews: () => import('../../src/store/review/reviewWorker'),
  questions: () => import('../../src/store/practice/questions/questionWorker'),
};
const FILES = {
  bots: 'botWorker',
  coach: 'coachWorker',
  reviews: 'reviewWorker',
  questions: 'questionWorker',
};
const names = ['bots', 'coach', 'reviews', 'questions'] as const;

describe.each(names)('the thread of %s', (name) => {
  it('is a module of its own', async () => {
    const { started } = await fakeWorker(scripts[name]);
    startWorker(name, { posted: () => undefined, crashed: () => undefined });
    expect(started).toEqual([[expect.anything(), { type: 'module' }]]);
    expect(String(started[0]?.[0])).toContain(FILES[name]);
  });

  it.each([
    ['error', { message: 'out of memory' }, 'out of memory'],
    ['messageerror', {}, 'An answer could not be read.'],
  ])('is given up after %s', async (type, event, sentence) => {
    const { outside } = await fakeWorker(scripts[name]);
    const crashed: string[] = [];
    const { end } = startWorker(name, {
      posted: () => undefined,
      crashed: (message) => crashed.push(message),
    });
    outside.dispatch(type, event);
    expect(crashed).toEqual([sentence]);
    end();
    expect(outside.isTerminated).toBe(true);
  });
});

it('the coach answers a question once for each depth, and goes deeper when asked', async () => {
  await fakeWorker(scripts.coach);
  const [found] = someOf(RULES, 'claims', 1);
  const { view, choices } = found!;
  const coach = createCoachClient(openThread('coach'), never);
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
  await fakeWorker(scripts.coach);
  const [found] = someOf(RULES, 'claims', 1);
  const { view, choices } = found!;
  const reply = await new Promise<CoachReply>((done) =>
    createCoachClient(openThread('coach'), never).ask(
      { view: { ...view, rules: 'nowhere' }, choices },
      'instant',
      done,
    ),
  );
  expect(reply.ok).toBe(false);
});

it('a review is told decision by decision, to its end', async () => {
  await fakeWorker(scripts.reviews);
  const record = someMatch(RULES, 'tea');
  const player = record.players.findIndex(({ kind }) => kind === 'human');
  const total = decisionsIn(record)[0]!.length;
  const news = await new Promise<readonly ReviewNews[]>((done) => {
    const heard: ReviewNews[] = [];
    const wish = { record: JSON.stringify(record), player: Math.max(0, player), hand: 0, known: total - 2 };
    createReviewClient(openThread('reviews'), never).review(wish, (one) => {
      heard.push(one);
      if (one.type === 'done' || one.type === 'refused') done(heard);
    });
  });
  expect(news[0]).toEqual({ type: 'begun', total });
  expect(news.map(({ type }) => type)).toEqual(['begun', 'judged', 'judged', 'done']);
});

it('a question is made of the game that is asked for', async () => {
  await fakeWorker(scripts.questions);
  const questions = createQuestionClient(openThread('questions'));
  const wish = { rules: RULES, options: optionsOf(RULES), kind: 'waits', seed: 'a' } as const;
  const made = await questions.make(wish);
  expect(made?.type).toBe('waits');
  expect(await questions.make(wish)).toEqual(made);
  expect(await questions.make({ ...wish, rules: 'nowhere' })).toBeNull();
  await expect(questions.make({ ...wish, options: {} })).rejects.toThrow('The question was not made');
});
