import * as v from 'valibot';
import type { Bot } from '../../src/bots/bot';
import type { TuningId } from '../../src/bots/reading';
import type { RouteGame } from '../../src/bots/routes/routeGame';
import { routesOf } from '../../src/bots/knownBooks';
import { tuningOf as numbersOf } from '../../src/bots/routes/bookOfRoutes';
import { bookMind } from '../../src/bots/routes/bookMind';
import { tuned } from '../../src/bots/routes/tuning';
import type { Tuning } from '../../src/bots/routes/tuning';
import { stream } from '../../src/engine/random';
import type { RuleSetId } from '../../src/engine/types';
import type { Config } from '../../src/cli/tableArgs';
import { comparedPoints, fullPoints } from '../../src/cli/limitAs';
import { playFixedHand } from '../../src/cli/simulate';
import { moved, parametersOf } from './parameters';

const SEATS = 4;

/** The bots that can be tuned. */
export const TUNABLE: readonly TuningId[] = ['routes-1', 'routes-first-guess'];

export interface TuneJob extends Config {
  readonly bot: TuningId;
  /** Fixed hands of a round; each is played from every seat. */
  readonly walls: number;
  readonly seed: number;
}

/** One disturbed bot and what it won: `signs` in the order of the parameters; points of its two seats together. */
export const ROUND = v.object({
  round: v.number(),
  signs: v.array(v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(1))),
  hands: v.number(),
  points: v.number(),
});

export type TuneFound = v.InferOutput<typeof ROUND>;

/** The numbers that a job tunes. */
export function tuningOf({ bot, rules }: Pick<TuneJob, 'bot' | 'rules'>): Tuning {
  return numbersOf(bookAt(rules), bot);
}

function bookAt(rules: RuleSetId): RouteGame {
  const game = routesOf(rules);
  if (!game) throw new Error(`"${rules}" has no book that could be tuned.`);
  return game;
}

/** Up, down or not at all for each parameter, each as likely. */
function signsOf({ seed }: Pick<TuneJob, 'seed'>, round: number, count: number): number[] {
  const random = stream(`tune:${seed}`, `round:${round}`);
  return Array.from({ length: count }, () => random.below(3) - 1);
}

/** Plays a round: the bot disturbed in two seats next to each other against two of it as it is, on walls of the round's own. */
export function tuneRound(job: TuneJob, round: number): TuneFound {
  const tuning = tuningOf(job);
  const signs = signsOf(job, round, parametersOf(tuning).length);
  const disturbed = botWith(job, moved(tuning, signs));
  const asItIs = botWith(job, tuning);
  const bots = [disturbed, disturbed, asItIs, asItIs];
  const pointsOf = comparedPoints(job) ?? fullPoints;
  let points = 0;
  for (let wall = round * job.walls; wall < (round + 1) * job.walls; wall++) {
    for (let turned = 0; turned < SEATS; turned++) {
      const played = playFixedHand({ ...job, bots }, wall, turned);
      const bySeat = pointsOf(played);
      played.playerAt.forEach((player, seat) => (points += player < 2 ? bySeat[seat]! : 0));
    }
  }
  return { round, signs, hands: job.walls * SEATS, points };
}

function botWith({ bot, rules }: TuneJob, tuning: Tuning): Bot {
  const mind = bookMind(tuned(bookAt(rules).book, tuning));
  return { id: bot, decide: (view, choices) => mind.decide(view, choices) };
}
