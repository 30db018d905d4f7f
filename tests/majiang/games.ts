import type { Bot } from '../../src/bots/bot';
import { botCalled } from '../../src/bots/registry';
import { pick, stream } from '../../src/engine/random';
import { optionsOf } from '../support/rigged';
import { eager, generous, keenOnRiichi, outerThrower } from '../rule-sets/riichi/players';
import { kongLover } from '../support/steeredBots';
import { Beside } from './beside';
import { OF_BOTH } from './theirRule';

/** Who may sit at a table: of many kinds, or of few, for what happens seldom. */
const TABLES: readonly (readonly (Bot | string)[])[] = [
  [eager, keenOnRiichi, keenOnRiichi, 'fast', 'never-claims', 'random'],
  [kongLover, kongLover, keenOnRiichi],
  [kongLover, eager],
  [outerThrower],
  [generous],
  [generous, keenOnRiichi, 'random'],
];

function calledOr(bot: Bot | string): Bot {
  return typeof bot === 'string' ? botCalled(bot) : bot;
}

/** Plays so many hands at least under random options in the engine and in the package's referee at once; what was met, and where they did not agree. */
export function besideGames(
  hands: number,
  seed: string,
): { readonly counts: Record<string, number>; readonly differences: readonly string[] } {
  const counts: Record<string, number> = { hands: 0 };
  const differences: string[] = [];
  for (let match = 0; counts['hands']! < hands && differences.length < 10; match++) {
    const random = stream('majiang games', `${seed} ${match}`);
    const drawn = Object.entries(OF_BOTH).map(([name, values]) => [name, pick(values, random)] as const);
    const options = optionsOf('riichi', Object.fromEntries(drawn));
    const bots = pick(TABLES, random).map(calledOr);
    const seated = Array.from({ length: 4 }, () => pick(bots, random));
    const beside = new Beside(options, seated, `${seed} ${match}`);
    try {
      beside.play();
    } catch (error) {
      differences.push(`match ${match}: ${String(error)} ${JSON.stringify(Object.fromEntries(drawn))}`);
    }
    for (const [what, count] of Object.entries(beside.counts)) counts[what] = (counts[what] ?? 0) + count;
  }
  return { counts, differences };
}
