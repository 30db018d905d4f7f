import { DEALS, watchDiscards } from '../../research/dealIn/watchDiscards';
import type { Config } from '../../src/cli/tableArgs';
import { advisorFor } from '../../src/coach/advisor';

/** Discards are told apart by what is said of them: below so much. */
const BELOW = [0.01, 0.02, 0.05, 0.1, 0.2, 1.01];

interface Group {
  all: number;
  said: number;
  won: number;
}

/** Prints how often discards really deal in, by the chance that the table shows for them. */
export function verifyDangers(config: Config, seed: number, hands: number): void {
  const { rules } = config;
  const advisor = advisorFor(config);
  if (!advisor) throw new Error(`There is no coach for "${rules}".`);
  const groups = BELOW.map((): Group => ({ all: 0, said: 0, won: 0 }));
  let impossible = 0;
  watchDiscards({ ...config, seed, hands }, advisor, ({ danger: { chance, cannot }, winners }) => {
    if (cannot.some((seat) => winners.includes(seat))) impossible++;
    const group = groups[BELOW.findIndex((below) => chance < below)]!;
    group.all++;
    group.said += chance;
    if (winners.length > 0) group.won++;
  });
  console.log(`dangers, ${rules}, ${hands} hands of seed ${seed}, ${DEALS} imagined deals for each turn:`);
  for (const [at, group] of groups.entries()) if (group.all > 0) console.log(lineOf(at, group));
  if (impossible > 0) throw new Error(`${impossible} times a seat could win that was said not to.`);
}

function lineOf(at: number, { all, said, won }: Group): string {
  const share = won / all;
  const error = Math.sqrt((share * (1 - share)) / all);
  const [from = 0, to = 0] = [BELOW[at - 1] ?? 0, Math.min(1, BELOW[at] ?? 1)].map((bound) => 100 * bound);
  return `  said ${from} to ${to} %: ${all} discards, ${percent(said / all)} on average; deal in ${percent(share)} (${percent(error)})`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}
