import { botCalled, botIds } from '../../src/bots/registry';
import { flag, readWhole, whole } from '../../src/cli/args';
import { command } from '../../src/cli/command';
import { bots, processes, seedOr, unknownRuleSet } from '../../src/cli/tableArgs';
import { findRuleSet, ruleSetIds } from '../../src/engine/knownRules';
import { fail, ok, type Result } from '../../src/engine/result';
import { playBlocks } from '../blocks';
import { progressTo } from '../progress';
import { soakBlocks } from './soakBlock';
import type { SoakFound, SoakJob } from './soakBlock';
import { faultReport, soakSum } from './soakReport';

interface SoakRequest {
  readonly job: SoakJob;
  readonly processes: number;
  /** All blocks of the job, or the only one that is to be seen again. */
  readonly blocks: readonly number[];
}

export const soakCommand = command({
  call: 'npm run research -- soak',
  says: 'Mixed bots under all rule sets and random options. Fails on an exception, an illegal choice or a hand without end.',
  args: {
    hands: whole('hands', 20_000),
    bots,
    seed: seedOr(1),
    rules: flag('rules', 'a,b', (text) => {
      const rules = text?.split(',') ?? ruleSetIds();
      const unknown = rules.find((id) => !findRuleSet(id));
      return unknown === undefined ? ok(rules) : fail(unknownRuleSet(unknown));
    }),
    processes,
    block: flag('block', 'N', (text) =>
      text === undefined ? ok(null) : readWhole('--block', text, { least: 0 }),
    ),
  },
  ask: ({ block, ...asked }) => {
    const { hands, seed, rules } = asked;
    const job = { bots: (asked.bots ?? botIds().map(botCalled)).map(({ id }) => id), rules, hands, seed };
    const blocks = blocksOf(job, block);
    return blocks.ok ? ok<SoakRequest>({ job, processes: asked.processes, blocks: blocks.value }) : blocks;
  },
  run: async ({ job, processes: count, blocks }) => {
    const found: SoakFound[] = [];
    const step = progressTo(blocks.length, 'blocks');
    await playBlocks<SoakJob, SoakFound>({
      script: import.meta.url,
      name: 'soak',
      job,
      blocks,
      processes: count,
      onFound: (block) => {
        found.push(block);
        for (const fault of block.faults) process.stderr.write(`${faultReport(job, fault)}\n`);
        step();
      },
    });
    process.stdout.write(`${soakSum(job, found)}\n`);
    const faults = found.reduce((sum, block) => sum + block.faults.length, 0);
    return faults === 0 ? ok(null) : fail(`${faults} hands went wrong.`);
  },
});

function blocksOf(job: SoakJob, only: number | null): Result<readonly number[]> {
  const all = soakBlocks(job);
  if (only === null) return ok(all);
  return only < all.length
    ? ok([only])
    : fail(`--block must be below ${all.length}, which is what ${job.hands} hands have.`);
}
