import { advisorFor, loadAdvisor } from '../../src/coach/advisor';
import { reviewDecision } from '../../src/coach/review/reviewDecision';
import '../../src/rule-sets/everything';
import { gameOf } from '../support/decisions';
import { decisionsIn, someMatch } from '../support/reviewed';

const RULES = 'hong-kong-old';

/** How long the review of one hand took, in milliseconds. */
export interface Reviewing {
  readonly decisions: number;
  readonly took: number;
}

/** Reviews so many hands at quick depth, one after the other, by the clock given. */
async function timeReviewing(hands: number, now: () => number): Promise<readonly Reviewing[]> {
  await loadAdvisor(gameOf(RULES));
  return decisionsIn(someMatch(RULES, 'tea'))
    .slice(0, hands)
    .map((decisions): Reviewing => {
      const start = now();
      for (const decision of decisions) {
        const advisor = advisorFor(decision.view);
        if (!advisor) throw new Error('There is no coach for these rules.');
        reviewDecision(decision, advisor, 'quick');
      }
      return { decisions: decisions.length, took: now() - start };
    });
}

Object.assign(globalThis, { timeReviewing });
