import { parseOptions } from '../../../../engine/options';
import { findRuleSet } from '../../../../engine/knownRules';
import { refusalOf } from '../../../../engine/refusing';
import type { Rules, WinContext } from '../../../../engine/rules';
import { aloneAt } from '../../../../engine/settlement';
import type { Bench } from '../../../../cli/benches/bench';
import { SEATS } from '../scoring';
import { hkMahjongScore, majiangScore, type PeerScore } from './peerScoring';
import { contextOf, winningHands, type WinningHand } from './winningHands';

const HANDS = 5000;
/** Enough for the slowest peer. */
const FEW_HANDS = 200;
/** Most melds laid out in the hands of the second set. */
const MELDS = 3;

/** Score, sheet and payments of complete hands, the same for all; prepared in each library's own form. */
export function scoringBenches(): Bench[] {
  return [
    ...benchesOf('14 concealed tiles', winningHands(HANDS, 0)),
    ...benchesOf('with melds', winningHands(HANDS, MELDS)),
  ];
}

function benchesOf(sort: string, hands: readonly WinningHand[]): Bench[] {
  const wins = hands.map(contextOf);
  const majiang = hands.map(majiangScore);
  const hkMahjong = hands.slice(0, FEW_HANDS).map(hkMahjongScore);
  const old = withoutMinimum('hong-kong-old');
  const common = withoutMinimum('hong-kong-common');
  const slow = `hk-mahjong, ${sort}`;
  const fast = `majiang-core hule, ${sort}`;
  const bench = (name: string, run: () => void, against?: string): Bench => ({
    name: `${name}, ${sort}`,
    unit: 'hands',
    operations: HANDS,
    run,
    ...(against === undefined ? {} : { against }),
  });
  return [
    bench('majiang-core hule', () => scoreAll(majiang)),
    { ...bench('hk-mahjong', () => scoreAll(hkMahjong)), operations: FEW_HANDS },
    bench('score', () => settleAll(old, wins), fast),
    bench('score, against hk-mahjong', () => settleAll(old, wins), slow),
    bench('score hong-kong-common', () => settleAll(common, wins), fast),
    bench('may win', () => askAll(old, wins)),
  ];
}

/** Every complete hand is scored in full where none is below the minimum. */
function withoutMinimum(id: string): Rules {
  const ruleSet = findRuleSet(id);
  const options = parseOptions(ruleSet?.options ?? {}, { minimumFaan: 0 });
  if (!ruleSet || !options.ok) throw new Error(`The rule set "${id}" cannot be played without a minimum.`);
  return ruleSet.resolve(options.value);
}

function settleAll(rules: Rules, wins: readonly WinContext[]): void {
  let payments = 0;
  for (const win of wins) {
    const sheet = rules.score(win);
    if (sheet) payments += rules.settle(aloneAt(SEATS, { sheet, context: win }))?.length ?? 0;
  }
  check(payments >= wins.length);
}

function askAll(rules: Rules, wins: readonly WinContext[]): void {
  let legal = 0;
  for (const win of wins) if (!refusalOf(rules, win)) legal++;
  check(legal === wins.length);
}

function scoreAll(scores: readonly PeerScore[]): void {
  let complete = 0;
  for (const score of scores) if (score() !== undefined) complete++;
  check(complete === scores.length);
}

function check(holds: boolean): void {
  if (!holds) throw new Error('Not every hand of the bench is complete.');
}
