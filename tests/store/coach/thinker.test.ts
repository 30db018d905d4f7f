import { describe, expect, it } from 'vitest';
import { advisorFor } from '../../../src/coach/advisor';
import { Thought } from '../../../src/coach/thought';
import type { CoachReply, CoachWish } from '../../../src/store/coach/coachPort';
import { thinkerWith } from '../../../src/store/coach/thinker';
import type { LoadCoach } from '../../../src/store/coach/thinker';
import { gameOf } from '../../support/decisions';
import { settled } from '../harness';
import { claim, depthOf, turn } from './parts';

gameOf('hong-kong-old');

/** A thread whose pauses end when the test says so. */
function open(load: LoadCoach = (view) => Promise.resolve(advisorFor(view))) {
  const said: CoachReply[] = [];
  const begun: number[] = [];
  const thinker = thinkerWith(load);
  let paused: (() => void)[] = [];
  /** Asks, and gives a function that drops the question. */
  const ask = (number: number, decision = claim, until: CoachWish['until'] = 'quick') => {
    let isWanted = true;
    const done = thinker(
      { number, decision, until },
      {
        begin: () => begun.push(number),
        tell: (reply) => said.push(reply),
        pause: async () => {
          await new Promise<void>((resolve) => paused.push(resolve));
          return isWanted;
        },
      },
    );
    return {
      done,
      drop: () => {
        isWanted = false;
      },
    };
  };
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
  return { ask, said, begun, goOn, answers: () => said.map(depthOf) };
}

describe("the coach's thread", () => {
  it('answers at each depth what a whole thought finds, with reasons and the way to the minimum', async () => {
    const { ask, said, goOn, answers } = open();
    ask(4);
    await goOn();
    expect(answers()).toEqual(['instant', 'quick']);
    const reply = said.at(-1);
    const whole = new Thought(claim, advisorFor(claim.view)!).think('quick');
    expect(reply?.ok && reply.finding.judgement).toEqual(whole);
    expect(reply?.ok && Array.isArray(reply.finding.reasons)).toBe(true);
  });

  it('thinks in steps: a question that is dropped ends between two of them', async () => {
    const { ask, goOn, answers } = open();
    const first = ask(0);
    await goOn(3);
    first.drop();
    ask(1, turn, 'instant');
    await goOn();
    await first.done;
    expect(answers()).toEqual(['instant']);
  });

  it('goes on to a greater depth where it stopped, also when asked while it thinks', async () => {
    const { ask, begun, goOn, answers } = open();
    ask(0, claim, 'instant');
    await goOn();
    expect(answers()).toEqual(['instant']);
    const second = ask(0);
    await goOn(3);
    second.drop();
    ask(0);
    await goOn();
    expect(answers()).toEqual(['instant', 'quick']);
    expect(begun).toEqual([0, 0]);
  });

  it('goes deeper when asked before it knows the game', async () => {
    const known: (() => void)[] = [];
    const { ask, goOn, answers } = open(
      (view) => new Promise((resolve) => known.push(() => resolve(advisorFor(view)))),
    );
    const first = ask(0, claim, 'instant');
    first.drop();
    ask(0);
    for (const resolve of known) resolve();
    await goOn();
    expect(answers()).toEqual(['instant', 'quick']);
  });

  it('says where it knows nothing, and fails with what went wrong', async () => {
    const unknown = open(() => Promise.resolve(null));
    unknown.ask(0);
    unknown.ask(1, { ...claim, view: { ...claim.view, pending: null } });
    await unknown.goOn();
    expect(unknown.answers()).toEqual(['unknown', 'unknown']);
    const broken = open(() => Promise.reject(new Error('no network')));
    await expect(broken.ask(0).done).rejects.toThrow('no network');
  });
});
