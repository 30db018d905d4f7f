import '../rule-sets/everything';
import { writeFileSync } from 'node:fs';
import { changedOptions, isList } from '../engine/options';
import type { OptionValue } from '../engine/types';
import { quote } from '../engine/quote';
import { fail, ok, type Result } from '../engine/result';
import { ruleSetOf } from '../engine/knownRules';
import { readText } from './files';
import type { Config } from './flags';
import { isBlockHelper, playBlocks, playBlocksAsked } from './blocks';
import { ladderBlock, ladderBlocks } from './ladder/ladderBlock';
import type { LadderFound } from './ladder/ladderBlock';
import { parseLadder } from './ladder/ladderRequest';
import type { LadderRequest } from './ladder/ladderRequest';
import { ladderTable } from './ladder/ladderTable';
import { replaceBetweenMarkers } from './ladder/markers';
import { main } from './main';
import { progressTo } from './progress';

const USAGE =
  'npm run ladder -- [--rules ID] [--options JSON] [--hands N] [--bots a,b] [--seed S] [--against BOT] [--out FILE] [--processes N]';

if (isBlockHelper()) playBlocksAsked(ladderBlock);
else
  await main(USAGE, async (args) => {
    const request = parseLadder(args);
    if (!request.ok) return request;
    const { out, job } = request.value;
    if (out === null) return ok(process.stdout.write(`${await measure(request.value)}\n`));
    const place = pageWith({ out, place: placeOf(job), text: '' });
    if (!place.ok) return place;
    const table = await measure(request.value);
    process.stdout.write(`${table}\n`);
    const page = pageWith({ out, place: placeOf(job), text: `${origin(args)}\n\n${table}` });
    if (page.ok) writeFileSync(out, page.value);
    return page;
  });

async function measure({ job, processes }: LadderRequest): Promise<string> {
  const blocks = ladderBlocks(job);
  const found: LadderFound[] = [];
  const step = progressTo(blocks.length, 'blocks');
  await playBlocks<typeof job, LadderFound>({
    script: import.meta.url,
    job,
    blocks,
    processes,
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
  return `\`npm run ladder -- ${quoted.join(' ')}\`, ${new Date().toISOString().slice(0, 10)}`;
}

/** An option as it stands in a label. */
function textOf(value: OptionValue): string {
  if (typeof value !== 'object') return `${value}`;
  return isList(value) ? value.join(',') : JSON.stringify(value);
}
