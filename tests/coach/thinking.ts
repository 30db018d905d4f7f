import { advisorFor, loadAdvisor } from '../../src/coach/advisor';
import type { Depth } from '../../src/coach/judgement';
import { wayToMinimum } from '../../src/coach/reasons/minimum';
import { reasonsFor } from '../../src/coach/reasons/reasons';
import { Thought } from '../../src/coach/thought';
import '../../src/rule-sets/everything';
import { gameOf, someOf } from '../support/decisions';

const RULES = 'hong-kong-old';

/** How long one decision took from the question on, in milliseconds. */
export interface Thinking {
  readonly sort: string;
  readonly instant: number;
  readonly quick: number;
  /** The longest step, between two of which a newer question can come. */
  readonly step: number;
}

/** Thinks about so many claims and as many turns, with the reasons, by the clock given. */
async function timeThinking(count: number, now: () => number): Promise<readonly Thinking[]> {
  await loadAdvisor(gameOf(RULES));
  return (['claims', 'turns'] as const).flatMap((sort) =>
    someOf(RULES, sort, count).map((decision): Thinking => {
      const advisor = advisorFor(decision.view);
      if (!advisor) throw new Error('There is no coach for these rules.');
      const start = now();
      let [step, last] = [0, start];
      const thought = new Thought(decision, advisor);
      const reach = (depth: Depth): number => {
        while (thought.step(depth)) {
          step = Math.max(step, now() - last);
          last = now();
        }
        reasonsFor(decision, thought.judgement(depth));
        wayToMinimum(decision.view);
        return now() - start;
      };
      return { sort, instant: reach('instant'), quick: reach('quick'), step };
    }),
  );
}

Object.assign(globalThis, { timeThinking });
