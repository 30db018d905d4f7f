import '../rule-sets/everything';
import { games } from '../rule-sets/registry';
import { scoringBenches } from '../rule-sets/shared/hongKong/bench/scoring';
import { ok } from '../engine/result';
import { on } from './args';
import { measure } from './benches/bench';
import type { Bench, Measured } from './benches/bench';
import { command, main } from './command';
import { playBenches } from './benches/play';
import { shantenBenches, tableFigures } from './benches/shanten';

await main(
  command({
    call: 'npm run bench --',
    says: 'Speed against peers in one process.',
    args: { json: on('json') },
    run: ({ json }) => {
      // Hands are played by the rules that a newcomer is offered.
      const first = games()[0]?.id ?? '';
      const tables = tableFigures();
      const benches: Bench[] = [...shantenBenches(), ...scoringBenches(), ...playBenches(first)];
      const measured = [...tables, ...measure(benches)];
      return ok(process.stdout.write(json ? `${JSON.stringify({ benches: measured })}\n` : table(measured)));
    },
  }),
);

function table(rows: readonly Measured[]): string {
  const lines = rows.map(({ name, median, min, max, unit, ratio, against }) => {
    const figures = [median, min, max].map((value) => value.toFixed(0).padStart(11)).join('');
    const compared = ratio === null ? '' : `  ${ratio.toFixed(1)} x ${against}`;
    return `${name.padEnd(44)}${figures}  ${unit}${compared}`;
  });
  return `${''.padEnd(44)}     median        min        max\n${lines.join('\n')}\n`;
}
