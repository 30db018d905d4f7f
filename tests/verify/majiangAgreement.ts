import { rules } from '../../src/rule-sets/riichi/rules';
import { majiangDifferences } from '../majiang/compare';
import { besideGames } from '../majiang/games';

/** 100,000 hands of Japanese mahjong; throws on a difference. */
export function verifyMajiang(hands = 100_000): void {
  const differences = majiangDifferences(hands, 'verify');
  console.log(`${rules.id}: ${hands} hands against majiang-core, ${differences.length} differences`);
  for (const difference of differences.slice(0, 5)) console.log(JSON.stringify(difference));
  if (differences.length > 0) throw new Error(`${rules.id}: the engine and majiang-core differ.`);
}

/** Matches of Japanese mahjong with random options in the engine and in the package's referee at once; throws where they do not agree. */
export function verifyMajiangGames(hands = 10_000): void {
  const { counts, differences } = besideGames(hands, 'verify');
  console.log(
    `${rules.id}: ${counts['hands']} hands beside majiang-core's referee, ${differences.length} differences`,
  );
  console.log(JSON.stringify(counts, null, 1));
  for (const difference of differences) console.log(difference);
  if (differences.length > 0)
    throw new Error(`${rules.id}: the engine and the referee of majiang-core differ.`);
}
