import '../rule-sets/everything';
import { advisorFor } from '../coach/advisor';
import { fail, ok } from '../engine/result';
import { main } from './main';
import { isJudged, measure, newMeasured } from './reference/regret';
import type { Measured } from './reference/regret';
import { positionsOf } from './reference/positions';
import { parseRegret } from './reference/regretRequest';

const USAGE =
  'npm run regret -- --file FILE [--rules ID] [--options JSON] [--sort claims|turns] [--depth instant|quick|deep] [--first N] [--count N]';

/** The seed that a reference is made with where none is named. */
const SEED = 1;

await main(USAGE, (args) => {
  const request = parseRegret(args);
  if (!request.ok) return request;
  const { rules, options } = request.value;
  const advisor = advisorFor({ rules, options });
  if (!advisor) return fail(`There is no coach for "${rules}".`);
  const measured = newMeasured();
  for (const row of request.value.rows) {
    const found = positionsOf({ ...request.value, seed: SEED }, row.hand).find(({ at }) => at === row.at);
    if (!found)
      return fail(`The reference names decision ${row.at} of hand ${row.hand}, which was not found.`);
    if (!isJudged(found, row))
      return fail(`The reference does not judge every choice of decision ${row.at} of hand ${row.hand}.`);
    measure(found, { row, advisor, depths: request.value.depths }, measured);
  }
  report(measured);
  return ok(null);
});

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
