import type { Bot } from '../../src/bots/bot';
import { claimsOf } from '../../src/bots/figures';
import { botCalled } from '../../src/bots/registry';
import { rulesOf } from '../../src/engine/knownRules';
import type { Config } from '../../src/cli/tableArgs';
import { comparedPoints, fullPoints } from '../../src/cli/limitAs';
import { playFixedHand } from '../../src/cli/simulate';
import type { PlayedDeal } from '../../src/cli/simulate';
import { addTo } from '../../src/cli/simStatistics';
import type { Mean, Points } from '../../src/cli/simStatistics';

/** Fixed hands of one block; each is played once from every seat. */
const WALLS = 10;

/** What the ladder measures: every bot against three yardsticks on the same walls. */
export interface LadderJob extends Config {
  readonly bots: readonly string[];
  readonly against: string;
  readonly walls: number;
  readonly seed: number;
}

/** What one bot did in the seat against three; `points` by way of counting and by wall, all rotations together. */
export interface SeatFound {
  readonly hands: number;
  readonly wins: number;
  readonly selfDrawn: number;
  readonly dealIns: number;
  readonly claims: number;
  /** What the rule set averages over won hands, in its order. */
  readonly averages: readonly Readonly<Mean>[];
  readonly points: readonly (readonly number[])[];
}

/** Four of one bot; `cpu` in microseconds. */
export interface AlikeFound {
  readonly hands: number;
  readonly drawn: number;
  readonly cpu: number;
}

export interface BotFound {
  readonly seat: SeatFound;
  readonly alike: AlikeFound;
}

export interface LadderFound {
  /** The yardstick in the same seat on the same walls. */
  readonly yardstick: SeatFound;
  readonly bots: readonly BotFound[];
}

/** The numbers of the blocks that a job has. */
export function ladderBlocks({ walls }: LadderJob): number[] {
  return Array.from({ length: Math.ceil(walls / WALLS) }, (_, block) => block);
}

/** Plays one block of a job. */
export function ladderBlock(job: LadderJob, block: number): LadderFound {
  const from = block * WALLS;
  const to = Math.min(from + WALLS, job.walls);
  const yardstick = botCalled(job.against);
  const oneAgainstThree = (bot: Bot): SeatFound => playSeat(job, { bot, yardstick, from, to });
  return {
    yardstick: oneAgainstThree(yardstick),
    bots: job.bots.map(botCalled).map((bot) => ({
      seat: oneAgainstThree(bot),
      alike: playAlike(job, { bot, from, to }),
    })),
  };
}

/** At full value first; then with limit hands as good ones, where hands are counted. */
function waysOfCounting(config: Config): Points[] {
  const compared = comparedPoints(config);
  return compared ? [fullPoints, compared] : [fullPoints];
}

interface Walls {
  readonly bot: Bot;
  readonly from: number;
  readonly to: number;
}

/** What a bot does against yardsticks on some walls, once from every seat of each. */
export function playSeat(
  job: Pick<LadderJob, 'rules' | 'options' | 'seed'>,
  { bot, yardstick, from, to }: Walls & { readonly yardstick: Bot },
): SeatFound {
  const ways = waysOfCounting(job);
  const rules = rulesOf(job);
  const { seats } = rules.geometry;
  const bots = [bot, ...Array<Bot>(seats - 1).fill(yardstick)];
  const averages = rules.averages.map(() => ({ sum: 0, count: 0 }));
  const sums = { hands: 0, wins: 0, selfDrawn: 0, dealIns: 0, claims: 0, averages };
  const points = ways.map((): number[] => []);
  for (let wall = from; wall < to; wall++) {
    const wallPoints = ways.map(() => 0);
    for (let turned = 0; turned < seats; turned++) {
      const played = playFixedHand({ ...job, bots }, wall, turned);
      const seat = played.playerAt.indexOf(0);
      addHand(sums, played, seat);
      ways.forEach((pointsOf, way) => (wallPoints[way]! += pointsOf(played)[seat]!));
    }
    wallPoints.forEach((sum, way) => points[way]!.push(sum));
  }
  return { ...sums, points };
}

type Sums = { -readonly [name in Exclude<keyof SeatFound, 'points' | 'averages'>]: number } & {
  readonly averages: readonly Mean[];
};

function addHand(sums: Sums, { deal, events }: PlayedDeal, seat: number): void {
  sums.hands++;
  if (deal.wins.some(({ from }) => from === seat)) sums.dealIns++;
  sums.claims += claimsOf(events, seat);
  const win = deal.wins.find((each) => each.seat === seat);
  if (!win) return;
  sums.wins++;
  if (win.by === 'wall') sums.selfDrawn++;
  rulesOf(deal).averages.forEach(({ of }, at) => addTo(sums.averages[at]!, of(win.sheet)));
}

/** Four alike play as many hands as one against three, but each wall once: from another seat they would only play it again. */
export function playAlike(
  job: Pick<LadderJob, 'rules' | 'options' | 'seed'>,
  { bot, from, to }: Walls,
): AlikeFound {
  const { seats } = rulesOf(job).geometry;
  const bots = Array<Bot>(seats).fill(bot);
  let drawn = 0;
  const start = process.cpuUsage();
  for (let wall = from * seats; wall < to * seats; wall++) {
    if (playFixedHand({ ...job, bots }, wall, 0).deal.wins.length === 0) drawn++;
  }
  const { user, system } = process.cpuUsage(start);
  return { hands: (to - from) * seats, drawn, cpu: user + system };
}
