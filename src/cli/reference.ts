import '../rule-sets/everything';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { ok } from '../engine/result';
import { main } from './main';
import { judgeByFutures } from './reference/judge';
import type { ReferenceRow } from './reference/judge';
import { positionsOf } from './reference/positions';
import { parseReference } from './reference/referenceRequest';
import type { ReferenceRequest } from './reference/referenceRequest';

const USAGE =
  'npm run reference -- --out FILE [--rules ID] [--options JSON] [--sort claims|turns] [--count N] [--futures N] [--seed S]';

await main(USAGE, (args) => {
  const request = parseReference(args);
  if (!request.ok) return request;
  run(request.value);
  return ok(null);
});

/** Goes on where the file stops: a line for each decision, in the order of play. */
function run({ rules, options, sort, count, futures, seed, out }: ReferenceRequest): void {
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
