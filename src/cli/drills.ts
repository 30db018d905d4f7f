import '../rule-sets/everything';
import { writeFileSync } from 'node:fs';
import { formatDrill, parseDrills } from '../coach/drills/drill';
import type { Drill } from '../coach/drills/drill';
import { loadDrills } from '../coach/drills/loadDrills';
import { changedOptions } from '../engine/options';
import { quote } from '../engine/quote';
import { fail, ok } from '../engine/result';
import { ruleSetIds, ruleSetOf } from '../engine/knownRules';
import type { RuleSetId } from '../engine/types';
import { isBlockHelper, playBlocks, playBlocksAsked } from './blocks';
import { balanced, isClaimed, rareAnswer } from './drills/balance';
import { parseDrillsRequest } from './drills/drillsRequest';
import type { ListRequest, MineRequest } from './drills/drillsRequest';
import { openDrillsState } from './drills/drillsState';
import type { DrillsState } from './drills/drillsState';
import { rateBots } from './drills/rate';
import { listLine } from './drills/listLine';
import { mineBlock } from './drills/mineBlock';
import type { BlockJob } from './drills/mineBlock';
import { main } from './main';

const USAGE =
  'npm run --silent drills -- --list [--rules ID] [--theme T], or --rate --rules ID --out FILE, or --out FILE [--rules ID] [--options JSON] [--count N] [--hands N] [--seed S] [--processes N] [--state FILE]';

/** Blocks that are asked for at once; which answers are too few is asked before each such batch. */
const BATCH = 10;

/**
 * `npm run drills -- --list [--rules ID --theme THEME]` prints drills.
 * `npm run drills -- --out FILE [--rules ID --options JSON --count N --hands N --seed S --processes N
 * --state FILE]` mines them from play, until there are so many or so many hands were watched. It goes on where it
 * stopped, and writes the file anew every few hands.
 * `npm run drills -- --rate --rules ID --out FILE` lets the bots of every level answer drills of a file and writes
 * their ratings into it.
 */
if (isBlockHelper()) playBlocksAsked(mineBlock);
else
  await main(USAGE, async (args) => {
    const request = parseDrillsRequest(args);
    if (!request.ok) return request;
    if (request.value.type === 'list') return ok(await list(request.value));
    if (request.value.type === 'rate') return rateBots(request.value);
    const { job, state: file } = request.value;
    const state = openDrillsState(file, JSON.stringify(job));
    if (!state.ok) return state;
    const found = parseDrills(job.rules, { drills: state.value.drills() });
    if (!found.ok) return fail(`${quote(file)} is damaged: ${found.error}`);
    return ok(await mine(request.value, state.value));
  });

async function list({ rules, theme }: ListRequest): Promise<void> {
  for (const id of rules === null ? ruleSetIds() : [rules])
    for (const drill of await loadDrills(id))
      if (theme === null || drill.theme === theme)
        process.stdout.write(`${JSON.stringify(listLine(drill))}\n`);
}

async function mine(request: MineRequest, state: DrillsState): Promise<void> {
  const { job, processes, hands } = request;
  const end = Math.ceil(hands / job.hands);
  while (write(request, state) < request.count && state.blocks < end) {
    const start = state.blocks - (state.blocks % BATCH);
    const batch = Array.from({ length: Math.min(BATCH, end - start) }, (_, at) => start + at);
    await playBlocks<BlockJob, readonly string[]>({
      script: import.meta.url,
      job: { ...job, wanted: rareAnswer(readAll(job.rules, state.drills(start))) },
      blocks: batch.filter((block) => !state.has(block)),
      processes,
      onFound: (found, block) => state.keep(block, found),
    });
  }
}

function readAll(rules: RuleSetId, lines: readonly string[]): readonly Drill[] {
  const read = parseDrills(rules, { drills: lines });
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/** Writes the drills found so far, as many as are wanted; gives their number. */
function write({ job, count, out }: MineRequest, state: DrillsState): number {
  const drills = balanced(readAll(job.rules, state.drills()), count);
  const { rules, options, seed, hands } = job;
  const changed = changedOptions(ruleSetOf(rules).options, options);
  const made = { rules, options: changed, seed, hands: state.blocks * hands };
  writeFileSync(out, `${JSON.stringify({ made, drills: drills.map(formatDrill) }, null, 1)}\n`);
  process.stdout.write(`${drills.length} of ${count}: ${told(drills)}; ${made.hands} hands\n`);
  return drills.length;
}

function told(drills: readonly Drill[]): string {
  const claims = drills.filter(isClaimed).length;
  return `${claims} claims, ${drills.filter(({ twin }) => twin !== null).length} with a twin`;
}
