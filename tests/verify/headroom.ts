import type { Bot } from '../../src/bots/bot';
import { botCalled } from '../../src/bots/registry';
import { MASTER_BUDGET } from '../../src/bots/players/master';
import { searchingBot } from '../../src/bots/players/searchingBot';
import { playBlocks } from '../../research/blocks';
import { estimateOf } from '../../research/ladder/estimate';
import { playSeat } from '../../research/ladder/ladderBlock';
import { HELD_OUT_SEED } from '../../research/researchArgs';
import { progressTo } from '../../research/progress';
import { optionsOf } from '../support/rigged';

const RULES = 'hong-kong-old';
const YARDSTICK = 'routes-1';
const SEATS = 4;
const TIMES = 20;

/** What `master` would be with so many times its imagined deals. */
const thorough = searchingBot({
  id: 'master, twenty times the deals',
  budget: { ...MASTER_BUDGET, rounds: TIMES * MASTER_BUDGET.rounds },
});

/** Points a hand that each of two bots wins on one wall from every seat, limit hands as ten faan. */
export interface HeadroomFound {
  readonly master: number;
  readonly thorough: number;
}

/** Plays one wall of the ladder. */
export function headroomBlock(_: unknown, wall: number): HeadroomFound {
  return { master: playWall(botCalled('master'), wall), thorough: playWall(thorough, wall) };
}

function playWall(bot: Bot, wall: number): number {
  const job = { rules: RULES, options: optionsOf(RULES), seed: HELD_OUT_SEED };
  const { points, hands } = playSeat(job, { bot, yardstick: botCalled(YARDSTICK), from: wall, to: wall + 1 });
  return points.at(-1)![0]! / hands;
}

/** Prints what twenty times the thought of `master` would win on the first walls of the ladder: some two hands a CPU second. */
export async function verifyHeadroom(script: string, hands: number): Promise<void> {
  const blocks = Array.from({ length: Math.ceil(hands / SEATS) }, (_, wall) => wall);
  const found: HeadroomFound[] = [];
  const step = progressTo(blocks.length, 'walls');
  await playBlocks<null, HeadroomFound>({
    script,
    name: 'headroom',
    job: null,
    blocks,
    processes: 2,
    onFound: (each) => {
      found.push(each);
      step();
    },
  });
  const print = (what: string, values: readonly number[]): void => {
    const { mean, error } = estimateOf(values);
    console.log(
      `${what}: ${(100 * mean).toFixed(1)} points per hundred hands (standard error ${(100 * error).toFixed(1)})`,
    );
  };
  console.log(`against three ${YARDSTICK}, ${SEATS * found.length} hands, limits as 10 faan`);
  print(
    'master',
    found.map(({ master }) => master),
  );
  print(
    thorough.id,
    found.map((each) => each.thorough),
  );
  print(
    '  the difference',
    found.map(({ master, thorough: more }) => more - master),
  );
}
