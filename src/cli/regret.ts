import '../rule-sets/everything';
import { readFileSync } from 'node:fs';
import { advisorFor } from '../coach/advisor';
import { DEPTHS } from '../coach/judgement';
import type { Depth } from '../coach/judgement';
import { fail, ok, type Result } from '../engine/result';
import { parseConfig, parseWhole, readFlags } from './flags';
import type { Config } from './flags';
import { main } from './main';
import type { ReferenceRow } from './reference/judge';
import { measure, newMeasured } from './reference/regret';
import type { Measured } from './reference/regret';
import { positionsOf, SORTS } from './reference/positions';
import type { Sort } from './reference/positions';

/** The seed that a reference is made with where none is named. */
const SEED = 1;

interface Request extends Config {
  readonly sort: Sort;
  readonly rows: readonly ReferenceRow[];
  readonly depths: readonly Depth[];
}

await main(() => {
  const request = parseRequest(process.argv.slice(2));
  if (!request.ok) return request;
  const { rules, options } = request.value;
  const advisor = advisorFor({ rules, options });
  if (!advisor) return fail(`There is no coach for "${rules}".`);
  const measured = newMeasured();
  for (const row of request.value.rows) {
    const found = positionsOf({ ...request.value, seed: SEED }, row.hand).find(({ at }) => at === row.at);
    if (!found)
      return fail(`The reference names decision ${row.at} of hand ${row.hand}, which was not found.`);
    measure(found, { row, advisor, depths: request.value.depths }, measured);
  }
  report(measured);
  return ok(null);
});

function parseRequest(args: string[]): Result<Request> {
  const flags = readFlags(args, { texts: ['rules', 'options', 'sort', 'file', 'depth', 'first', 'count'] });
  if (!flags.ok) return flags;
  const config = parseConfig(flags.value);
  if (!config.ok) return config;
  const { sort: name = SORTS[0], file } = flags.value;
  const sort = SORTS.find((each) => each === name);
  if (!sort) return fail(`--sort must be ${SORTS.join(' or ')}, not "${name}".`);
  if (file === undefined) return fail('--file must name a reference that `npm run reference` made.');
  const { depth = 'deep', first: from = '0', count = '1000000' } = flags.value;
  const depths = DEPTHS.slice(0, DEPTHS.findIndex((each) => each === depth) + 1);
  if (depths.length === 0) return fail(`--depth must be ${DEPTHS.join(', ')}, not "${depth}".`);
  const first = parseWhole('--first', from, 0);
  if (!first.ok) return first;
  const counted = parseWhole('--count', count, 1);
  if (!counted.ok) return counted;
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const rows = lines.slice(first.value, first.value + counted.value);
  return ok({ ...config.value, sort, depths, rows: rows.map((line) => JSON.parse(line) as ReferenceRow) });
}

function report({ regrets, ranges }: Measured): void {
  for (const [name, lost] of regrets) {
    const mean = lost.reduce((sum, each) => sum + each, 0) / lost.length;
    const variance = lost.reduce((sum, each) => sum + (each - mean) ** 2, 0) / lost.length;
    print(
      `${name.padEnd(14)} ${mean.toFixed(3)} (${Math.sqrt(variance / lost.length).toFixed(3)}) points a decision`,
    );
  }
  for (const [depth, { points, losses, all }] of ranges)
    print(`${depth.padEnd(14)} ranges hold ${share(points, all)} of points, ${share(losses, all)} of losses`);
}

function share(part: number, all: number): string {
  return `${((100 * part) / all).toFixed(1)} %`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
