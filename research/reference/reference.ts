import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { oneOf, whole } from '../../src/cli/args';
import { command } from '../../src/cli/command';
import { bots, outOf, seedOr } from '../../src/cli/tableArgs';
import { ok } from '../../src/engine/result';
import { configWithCoach } from '../researchArgs';
import { judgeByFutures } from './judge';
import type { ReferenceRow } from './judge';
import { positionsOf, SORTS } from './positions';
import type { Wanted } from './positions';

interface ReferenceRequest extends Wanted {
  readonly count: number;
  readonly futures: number;
  readonly out: string;
}

export const referenceCommand = command({
  call: 'npm run research -- reference',
  says: 'Decisions as they come in play, every choice judged by futures played to the end. Goes on where it stopped.',
  args: {
    config: configWithCoach,
    sort: oneOf('sort', SORTS, 'claims'),
    count: whole('count', 600),
    futures: whole('futures', 4000, { least: 2 }),
    bots,
    seed: seedOr(1),
    out: outOf('the reference is'),
  },
  ask: ({ config, ...asked }) => ok({ ...config, ...asked }),
  run: (request) => ok(run(request)),
});

/** Goes on where the file stops: a line for each decision, in the order of play. */
function run({ count, futures, out, ...wanted }: ReferenceRequest): void {
  let done = existsSync(out) ? readFileSync(out, 'utf8').split('\n').filter(Boolean).length : 0;
  for (let hand = 0, met = 0; done < count; hand++) {
    for (const found of positionsOf(wanted, hand)) {
      if (met++ < done || done >= count) continue;
      const row: ReferenceRow = judgeByFutures(found, futures);
      appendFileSync(out, `${JSON.stringify(row)}\n`);
      done++;
      process.stderr.write(`\r${done} of ${count} `);
    }
  }
  process.stderr.write('\n');
}
