import { gamesIn } from '../../../src/loadGame';
import { LANGUAGES } from '../languages';
import { TOYS } from './games';

// For tests: the toys are loaded as the app loads any game, with all their words in both languages.
await Promise.all(TOYS.flatMap(({ id }) => LANGUAGES.map((language) => gamesIn(() => language).read(id))));

export { TOYS } from './games';
