import '../rule-sets/all';
import { ok } from '../engine/result';
import { readFlags } from './flags';
import { linesOf, TOO_LONG } from './lines';
import { main } from './main';
import { scoreLine } from './scoreRequest';

/** The scoring calculator: one JSON object a line in, one a line out, in order. */
await main('npm run --silent score < FILE', async (args) => {
  const flags = readFlags(args, { texts: [] });
  if (!flags.ok) return flags;
  for await (const line of linesOf(process.stdin)) {
    const answer = line === TOO_LONG ? { error: 'The line is too long.' } : scoreLine(line);
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
  return ok(null);
});
