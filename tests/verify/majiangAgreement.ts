import { addRuleSet } from '../../src/engine/knownRules';
import { rules } from '../../src/rule-sets/riichi/rules';
import { majiangDifferences } from '../majiang/compare';

/** 100,000 hands of Japanese mahjong; throws on a difference. */
export function verifyMajiang(hands = 100_000): void {
  addRuleSet(rules);
  const differences = majiangDifferences(hands, 'verify');
  console.log(`${rules.id}: ${hands} hands against majiang-core, ${differences.length} differences`);
  for (const difference of differences.slice(0, 5)) console.log(JSON.stringify(difference));
  if (differences.length > 0) throw new Error(`${rules.id}: the engine and majiang-core differ.`);
}
