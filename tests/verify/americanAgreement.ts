import { scoreRequest } from '../../src/cli/scoreRequest';
import { agree } from '../naive/american/agree';
import { generateCases } from '../naive/american/generate';
import { score } from '../naive/american/score';

const RULES = 'american';

export interface Compared {
  readonly differences: number;
  /** How many hands of each sort came to what. */
  readonly sorts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** How often the engine's calculator and the naive scoring differ on `hands` hands; the first few are printed. */
export function countAmericanDifferences(hands: number, seed: number): Compared {
  let differences = 0;
  const sorts: Record<string, Record<string, number>> = {};
  for (const { sort, request } of generateCases(hands, seed)) {
    const ours = scoreRequest(request);
    const naive = score(request);
    const of = (sorts[sort] ??= {});
    const what = 'error' in naive ? 'refused' : naive.legal ? 'won' : 'not complete';
    of[what] = (of[what] ?? 0) + 1;
    if (agree(ours, naive)) continue;
    if (differences++ < 5) console.log(JSON.stringify({ request, ours, naive }));
  }
  return { differences, sorts };
}

/** 50,000 hands; throws on a difference. */
export function verifyAmericanAgreement(hands = 50_000): void {
  const { differences, sorts } = countAmericanDifferences(hands, 1);
  console.log(`${RULES}: ${hands} hands against the naive scoring, ${differences} differences`);
  for (const [sort, of] of Object.entries(sorts)) console.log(`${sort}: ${JSON.stringify(of)}`);
  if (differences > 0) throw new Error(`${RULES}: the two readings of the scoring differ.`);
}
