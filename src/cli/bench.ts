import '../rule-sets/everything';
import { games } from '../rule-sets/registry';
import { scoringBenches } from '../rule-sets/shared/hongKong/bench/scoring';
import { ok } from '../engine/result';
import { measure } from './benches/bench';
import type { Bench, Measured } from './benches/bench';
import { playBenches } from './benches/play';
import { shantenBenches, tableFigures } from './benches/shanten';
import { readFlags } from './flags';
import { main } from './main';

await main('npm run bench -- [--json]', (args) => {
  const flags = readFlags(args, { texts: [], switches: ['json'] });
  if (!flags.ok) return flags;
  // Hands are played by the rules that a newcomer is offered.
  const first = games()[0]?.id ?? '';
  const tables = tableFigures();
  const benches: Bench[] = [...shantenBenches(), ...scoringBenches(), ...playBenches(first)];
  const measured = [...tables, ...measure(benches)];
  process.stdout.write(flags.value.json ? `${JSON.stringify({ benches: measured })}\n` : table(measured));
  return ok(null);
});

function table(rows: readonly Measured[]): string {
  const lines = rows.map(({ name, median, min, max, unit, ratio, against }) => {
    const figures = [median, min, max].map((value) => value.toFixed(0).padStart(11)).join('');
    const compared = ratio === null ? '' : `  ${ratio.toFixed(1)} x ${against}`;
    return `${name.padEnd(44)}${figures}  ${unit}${compared}`;
  });
  return `${''.padEnd(44)}     median        min        max\n${lines.join('\n')}\n`;
}
