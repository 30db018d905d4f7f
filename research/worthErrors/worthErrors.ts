import { writeFileSync } from 'node:fs';
import { imagineDeal } from '../../src/bots/rollouts/imagine';
import type { WorthErrors } from '../../src/bots/botPart';
import { whole } from '../../src/cli/args';
import { command } from '../../src/cli/command';
import { outOf } from '../../src/cli/tableArgs';
import type { Config } from '../../src/cli/tableArgs';
import { advisorFor } from '../../src/coach/advisor';
import type { Advisor } from '../../src/coach/advisor';
import { candidatesOf, firstOf } from '../../src/coach/candidates';
import type { Candidate } from '../../src/coach/candidates';
import { TURNS } from '../../src/coach/depths';
import { appraised, pointsIn, Seen, tryChoice } from '../../src/coach/futures';
import { positionWords } from '../../src/coach/positionWords';
import type { Decision } from '../../src/coach/thought';
import { ruleSetOf } from '../../src/engine/knownRules';
import { changedOptions } from '../../src/engine/options';
import { Random, seedDecision } from '../../src/engine/random';
import { fail, ok } from '../../src/engine/result';
import type { SeatView } from '../../src/engine/view';
import { positionsOf, SORTS } from '../reference/positions';
import { progressTo } from '../progress';
import { configWithCoach, openSeed } from '../researchArgs';

interface ErrorsRequest extends Config {
  readonly count: number;
  readonly futures: number;
  readonly seed: number;
  readonly out: string;
}

export const worthErrorsCommand = command({
  call: 'npm run research -- worth-errors',
  says: 'Compares the worth of positions with futures played to their end, and writes how far it is off.',
  args: {
    config: configWithCoach,
    /** Decisions of each sort. */
    count: whole('count', 300),
    futures: whole('futures', 30, { least: 2 }),
    seed: openSeed,
    out: outOf('the errors are'),
  },
  ask: ({ config, ...asked }) => ok({ ...config, ...asked }),
  run: (request) => {
    const advisor = advisorFor(request);
    if (!advisor?.learned) return fail(`Nothing was learned of such tables of "${request.rules}".`);
    const { rules, options, seed, count, futures, out } = request;
    const made = { rules, options: changedOptions(ruleSetOf(rules).options, options), count, futures, seed };
    writeFileSync(out, `${JSON.stringify({ made, ...errorsIn(request, advisor) })}\n`);
    return ok(null);
  },
});

/** How much more a source said than whole futures did, for each decision, with the variance of that by luck. */
interface Gap {
  readonly mean: number;
  readonly variance: number;
}

function errorsIn(request: ErrorsRequest, advisor: Advisor): WorthErrors {
  const found: { now: Gap[]; ahead: Gap[] } = { now: [], ahead: [] };
  const step = progressTo(request.count * SORTS.length, 'decisions');
  for (const sort of SORTS) {
    for (let hand = 0, done = 0; done < request.count; hand++) {
      for (const decision of positionsOf({ ...request, sort }, hand)) {
        if (done++ >= request.count) break;
        note(decision, { advisor, futures: request.futures }, found);
        step();
      }
    }
  }
  const { noise = 1 } = advisor.learned ?? {};
  const [now, ahead] = [found.now, found.ahead].map((gaps) => errorOf(gaps, noise)) as [Error, Error];
  return { now: now.spread, ahead: ahead.spread, tooHigh: { now: now.tooHigh, ahead: ahead.tooHigh } };
}

/** Compares what is said of the choices of a decision, on average: now, and some turns on in the same deals. */
function note(
  { view, choices }: Decision,
  { advisor, futures }: { readonly advisor: Advisor; readonly futures: number },
  found: { readonly now: Gap[]; readonly ahead: Gap[] },
): void {
  const candidates = candidatesOf(view, choices, advisor);
  const words = positionWords(view, 'worth errors');
  const random = new Random(words);
  const [soon, late] = [new Seen(), new Seen()];
  for (let decision = 0; decision < futures; decision++) {
    seedDecision(random, words, { player: 0, decision });
    const imagined = imagineDeal(view, advisor.beliefs, random);
    for (const { action } of candidates) {
      tryChoice(imagined, action, { advisor, random, turns: TURNS, seen: soon });
      tryChoice(imagined, action, { advisor, random, turns: Infinity, seen: late });
    }
  }
  const ofDeal = (points: readonly number[]) =>
    Array.from({ length: futures }, (_, deal) =>
      meanOf(points.slice(deal * candidates.length, (deal + 1) * candidates.length)),
    );
  const [early, end] = [ofDeal(soon.points), ofDeal(late.points)];
  const guess = guessOf(view, candidates, advisor);
  if (guess !== null) found.now.push(gapOf(end.map((points) => guess - points)));
  found.ahead.push(gapOf(end.map((points, deal) => early[deal]! - points)));
}

/** What is said of the choices before any future: of the first by the worth of its position, of the others by prices. */
function guessOf(view: SeatView, candidates: readonly Candidate[], { learned }: Advisor): number | null {
  const { action, after, price: first } = firstOf(candidates);
  const gains = candidates.flatMap(({ price }) => (price === null || first === null ? [] : [price - first]));
  if (!learned || !after || gains.length < candidates.length) return null;
  return pointsIn(appraised(learned, { view, action })) + meanOf(gains);
}

function gapOf(gaps: readonly number[]): Gap {
  const mean = meanOf(gaps);
  const squares = gaps.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, variance: squares / (gaps.length - 1) / gaps.length };
}

interface Error {
  readonly tooHigh: number;
  readonly spread: number;
}

/** What scatters from decision to decision, less what luck scatters, in shares of the noise. */
function errorOf(gaps: readonly Gap[], noise: number): Error {
  const tooHigh = meanOf(gaps.map(({ mean }) => mean));
  const scatter = gaps.reduce((sum, { mean }) => sum + (mean - tooHigh) ** 2, 0) / gaps.length;
  const luck = meanOf(gaps.map(({ variance }) => variance));
  const error = Math.sqrt(scatter / gaps.length) / noise;
  process.stdout.write(`too high by ${(tooHigh / noise).toFixed(4)} of the noise (${error.toFixed(4)})\n`);
  const spread = Math.sqrt(Math.max(0, scatter - luck));
  return { tooHigh: rounded(tooHigh / noise), spread: rounded(spread / noise) };
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

function rounded(share: number): number {
  return Number(share.toFixed(3));
}
