import { describe, expect, it } from 'vitest';
import { advisorFor } from '../../../src/coach/advisor';
import type { Advisor } from '../../../src/coach/advisor';
import { Thought } from '../../../src/coach/thought';
import type { FromCoach } from '../../../src/store/coach/messages';
import { Thinker } from '../../../src/store/coach/thinker';
import { gameOf } from '../../support/decisions';
import { settled } from '../harness';
import { claim, depthOf, turn } from './parts';

gameOf('hong-kong-old');
const learn = (view: typeof claim.view) => Promise.resolve(advisorFor(view));

/** A thread whose pauses end when the test says so. */
function open(given: { learn?: (view: typeof claim.view) => Promise<Advisor | null> } = {}) {
  const said: FromCoach[] = [];
  let paused: (() => void)[] = [];
  const thinker = new Thinker({
    learn,
    say: (answer) => said.push(answer),
    pause: () => new Promise((resolve) => paused.push(resolve)),
    ...given,
  });
  /** Ends so many pauses, or all that come. */
  const goOn = async (most = Infinity) => {
    for (let ended = 0; ended < most; ended++) {
      await settled();
      const [next, ...others] = paused;
      if (!next) return;
      paused = others;
      next();
    }
    await settled();
  };
  const answers = () => said.map(({ id, reply }) => `${id} ${depthOf(reply)}`);
  return { thinker, said, goOn, answers };
}

describe("the coach's thread", () => {
  it('answers at each depth what a whole thought finds, with reasons and the way to the minimum', async () => {
    const { thinker, said, goOn, answers } = open();
    thinker.hear({ type: 'ask', id: 4, decision: claim, until: 'quick' });
    await goOn();
    expect(answers()).toEqual(['4 instant', '4 quick']);
    const reply = said.at(-1)?.reply;
    const whole = new Thought(claim, advisorFor(claim.view)!).think('quick');
    expect(reply?.ok && reply.finding.judgement).toEqual(whole);
    expect(reply?.ok && Array.isArray(reply.finding.reasons)).toBe(true);
  });

  it('thinks in steps: a newer question ends the one before', async () => {
    const { thinker, goOn, answers } = open();
    thinker.hear({ type: 'ask', id: 0, decision: claim, until: 'quick' });
    await goOn(3);
    thinker.hear({ type: 'ask', id: 1, decision: turn, until: 'instant' });
    await goOn();
    expect(answers()).toEqual(['1 instant']);
  });

  it('ends when it is told to', async () => {
    const { thinker, goOn, answers } = open();
    thinker.hear({ type: 'ask', id: 0, decision: claim, until: 'quick' });
    await goOn(3);
    thinker.hear({ type: 'cancel' });
    await goOn();
    expect(answers()).toEqual([]);
  });

  it('goes on to a greater depth, also when told so while it thinks', async () => {
    const { thinker, goOn, answers } = open();
    thinker.hear({ type: 'ask', id: 0, decision: claim, until: 'instant' });
    await goOn();
    expect(answers()).toEqual(['0 instant']);
    thinker.hear({ type: 'deepen', id: 9, until: 'quick' });
    await goOn();
    expect(answers()).toEqual(['0 instant']);
    thinker.hear({ type: 'deepen', id: 0, until: 'quick' });
    thinker.hear({ type: 'deepen', id: 0, until: 'quick' });
    await goOn();
    expect(answers()).toEqual(['0 instant', '0 quick']);
  });

  it('goes deeper when told so before it knows the game, and not for a question that was given up', async () => {
    let known: (advisor: Advisor | null) => void = () => undefined;
    const { thinker, goOn, answers } = open({ learn: () => new Promise((resolve) => (known = resolve)) });
    thinker.hear({ type: 'ask', id: 0, decision: claim, until: 'instant' });
    thinker.hear({ type: 'deepen', id: 0, until: 'quick' });
    known(advisorFor(claim.view));
    await goOn();
    expect(answers()).toEqual(['0 instant', '0 quick']);
    thinker.hear({ type: 'cancel' });
    thinker.hear({ type: 'deepen', id: 0, until: 'deep' });
    await goOn();
    expect(answers()).toHaveLength(2);
  });

  it('says where it knows nothing, and what went wrong', async () => {
    const unknown = open({ learn: () => Promise.resolve(null) });
    unknown.thinker.hear({ type: 'ask', id: 0, decision: claim, until: 'quick' });
    const before = { ...claim, view: { ...claim.view, pending: null } };
    unknown.thinker.hear({ type: 'ask', id: 1, decision: before, until: 'quick' });
    await unknown.goOn();
    expect(unknown.answers()).toEqual(['1 unknown']);
    const broken = open({ learn: () => Promise.reject(new Error('no network')) });
    broken.thinker.hear({ type: 'ask', id: 0, decision: claim, until: 'quick' });
    await broken.goOn();
    expect(broken.said[0]?.reply).toMatchObject({ why: 'failed', detail: 'Error: no network' });
  });
});
