import '../rule-sets/everything';
import { writeFileSync } from 'node:fs';
import { ok } from '../engine/result';
import { isBlockHelper, playBlocks, playBlocksAsked } from './blocks';
import { main } from './main';
import { progressTo } from './progress';
import { proposalOf, trendsOf, trendTable } from './tune/tuneReport';
import { parseTune } from './tune/tuneRequest';
import { tuneRound, tuningOf } from './tune/tuneRound';
import type { TuneFound } from './tune/tuneRound';
import { appendRound, openState } from './tune/tuneState';

const USAGE =
  'npm run tune -- [--rules ID] [--bot ID] [--hands N] [--rounds N] [--seed S] [--state FILE] [--processes N]';

if (isBlockHelper()) playBlocksAsked(tuneRound);
else
  await main(USAGE, async (args) => {
    const request = parseTune(args);
    if (!request.ok) return request;
    const { job, rounds, processes, state } = request.value;
    const opened = openState(state, job);
    if (!opened.ok) return opened;
    const found = opened.value.filter(({ round }) => round < rounds);
    const played = new Set(found.map(({ round }) => round));
    const blocks = Array.from({ length: rounds }, (_, round) => round).filter((round) => !played.has(round));
    const step = progressTo(blocks.length, 'rounds');
    await playBlocks<typeof job, TuneFound>({
      script: import.meta.url,
      job,
      blocks,
      processes,
      onFound: (round) => {
        appendRound(state, round);
        found.push(round);
        step();
      },
    });
    const tuning = tuningOf(job);
    const trends = trendsOf(tuning, found);
    if (!trends.ok) return trends;
    const proposal = state.replace(/(\.jsonl)?$/, '.proposal.json');
    writeFileSync(proposal, `${JSON.stringify(proposalOf(tuning, trends.value), null, 2)}\n`);
    process.stdout.write(`${trendTable(trends.value)}\n${found.length} rounds; * is moved in ${proposal}\n`);
    return ok(null);
  });
