import '../rule-sets/everything';
import { fail, ok } from '../engine/result';
import { isBlockHelper, playBlocks, playBlocksAsked } from './blocks';
import { main } from './main';
import { progressTo } from './progress';
import { soakBlock } from './soak/soakBlock';
import type { SoakFound, SoakJob } from './soak/soakBlock';
import { faultReport, soakSum } from './soak/soakReport';
import { parseSoak } from './soak/soakRequest';

const USAGE = 'npm run soak -- [--hands N] [--bots a,b] [--rules a,b] [--seed S] [--block N] [--processes N]';

if (isBlockHelper()) playBlocksAsked((job: SoakJob, block) => soakBlock(job, block));
else
  await main(USAGE, async (args) => {
    const request = parseSoak(args);
    if (!request.ok) return request;
    const { job, processes, blocks } = request.value;
    const found: SoakFound[] = [];
    const step = progressTo(blocks.length, 'blocks');
    await playBlocks<SoakJob, SoakFound>({
      script: import.meta.url,
      job,
      blocks,
      processes,
      onFound: (block) => {
        found.push(block);
        for (const fault of block.faults) process.stderr.write(`${faultReport(job, fault)}\n`);
        step();
      },
    });
    process.stdout.write(`${soakSum(job, found)}\n`);
    const faults = found.reduce((sum, block) => sum + block.faults.length, 0);
    return faults === 0 ? ok(null) : fail(`${faults} hands went wrong.`);
  });
