import { botIds } from '../../bots/registry';
import { fail, ok, type Result } from '../../engine/result';
import { findRuleSet, ruleSetIds } from '../../engine/knownRules';
import { parseBots, parseProcesses, parseWhole, readFlags, unknownRuleSet, parseSeed } from '../flags';
import { soakBlocks } from './soakBlock';
import type { SoakJob } from './soakBlock';

export interface SoakRequest {
  readonly job: SoakJob;
  readonly processes: number;
  /** All blocks of the job, or the only one that is to be seen again. */
  readonly blocks: readonly number[];
}

/** What the command line asks to be soaked. */
export function parseSoak(args: string[]): Result<SoakRequest> {
  const flags = readFlags(args, { texts: ['hands', 'bots', 'seed', 'rules', 'block', 'processes'] });
  if (!flags.ok) return flags;
  const hands = parseWhole('--hands', flags.value.hands ?? '20000', 1);
  if (!hands.ok) return hands;
  const bots = parseBots(flags.value.bots ?? botIds().join(','));
  if (!bots.ok) return bots;
  const seed = parseSeed(flags.value.seed ?? '1');
  if (!seed.ok) return seed;
  const rules = flags.value.rules?.split(',') ?? ruleSetIds();
  const unknown = rules.find((id) => !findRuleSet(id));
  if (unknown !== undefined) return fail(unknownRuleSet(unknown));
  const processes = parseProcesses(flags.value.processes);
  if (!processes.ok) return processes;
  const job = { bots: bots.value.map(({ id }) => id), rules, hands: hands.value, seed: seed.value };
  const blocks = blocksOf(job, flags.value.block);
  return blocks.ok ? ok({ job, processes: processes.value, blocks: blocks.value }) : blocks;
}

function blocksOf(job: SoakJob, only: string | undefined): Result<number[]> {
  const all = soakBlocks(job);
  if (only === undefined) return ok(all);
  const block = parseWhole('--block', only, 0);
  if (!block.ok) return block;
  return block.value < all.length
    ? ok([block.value])
    : fail(`--block must be below ${all.length}, which is what ${job.hands} hands have.`);
}
