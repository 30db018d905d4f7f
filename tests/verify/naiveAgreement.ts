import { isDeepStrictEqual } from 'node:util';
import { scoreRequest } from '../../src/cli/scoreRequest';
import { generateRequests } from '../naive/generateHands';
import { naiveScore } from '../naive/naiveScore';

/** How often the engine's calculator and the naive one differ on `hands` stratified hands; the first few are printed. */
export function countDifferences(
  rules: 'hong-kong-old' | 'hong-kong-common',
  hands: number,
  seed: number,
): number {
  let differences = 0;
  for (const request of generateRequests(rules, hands, seed)) {
    const ours = scoreRequest(request);
    const naive = naiveScore(request);
    if (isDeepStrictEqual(ours, naive)) continue;
    if (differences++ < 5) console.log(JSON.stringify({ request, ours, naive }));
  }
  return differences;
}

/** 100,000 hands per Hong Kong rule set; throws on a difference. */
export function verifyNaiveAgreement(hands = 100_000): void {
  for (const rules of ['hong-kong-old', 'hong-kong-common'] as const) {
    const differences = countDifferences(rules, hands, 1);
    console.log(`${rules}: ${hands} hands against the naive scoring, ${differences} differences`);
    if (differences > 0) throw new Error(`${rules}: the two readings of the scoring differ.`);
  }
}
