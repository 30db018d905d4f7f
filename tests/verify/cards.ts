import { playBlocks } from '../../research/blocks';
import { estimateOf } from '../../research/ladder/estimate';
import { playAlike, playSeat } from '../../research/ladder/ladderBlock';
import type { AlikeFound, SeatFound } from '../../research/ladder/ladderBlock';
import { progressTo } from '../../research/progress';
import type { Bot } from '../../src/bots/bot';
import { botCalled } from '../../src/bots/registry';
import { ruleSetIds, rulesOf } from '../../src/engine/knownRules';
import type { RuleSetId } from '../../src/engine/types';
import { optionsOf } from '../support/rigged';
import { simpleCard } from './simpleCard';

/** Walls that no number was found on. */
const SEED = 20_261_122;
/** Standard errors by which each must win. */
const SURE = 3;
/** How many of its hands four alike may leave undecided. */
const DRAWN = [0.05, 0.25] as const;
/** Walls of a block. */
const WALLS = 5;
const PROCESSES = 2;

/** Who must beat whom, one against three. */
const PAIRS = [
  ['routes-1', 'fast'],
  ['routes-1', 'bookless'],
  ['routes-1', simpleCard.id],
  ['routes-1', 'gentle-2'],
  ['sharp', 'routes-1'],
] as const;
const ALIKE = ['routes-1', 'sharp'] as const;

/** Two bots of `PAIRS`, or one that plays its like, on so many walls. */
export interface CardsJob {
  readonly rules: RuleSetId;
  readonly bot: string;
  /** Null for four alike. */
  readonly yardstick: string | null;
  readonly walls: number;
}

type Found = Pick<SeatFound, 'hands' | 'wins' | 'dealIns'> & {
  readonly byWall: readonly number[];
  readonly alike: AlikeFound | null;
};

/** Plays some walls of a job, each from every seat. */
export function cardsBlock({ rules, bot, yardstick, walls }: CardsJob, block: number): Found {
  const game = { rules, options: optionsOf(rules), seed: SEED };
  const from = block * WALLS;
  const range = { bot: called(bot), from, to: Math.min(walls, from + WALLS) };
  if (yardstick === null) return { hands: 0, wins: 0, dealIns: 0, byWall: [], alike: playAlike(game, range) };
  const { hands, wins, dealIns, points } = playSeat(game, { ...range, yardstick: called(yardstick) });
  return { hands, wins, dealIns, byWall: points[0]!, alike: null };
}

function called(id: string): Bot {
  return id === simpleCard.id ? simpleCard : botCalled(id);
}

/** The bots of every game whose hands stand on a card: each against three of the next weaker, from every seat of each wall. */
export async function verifyCards(script: string, hands: number): Promise<void> {
  const failed: string[] = [];
  for (const rules of ruleSetIds()) {
    const { card, geometry } = rulesOf({ rules, options: optionsOf(rules) });
    if (!card) continue;
    const walls = Math.ceil(hands / geometry.seats);
    for (const [bot, yardstick] of PAIRS) {
      const found = await play(script, { rules, bot, yardstick, walls });
      const { mean, error } = estimateOf(
        found.flatMap(({ byWall }) => byWall.map((sum) => sum / geometry.seats)),
      );
      const share = (what: 'wins' | 'dealIns'): string =>
        ((100 * sumOf(found, (each) => each[what])) / sumOf(found, (each) => each.hands)).toFixed(1);
      console.log(
        `${rules}: ${bot} against ${yardstick}: ${mean.toFixed(1)} ± ${error.toFixed(1)} points a hand, ${share('wins')} % won, ${share('dealIns')} % dealt in, ${sumOf(found, (each) => each.hands)} hands`,
      );
      if (mean < SURE * error) failed.push(`${bot} does not beat ${yardstick}`);
    }
    for (const bot of ALIKE) {
      const found = (await play(script, { rules, bot, yardstick: null, walls })).map(({ alike }) => alike!);
      const all = sumOf(found, (each) => each.hands);
      const drawn = sumOf(found, (each) => each.drawn) / all;
      const speed = (1e6 * all) / sumOf(found, (each) => each.cpu);
      console.log(
        `${rules}: four ${bot} leave ${(100 * drawn).toFixed(1)} % of ${all} hands drawn, ${speed.toFixed(0)} hands a CPU second`,
      );
      if (drawn < DRAWN[0] || drawn > DRAWN[1]) failed.push(`four ${bot} draw too seldom or too often`);
    }
  }
  if (failed.length > 0) throw new Error(`${failed.join('; ')}.`);
}

async function play(script: string, job: CardsJob): Promise<readonly Found[]> {
  const blocks = Array.from({ length: Math.ceil(job.walls / WALLS) }, (_, block) => block);
  const found: Found[] = [];
  const step = progressTo(blocks.length, `blocks of ${job.bot}`);
  await playBlocks<CardsJob, Found>({
    script,
    name: 'cards',
    job,
    blocks,
    processes: PROCESSES,
    onFound: (each, block) => {
      found[block] = each;
      step();
    },
  });
  return found;
}

function sumOf<T>(all: readonly T[], of: (each: T) => number): number {
  return all.reduce((sum, each) => sum + of(each), 0);
}
