import { writeFileSync } from 'node:fs';
import { imagineDeal } from '../../src/bots/rollouts/imagine';
import type { WorthErrors } from '../../src/bots/value/trust';
import { whole } from '../../src/cli/args';
import { command } from '../../src/cli/command';
import { outOf } from '../../src/cli/tableArgs';
import type { Config } from '../../src/cli/tableArgs';
import { advisorFor } from '../../src/coach/advisor';
import type { Advisor } from '../../src/coach/advisor';
import { candidatesOf, firstOf } from '../../src/coach/candidates';
import type { Candidate } from '../../src/coach/candidates';
import { COURSE } from '../../src/coach/depths';
import { pointsIn, Seen, tryChoice } from '../../src/coach/futures';
import { positionWords } from '../../src/coach/positionWords';
import type { Decision } from '../../src/coach/thought';
import { ruleSetOf } from '../../src/engine/knownRules';
import { changedOptions } from '../../src/engine/options';
import { Random, seedDecision } from '../../src/engine/random';
import { fail, ok } from '../../src/engine/result';
import type { SeatView } from '../../src/engine/view';
import { positionsOf, sortsOf } from '../reference/positions';
import { progressTo } from '../progress';
import { configWithCoach, openSeed } from '../researchArgs';

interface TooHighRequest extends Config {
  readonly count: number;
  readonly futures: number;
  readonly seed: number;
  readonly out: string;
}

export const tooHighCommand = command({
  call: 'npm run research -- too-high',
  says: 'Compares the worth of positions with futures played to their end, and writes how much too high it is on average.',
  args: {
    config: configWithCoach,
    /** Decisions of each sort. */
    count: whole('count', 300),
    futures: whole('futures', 30, { least: 2 }),
    seed: openSeed,
    out: outOf('the numbers are'),
  },
  ask: ({ config, ...asked }) => ok({ ...config, ...asked }),
  run: (request) => {
    const advisor = advisorFor(request);
    if (!advisor?.learned) return fail(`Nothing was learned of such tables of "${request.rules}".`);
    const { rules, options, seed, count, futures, out } = request;
    const made = { rules, options: changedOptions(ruleSetOf(rules).options, options), count, futures, seed };
    writeFileSync(out, `${JSON.stringify({ made, ...tooHighIn(request, advisor) })}\n`);
    return ok(null);
  },
});

/** How much more was said than whole futures brought, decision by decision. */
interface Gaps {
  readonly now: number[];
  readonly ahead: number[];
}

function tooHighIn(request: TooHighRequest, advisor: Advisor): NonNullable<WorthErrors['tooHigh']> {
  const gaps: Gaps = { now: [], ahead: [] };
  const step = progressTo(request.count * sortsOf(request).length, 'decisions');
  for (const sort of sortsOf(request)) {
    for (let hand = 0, done = 0; done < request.count; hand++) {
      for (const decision of positionsOf({ ...request, sort }, hand)) {
        if (done++ >= request.count) break;
        note(decision, { advisor, futures: request.futures }, gaps);
        step();
      }
    }
  }
  const { noise = 1 } = advisor.learned ?? {};
  return { now: shareOf(gaps.now, noise), ahead: shareOf(gaps.ahead, noise) };
}

/** Compares what is said of the choices of a decision, on average: now, and some turns on in the same deals. */
function note(
  { view, choices }: Decision,
  { advisor, futures }: { readonly advisor: Advisor; readonly futures: number },
  gaps: Gaps,
): void {
  const candidates = candidatesOf(view, choices, advisor);
  const words = positionWords(view, 'worth errors');
  const random = new Random(words);
  const [soon, late] = [new Seen(), new Seen()];
  for (let decision = 0; decision < futures; decision++) {
    seedDecision(random, words, { player: 0, decision });
    const imagined = imagineDeal(view, advisor.beliefs, random);
    for (const { action } of candidates) {
      tryChoice(imagined, action, {
        view,
        advisor,
        random,
        turns: advisor.learned?.trust(view).course.short ?? COURSE.short,
        seen: soon,
      });
      tryChoice(imagined, action, { view, advisor, random, turns: Infinity, seen: late });
    }
  }
  const [ahead, real] = [soon, late].map((seen) => meanOf(seen.points)) as [number, number];
  const guess = guessOf(view, candidates, advisor);
  if (guess !== null) gaps.now.push(guess - real);
  gaps.ahead.push(ahead - real);
}

/** What is said of the choices before any future: of the first by the worth of its position, of the others by prices. */
function guessOf(view: SeatView, candidates: readonly Candidate[], { learned }: Advisor): number | null {
  const { action, after, price: first } = firstOf(candidates);
  const gains = candidates.flatMap(({ price }) => (price === null || first === null ? [] : [price - first]));
  if (!learned || !after || gains.length < candidates.length) return null;
  return pointsIn(learned.appraise(view, action)) + meanOf(gains);
}

/** The mean as a share of the noise; it is printed with its standard error. */
function shareOf(gaps: readonly number[], noise: number): number {
  const mean = meanOf(gaps);
  const variance = meanOf(gaps.map((gap) => (gap - mean) ** 2));
  const error = Math.sqrt(variance / gaps.length) / noise;
  process.stdout.write(`too high by ${(mean / noise).toFixed(4)} of the noise (${error.toFixed(4)})\n`);
  return Number((mean / noise).toFixed(3));
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
