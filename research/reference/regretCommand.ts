import * as v from 'valibot';
import { flag, needed, oneOf, whole } from '../../src/cli/args';
import { command } from '../../src/cli/command';
import { readText } from '../../src/cli/files';
import { readJson } from '../../src/cli/json';
import { bots, seedOr } from '../../src/cli/tableArgs';
import { advisorFor } from '../../src/coach/advisor';
import { DEPTHS } from '../../src/coach/judgement';
import type { Depth } from '../../src/coach/judgement';
import { quote } from '../../src/engine/quote';
import { fail, ok, type Result } from '../../src/engine/result';
import { configWithCoach } from '../researchArgs';
import type { ReferenceRow } from './judge';
import { positionsOf, SORTS } from './positions';
import type { Wanted } from './positions';
import { isJudged, measure, newMeasured } from './regret';
import type { Measured } from './regret';

interface RegretRequest extends Wanted {
  readonly rows: readonly ReferenceRow[];
  readonly depths: readonly Depth[];
}

export const regretCommand = command({
  call: 'npm run research -- regret',
  says: "What each bot and each depth of the coach loses by a reference; how often the coach's ranges hold, and how far its values are off for all choices alike.",
  args: {
    config: configWithCoach,
    sort: oneOf('sort', SORTS, 'claims'),
    bots,
    seed: seedOr(1),
    depth: oneOf('depth', DEPTHS, 'deep'),
    file: needed(
      flag('file', 'FILE', (file) =>
        file === undefined ? fail('--file must name a reference that `reference` made.') : ok(file),
      ),
    ),
    first: whole('first', 0, { least: 0 }),
    count: whole('count', 1_000_000),
  },
  ask: ({ config, depth, file, first, count, ...wanted }) => {
    const rows = readReference(file, first, count);
    const depths = DEPTHS.slice(0, DEPTHS.indexOf(depth) + 1);
    return rows.ok ? ok<RegretRequest>({ ...config, ...wanted, depths, rows: rows.value }) : rows;
  },
  run: (request) => {
    const advisor = advisorFor(request);
    if (!advisor) return fail(`There is no coach for these options of "${request.rules}".`);
    const measured = newMeasured();
    for (const row of request.rows) {
      const found = positionsOf(request, row.hand).find(({ at }) => at === row.at);
      if (!found)
        return fail(`The reference names decision ${row.at} of hand ${row.hand}, which was not found.`);
      if (!isJudged(found, row))
        return fail(`The reference does not judge every choice of decision ${row.at} of hand ${row.hand}.`);
      measure(found, { row, advisor, depths: request.depths }, measured);
    }
    report(measured);
    return ok(null);
  },
});

const number = v.pipe(v.number(), v.finite());
const place = v.pipe(number, v.safeInteger(), v.minValue(0));
const row = v.object({
  hand: place,
  at: place,
  choices: v.array(
    v.object({
      do: v.string(),
      futures: number,
      halves: v.tuple([number, number]),
      spread: number,
      pairedSpread: number,
    }),
  ),
});

/** The rows of a file that `reference` wrote, from one on, so many of them. */
function readReference(file: string, first: number, count: number): Result<ReferenceRow[]> {
  const text = readText(file);
  if (!text.ok) return text;
  const lines = text.value.split('\n').filter(Boolean);
  const rows: ReferenceRow[] = [];
  for (const [at, line] of lines.entries()) {
    if (at < first || at >= first + count) continue;
    const json = readJson(line);
    const read = v.safeParse(row, json.ok ? json.value : null, { abortEarly: true });
    if (!read.success) return fail(`Line ${at + 1} of ${quote(file)} is no decision of a reference.`);
    rows.push(read.output);
  }
  return rows.length > 0 ? ok(rows) : fail(`There is no such decision in ${quote(file)}.`);
}

function report({ regrets, ranges, shifts }: Measured): void {
  for (const [name, lost] of regrets) print(`${name.padEnd(14)} ${withError(lost)} points a decision`);
  for (const [depth, { points, losses, all }] of ranges)
    print(`${depth.padEnd(14)} ranges hold ${share(points, all)} of points, ${share(losses, all)} of losses`);
  for (const [depth, { best, all }] of shifts)
    print(`${depth.padEnd(14)} values too high by ${withError(all)}, of the best ${withError(best)}`);
}

/** The mean, and its standard error in brackets. */
function withError(numbers: readonly number[]): string {
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const variance = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0) / numbers.length;
  return `${mean.toFixed(3)} (${Math.sqrt(variance / numbers.length).toFixed(3)})`;
}

function share(part: number, all: number): string {
  return `${((100 * part) / all).toFixed(1)} %`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
