import { isDeepStrictEqual } from 'node:util';
import { scoreRequest } from '../../src/cli/scoreRequest';
import { generateRequests as ofCompetition } from '../naive/competition/generate';
import { generateRequests } from '../naive/generateHands';
import { naiveScore } from '../naive/naiveScore';
import { generateRequests as ofSichuan } from '../naive/sichuan/generate';

/** Hands by game, under random options but in Hong Kong's games, where they are stratified. */
const REQUESTS = {
  'hong-kong-old': (hands: number, seed: number) => generateRequests('hong-kong-old', hands, seed),
  'hong-kong-common': (hands: number, seed: number) => generateRequests('hong-kong-common', hands, seed),
  competition: (hands: number, seed: number) => ofCompetition(hands, seed),
  sichuan: (hands: number, seed: number) => ofSichuan(hands, seed),
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

/** 100,000 hands per Hong Kong rule set; throws on a difference. */
export function verifyNaiveAgreement(hands = 100_000): void {
  for (const rules of ['hong-kong-old', 'hong-kong-common'] as const) verify(rules, hands, 1);
}

/** 50,000 hands; throws on a difference. */
export function verifyCompetitionAgreement(hands = 50_000): void {
  verify('competition', hands, 1);
}

/** 50,000 hands, twice; throws on a difference. */
export function verifySichuanAgreement(hands = 50_000): void {
  for (const seed of [1, 2]) verify('sichuan', hands, seed);
}

function verify(rules: Compared, hands: number, seed: number): void {
  const differences = countDifferences(rules, hands, seed);
  console.log(`${rules}: ${hands} hands against the naive scoring, ${differences} differences`);
  if (differences > 0) throw new Error(`${rules}: the two readings of the scoring differ.`);
}
