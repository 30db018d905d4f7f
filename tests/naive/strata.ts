/** Prints how often each id and value occurs in 100,000 generated requests; fails if one is too rare. */
import type { FaanRules } from './generate/optionDraws';
import { everyId, everyValue, tallyOf } from './tally';

const COUNT = 100_000;
const SEED = 1;
const LEAST_OF_AN_ID = 500;
const LEAST_OF_A_VALUE = 1000;

function report(title: string, counts: ReadonlyMap<string, number>): void {
  const rows = [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([name, count]) => `${String(count).padStart(8)}  ${name}`);
  process.stdout.write(`\n${title}\n${rows.join('\n')}\n`);
}

/** The counts of what must occur, with 0 for what does not. */
function expected(names: readonly string[], counts: ReadonlyMap<string, number>): Map<string, number> {
  return new Map(names.map((name) => [name, counts.get(name) ?? 0]));
}

function refuseRare(counts: ReadonlyMap<string, number>, least: number): void {
  for (const [name, count] of counts) {
    if (count >= least) continue;
    process.stdout.write(`too rare: ${name} (${count}, at least ${least} wanted)\n`);
    process.exitCode = 1;
  }
}

function check(rules: FaanRules): void {
  const tally = tallyOf(rules, COUNT, SEED);
  const ids = expected(everyId(rules), tally.ids);
  const values = expected(everyValue(rules), tally.values);
  report(`${rules}: ids in ${COUNT} answers`, ids);
  report(`${rules}: values in ${COUNT} requests`, values);
  report(
    `${rules}: other values, as drawn`,
    new Map([...tally.values].filter(([name]) => !values.has(name))),
  );
  report(`${rules}: kinds of hands`, tally.kinds);
  refuseRare(ids, LEAST_OF_AN_ID);
  refuseRare(values, LEAST_OF_A_VALUE);
}

check('hong-kong-old');
check('hong-kong-common');
