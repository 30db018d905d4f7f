import { writeFileSync } from 'node:fs';
import '../../src/rule-sets/all';
import { SCHEMA_VERSION } from '../../src/store/saves/save';
import { playUntil, savedGames, shownOf } from './savedGames';
import type { SavedGame } from './savedGames';

/** Writes the saves of the present schema, to be read by all later ones: `npx tsx tests/store/writeSaves.ts`. */
const games = Object.entries(savedGames).map(([name, plan]): [string, SavedGame] => {
  const { state, entries } = playUntil(plan);
  return [name, { storage: entries, shown: shownOf(state) }];
});
writeFileSync(
  `tests/data/saves/schema${SCHEMA_VERSION}.json`,
  `${JSON.stringify(Object.fromEntries(games))}\n`,
);
