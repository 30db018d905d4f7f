import { botCalled } from '../../src/bots/registry';
import { playBlocks } from '../../research/blocks';
import type { Config } from '../../src/cli/tableArgs';
import { estimateOf } from '../../research/ladder/estimate';
import { playSeat } from '../../research/ladder/ladderBlock';
import { pricesAlone } from '../../research/pricesAlone';
import { progressTo } from '../../research/progress';

const YARDSTICK = 'routes-1';
const SEATS = 4;
/** Walls of one block. */
const WALLS = 25;

/** A table, and the seed of the walls that are played there. */
export interface PricesJob extends Config {
  readonly seed: number;
}

/** Points a hand that prices alone win on each wall of a block, from every seat, limit hands as usual in the ladder. */
export function pricesBlock(job: PricesJob, block: number): number[] {
  const from = block * WALLS;
  const yardstick = botCalled(YARDSTICK);
  const { points, hands } = playSeat(job, { bot: pricesAlone, yardstick, from, to: from + WALLS });
  return points.at(-1)!.map((sum) => (sum * WALLS) / hands);
}

/** Prints what a bot wins that chooses by prices without any future, on the first walls of a seed: about 300 hands a CPU second. */
export async function verifyPrices(script: string, job: PricesJob, hands: number): Promise<void> {
  const blocks = Array.from({ length: Math.ceil(hands / SEATS / WALLS) }, (_, block) => block);
  const found: number[] = [];
  const step = progressTo(blocks.length, 'blocks');
  await playBlocks<PricesJob, number[]>({
    script,
    name: 'prices',
    job,
    blocks,
    processes: 2,
    onFound: (walls) => {
      found.push(...walls);
      step();
    },
  });
  const { mean, error } = estimateOf(found);
  console.log(
    `prices alone against three ${YARDSTICK}, ${job.rules}, ${SEATS * found.length} hands: ` +
      `${(100 * mean).toFixed(0)} points per hundred hands (standard error ${(100 * error).toFixed(0)})`,
  );
}
