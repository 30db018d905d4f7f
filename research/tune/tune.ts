import { writeFileSync } from 'node:fs';
import { oneOf, whole } from '../../src/cli/args';
import { command } from '../../src/cli/command';
import { processes } from '../../src/cli/tableArgs';
import { ok } from '../../src/engine/result';
import { playBlocks } from '../blocks';
import { progressTo } from '../progress';
import { openSeed, rulesWithBook } from '../researchArgs';
import { appendLine, openLines, stateFile, stateOr } from '../stateFile';
import { parametersOf } from './parameters';
import { proposalOf, trendsOf, trendTable } from './tuneReport';
import { ROUND, TUNABLE, tuningOf } from './tuneRound';
import type { TuneFound, TuneJob } from './tuneRound';

const SEATS = 4;

interface TuneRequest {
  readonly job: TuneJob;
  readonly rounds: number;
  readonly processes: number;
  /** The file of finished rounds. */
  readonly state: string;
}

export const tuneCommand = command({
  call: 'npm run research -- tune',
  says: "Slopes of all numbers of a bot's tuning, by play against itself. Goes on where it stopped.",
  args: {
    config: rulesWithBook,
    bot: oneOf('bot', TUNABLE, 'routes-1'),
    hands: whole('hands', 3000),
    rounds: whole('rounds', 100),
    seed: openSeed,
    processes,
    state: stateFile,
  },
  ask: ({ config, bot, hands, seed, state: named, ...asked }) => {
    const state = stateOr(`reports/tune-${config.rules}-${bot}-${seed}.jsonl`, named);
    const job = { ...config, bot, walls: Math.ceil(hands / SEATS), seed };
    return state.ok ? ok<TuneRequest>({ job, ...asked, state: state.value }) : state;
  },
  run: async (request) => {
    const { job, rounds, state } = request;
    const opened = openLines({ file: state, header: headerOf(job), line: ROUND });
    if (!opened.ok) return opened;
    const found = opened.value.filter(({ round }) => round < rounds);
    const played = new Set(found.map(({ round }) => round));
    const blocks = Array.from({ length: rounds }, (_, round) => round).filter((round) => !played.has(round));
    const step = progressTo(blocks.length, 'rounds');
    await playBlocks<typeof job, TuneFound>({
      script: import.meta.url,
      name: 'tune',
      job,
      blocks,
      processes: request.processes,
      onFound: (round) => {
        appendLine(state, round);
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
  },
});

/** What the first line of a state file says: rounds of another job are not to be mixed with these. */
function headerOf({ rules, options, bot, walls, seed }: TuneJob): string {
  const parameters = parametersOf(tuningOf({ rules, bot }));
  return JSON.stringify({ rules, options, bot, walls, seed, parameters });
}
