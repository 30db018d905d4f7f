import '../rule-sets/everything';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { fail, ok, type Result } from '../engine/result';
import { parseConfig, parseOut, parseWhole, readFlags } from './flags';
import type { Config } from './flags';
import { main } from './main';
import { judgeByFutures } from './reference/judge';
import type { ReferenceRow } from './reference/judge';
import { positionsOf, SORTS } from './reference/positions';
import type { Sort } from './reference/positions';

interface Request extends Config {
  readonly sort: Sort;
  readonly count: number;
  readonly futures: number;
  readonly seed: number;
  readonly out: string;
}

await main(() => {
  const request = parseRequest(process.argv.slice(2));
  if (!request.ok) return request;
  run(request.value);
  return ok(null);
});

function parseRequest(args: string[]): Result<Request> {
  const flags = readFlags(args, {
    texts: ['rules', 'options', 'sort', 'count', 'futures', 'seed', 'out'],
  });
  if (!flags.ok) return flags;
  const config = parseConfig(flags.value);
  if (!config.ok) return config;
  const { sort: name = SORTS[0], count = '600', futures = '4000', seed = '1' } = flags.value;
  const sort = SORTS.find((each) => each === name);
  if (!sort) return fail(`--sort must be ${SORTS.join(' or ')}, not "${name}".`);
  const counted = parseWhole('--count', count, 1);
  if (!counted.ok) return counted;
  const played = parseWhole('--futures', futures, 2);
  if (!played.ok) return played;
  const seeded = parseWhole('--seed', seed, 0);
  if (!seeded.ok) return seeded;
  const out = parseOut(flags.value.out, 'the reference is');
  if (!out.ok) return out;
  return ok({
    ...config.value,
    sort,
    count: counted.value,
    futures: played.value,
    seed: seeded.value,
    out: out.value,
  });
}

/** Goes on where the file stops: a line for each decision, in the order of play. */
function run({ rules, options, sort, count, futures, seed, out }: Request): void {
  let done = existsSync(out) ? readFileSync(out, 'utf8').split('\n').filter(Boolean).length : 0;
  for (let hand = 0, met = 0; done < count; hand++) {
    for (const found of positionsOf({ rules, options, seed, sort }, hand)) {
      if (met++ < done || done >= count) continue;
      const row: ReferenceRow = judgeByFutures(found, futures);
      appendFileSync(out, `${JSON.stringify(row)}\n`);
      done++;
      process.stderr.write(`\r${done} of ${count} `);
    }
  }
  process.stderr.write('\n');
}
