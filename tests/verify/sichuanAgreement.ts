import { isDeepStrictEqual } from 'node:util';
import { scoreRequest } from '../../src/cli/scoreRequest';
import { naiveScore } from '../naive/naiveScore';
import { generateRequests } from '../naive/sichuan/generate';

/** How often the engine's calculator and the naive one differ on `hands` hands under random options; the first few are printed. */
export function countSichuanDifferences(hands: number, seed: number): number {
  let differences = 0;
  for (const request of generateRequests(hands, seed)) {
    const ours = scoreRequest(request);
    const naive = naiveScore(request);
    if (isDeepStrictEqual(ours, naive)) continue;
    if (differences++ < 5) console.log(JSON.stringify({ request, ours, naive }));
  }
  return differences;
}

/** 50,000 hands, twice; throws on a difference. */
export function verifySichuanAgreement(hands = 50_000): void {
  for (const seed of [1, 2]) {
    const differences = countSichuanDifferences(hands, seed);
    console.log(`sichuan: ${hands} hands against the naive scoring, ${differences} differences`);
    if (differences > 0) throw new Error('sichuan: the two readings of the scoring differ.');
  }
}
