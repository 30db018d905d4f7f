import '../rule-sets/all';
import { scoreLine } from './scoreRequest';

process.stdout.on('error', () => process.exit(0));

/** The scoring calculator: one JSON object a line in, one a line out, in order. */
let rest = '';
process.stdin.setEncoding('utf8');
for await (const chunk of process.stdin) {
  const lines = `${rest}${String(chunk)}`.split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) answer(line);
}
if (rest !== '') answer(rest);

function answer(line: string): void {
  process.stdout.write(`${JSON.stringify(scoreLine(line))}\n`);
}
