import { writeFileSync } from 'node:fs';
import { botCalled } from '../../src/bots/registry';
import { whole } from '../../src/cli/args';
import { command } from '../../src/cli/command';
import { readText } from '../../src/cli/files';
import { bots, config, oneBot, outOrNone, processes, seedOr } from '../../src/cli/tableArgs';
import type { Config } from '../../src/cli/tableArgs';
import { ruleSetOf, rulesOf } from '../../src/engine/knownRules';
import { changedOptions, isList } from '../../src/engine/options';
import { quote } from '../../src/engine/quote';
import { fail, ok, type Result } from '../../src/engine/result';
import type { OptionValue } from '../../src/engine/types';
import { playBlocks } from '../blocks';
import { progressTo } from '../progress';
import { HELD_OUT_SEED } from '../researchArgs';
import { ladderBlocks } from './ladderBlock';
import type { LadderFound, LadderJob } from './ladderBlock';
import { ladderTable } from './ladderTable';
import { replaceBetweenMarkers } from './markers';

const BOTS = [
  'master',
  'sharp',
  'routes-1',
  'gentle-2',
  'gentle',
  'routes-first-guess',
  'fast',
  'never-claims',
  'random',
];

interface LadderRequest {
  readonly job: LadderJob;
  readonly processes: number;
  /** The Markdown file whose table is rewritten. */
  readonly out: string | null;
}

export const ladderCommand = command({
  call: 'npm run research -- ladder',
  says: 'Every bot against three of a yardstick, on walls that nothing was learned on.',
  args: {
    config,
    hands: whole('hands', 4000, { least: 8 }),
    bots,
    seed: seedOr(HELD_OUT_SEED),
    against: oneBot('against', 'routes-1'),
    out: outOrNone('out'),
    processes,
  },
  ask: ({ config: table, hands, seed, against, ...asked }) =>
    ok<LadderRequest>({
      job: {
        ...table,
        bots: (asked.bots ?? BOTS.map(botCalled)).map(({ id }) => id),
        against: against.id,
        walls: Math.ceil(hands / rulesOf(table).geometry.seats),
        seed,
      },
      processes: asked.processes,
      out: asked.out,
    }),
  run: async (request, line) => {
    const { out, job } = request;
    if (out === null) return ok(process.stdout.write(`${await measure(request)}\n`));
    const place = pageWith({ out, place: placeOf(job), text: '' });
    if (!place.ok) return place;
    const table = await measure(request);
    process.stdout.write(`${table}\n`);
    const page = pageWith({ out, place: placeOf(job), text: `${origin(line)}\n\n${table}` });
    if (page.ok) writeFileSync(out, page.value);
    return page;
  },
});

async function measure({ job, processes: count }: LadderRequest): Promise<string> {
  const blocks = ladderBlocks(job);
  const found: LadderFound[] = [];
  const step = progressTo(blocks.length, 'blocks');
  await playBlocks<typeof job, LadderFound>({
    script: import.meta.url,
    name: 'ladder',
    job,
    blocks,
    processes: count,
    onFound: (block, at) => {
      found[at] = block;
      step();
    },
  });
  return ladderTable(job, found);
}

interface Page {
  readonly out: string;
  readonly place: string;
  readonly text: string;
}

/** The name of a table's place: its rule set, and the options that are not as they come. */
function placeOf({ rules, options }: Config): string {
  const changed = Object.entries(changedOptions(ruleSetOf(rules).options, options));
  return ['ladder', rules, ...changed.map(([name, value]) => `${name}=${textOf(value)}`)].join(' ');
}

/** The text of the file with something else at the place of this table. */
function pageWith({ out, place, text }: Page): Result<string> {
  const before = readText(out);
  if (!before.ok) return before;
  const page = replaceBetweenMarkers(before.value, place, text);
  return page.ok ? page : fail(`${quote(out)} ${page.error}`);
}

/** The command that made a table, and the day. */
function origin(args: readonly string[]): string {
  const quoted = args.map((arg) => (/[^\w,./:-]/.test(arg) ? `'${arg}'` : arg));
  return `\`npm run research -- ladder ${quoted.join(' ')}\`, ${new Date().toISOString().slice(0, 10)}`;
}

/** An option as it stands in a label. */
function textOf(value: OptionValue): string {
  if (typeof value !== 'object') return `${value}`;
  return isList(value) ? value.join(',') : JSON.stringify(value);
}
