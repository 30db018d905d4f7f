import { createInterface } from 'node:readline';
import { scoreLine } from './scoreRequest';

/** The scoring calculator: one JSON object a line in, one a line out, in order. */
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  process.stdout.write(`${JSON.stringify(scoreLine(line))}\n`);
}
