import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { flag, whole } from '../../src/cli/args';
import { command } from '../../src/cli/command';
import { outOf, processes } from '../../src/cli/tableArgs';
import { formatDrill, parseDrills } from '../../src/coach/drills/drill';
import type { Drill } from '../../src/coach/drills/drill';
import { ruleSetOf } from '../../src/engine/knownRules';
import { changedOptions } from '../../src/engine/options';
import { quote } from '../../src/engine/quote';
import { fail, ok } from '../../src/engine/result';
import type { RuleSetId } from '../../src/engine/types';
import { playBlocks } from '../blocks';
import { configWithCoach, openSeed } from '../researchArgs';
import { appendLine, openLines, stateFile, stateOr } from '../stateFile';
import { balanced, eachOnce, isClaimed, paired, rareAnswer } from './balance';
import type { BlockJob, MineJob } from './mineBlock';
import { sortOf, SORTS } from './sorts';

/** Hands of one block: what is lost at most when a run is stopped. */
const HANDS_A_BLOCK = 1;
/** Blocks that are asked for at once; which answers are too few is asked before each such batch. */
const BATCH = 10;

interface MineRequest {
  readonly job: MineJob;
  readonly count: number;
  /** Hands that are watched at most. */
  readonly hands: number;
  readonly processes: number;
  /** The files that drills are written to, and that keeps all that was found. */
  readonly out: string;
  readonly state: string;
}

export const mineCommand = command({
  call: 'npm run research -- mine',
  says: 'Positions to practise, mined from play and judged until they are clear. Goes on where it stopped.',
  args: {
    config: configWithCoach,
    sort: flag('sort', SORTS.join('|'), (text = 'claims') => {
      const sort = SORTS.find((each) => each === text);
      return sort ? ok(sort) : fail(`There is no sort ${quote(text)}; there are ${SORTS.join(', ')}.`);
    }),
    count: whole('count', 500),
    hands: whole('hands', 100_000),
    seed: openSeed,
    processes,
    out: outOf('the drills are'),
    state: stateFile,
  },
  ask: ({ config, sort, seed, state: named, ...asked }) => {
    const state = stateOr(`reports/drills-${config.rules}-${sort}-${seed}.txt`, named);
    const job = { ...config, sort, seed, hands: HANDS_A_BLOCK };
    return state.ok ? ok<MineRequest>({ job, ...asked, state: state.value }) : state;
  },
  run: async (request) => {
    const { job, state: file } = request;
    const opened = openLines({ file, header: JSON.stringify(job), line: MINED });
    if (!opened.ok) return opened;
    const mined = new Mined(opened.value);
    const found = parseDrills(job.rules, { drills: mined.drills() });
    if (!found.ok) return fail(`${quote(file)} is damaged: ${found.error}`);
    return ok(await mine(request, mined));
  },
});

/** The drills of one block. */
const MINED = v.object({ block: v.number(), drills: v.array(v.string()) });

/** What was found so far, by block. */
class Mined {
  private readonly found: Map<number, readonly string[]>;

  constructor(lines: readonly v.InferOutput<typeof MINED>[]) {
    this.found = new Map(lines.map(({ block, drills }) => [block, drills]));
  }

  /** Blocks that were mined, from the first on. */
  get blocks(): number {
    let next = 0;
    while (this.found.has(next)) next++;
    return next;
  }

  has(block: number): boolean {
    return this.found.has(block);
  }

  add(block: number, drills: readonly string[]): void {
    this.found.set(block, drills);
  }

  /** Everything found in the blocks from the first up to this one, exclusive, in their order. */
  drills(end = this.blocks): readonly string[] {
    return Array.from({ length: end }, (_, block) => this.found.get(block) ?? []).flat();
  }
}

async function mine(request: MineRequest, mined: Mined): Promise<void> {
  const { job, hands, state } = request;
  const end = Math.ceil(hands / job.hands);
  while (write(request, mined) < request.count && mined.blocks < end) {
    const start = mined.blocks - (mined.blocks % BATCH);
    const batch = Array.from({ length: Math.min(BATCH, end - start) }, (_, at) => start + at);
    await playBlocks<BlockJob, readonly string[]>({
      script: import.meta.url,
      name: 'mine',
      job: {
        ...job,
        wanted: job.sort === 'claims' ? rareAnswer(readAll(job.rules, mined.drills(start))) : null,
      },
      blocks: batch.filter((block) => !mined.has(block)),
      processes: request.processes,
      onFound: (drills, block) => {
        mined.add(block, drills);
        appendLine(state, { block, drills });
      },
    });
  }
}

function readAll(rules: RuleSetId, lines: readonly string[]): readonly Drill[] {
  const read = parseDrills(rules, { drills: lines });
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/** Writes the drills found so far, as many as are wanted, beside those of other sorts in the file; gives their number. */
function write({ job, count, out }: MineRequest, mined: Mined): number {
  const { rules, options, sort, seed, hands } = job;
  const found = readAll(rules, mined.drills());
  const drills = sort === 'claims' ? balanced(found, count) : paired(eachOnce(found).slice(0, count));
  const kept = fileAt(out);
  const others = readAll(rules, kept.drills).filter((drill) => sortOf(drill) !== sort);
  const changed = changedOptions(ruleSetOf(rules).options, options);
  const made = { ...kept.made, [sort]: { rules, options: changed, seed, hands: mined.blocks * hands } };
  const all = [...others, ...drills].map(formatDrill);
  writeFileSync(out, `${JSON.stringify({ ...kept, made, drills: all }, null, 1)}\n`);
  process.stdout.write(`${drills.length} of ${count}: ${told(drills)}; ${mined.blocks * hands} hands\n`);
  return drills.length;
}

interface DrillsAsKept {
  readonly made: Readonly<Record<string, unknown>>;
  readonly drills: readonly string[];
}

/** What the file holds; nothing where there is none yet. */
function fileAt(path: string): DrillsAsKept {
  if (!existsSync(path)) return { made: {}, drills: [] };
  return JSON.parse(readFileSync(path, 'utf8')) as DrillsAsKept;
}

function told(drills: readonly Drill[]): string {
  const claims = drills.filter(isClaimed).length;
  return `${claims} claims, ${drills.filter(({ twin }) => twin !== null).length} with a twin`;
}
