import { isDeepStrictEqual } from 'node:util';
import { scoreRequest } from '../../src/cli/scoreRequest';
import { generateRequests as ofCompetition } from '../naive/competition/generate';
import { generateRequests } from '../naive/generateHands';
import { generateRequests as ofHongKongNew } from '../naive/hong-kong-new/generate';
import { naiveScore } from '../naive/naiveScore';
import { generateRequests as ofSichuan } from '../naive/sichuan/generate';
import { generateRequests as ofTaiwan } from '../naive/taiwan/generate';

/** Hands by game, under random options but in Hong Kong's games, where they are stratified. */
const REQUESTS = {
  'hong-kong-old': (hands: number, seed: number) => generateRequests('hong-kong-old', hands, seed),
  'hong-kong-common': (hands: number, seed: number) => generateRequests('hong-kong-common', hands, seed),
  competition: (hands: number, seed: number) => ofCompetition(hands, seed),
  sichuan: (hands: number, seed: number) => ofSichuan(hands, seed),
  'hong-kong-new': (hands: number, seed: number) => ofHongKongNew(hands, seed),
  taiwan: (hands: number, seed: number) => ofTaiwan(hands, seed),
} as const;
type Compared = keyof typeof REQUESTS;

/** How often the engine's calculator and the naive one differ on `hands` hands; the first few are printed. */
export function countDifferences(rules: Compared, hands: number, seed: number): number {
  let differences = 0;
  for (const request of REQUESTS[rules](hands, seed)) {
    const ours = scoreRequest(request);
    const naive = naiveScore(request);
    if (isDeepStrictEqual(ours, naive)) continue;
    if (differences++ < 5) console.log(JSON.stringify({ request, ours, naive }));
  }
  return differences;
}

/** So many hands of each game, with each seed; throws on a difference. */
export function verifyNaiveAgreement(games: readonly Compared[], hands: number, seeds = [1]): void {
  for (const rules of games) for (const seed of seeds) verify(rules, hands, seed);
}

function verify(rules: Compared, hands: number, seed: number): void {
  const differences = countDifferences(rules, hands, seed);
  console.log(`${rules}: ${hands} hands against the naive scoring, ${differences} differences`);
  if (differences > 0) throw new Error(`${rules}: the two readings of the scoring differ.`);
}
