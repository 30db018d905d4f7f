import { isDeepStrictEqual } from 'node:util';
import { scoreRequest } from '../../src/cli/scoreRequest';
import { generateRequests } from '../naive/competition/generate';
import { naiveScore } from '../naive/naiveScore';

/** How often the engine's calculator and the naive one differ on `hands` hands under random options; the first few are printed. */
export function countCompetitionDifferences(hands: number, seed: number): number {
  let differences = 0;
  for (const request of generateRequests(hands, seed)) {
    const ours = scoreRequest(request);
    const naive = naiveScore(request);
    if (isDeepStrictEqual(ours, naive)) continue;
    if (differences++ < 5) console.log(JSON.stringify({ request, ours, naive }));
  }
  return differences;
}

/** 50,000 hands; throws on a difference. */
export function verifyCompetitionAgreement(hands = 50_000): void {
  const differences = countCompetitionDifferences(hands, 1);
  console.log(`competition: ${hands} hands against the naive scoring, ${differences} differences`);
  if (differences > 0) throw new Error('competition: the two readings of the scoring differ.');
}
