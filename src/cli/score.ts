import '../rule-sets/all';
import { ok } from '../engine/result';
import { command, main } from './command';
import { linesOf, TOO_LONG } from './lines';
import { scoreLine } from './scoreRequest';

await main(
  command({
    call: 'npm run --silent score < FILE',
    says: 'The scoring calculator: one JSON object a line in, one a line out, in order.',
    args: {},
    run: async () => {
      for await (const line of linesOf(process.stdin)) {
        const answer = line === TOO_LONG ? { error: 'The line is too long.' } : scoreLine(line);
        process.stdout.write(`${JSON.stringify(answer)}\n`);
      }
      return ok(null);
    },
  }),
);
