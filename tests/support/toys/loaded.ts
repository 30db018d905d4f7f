import { loadGame } from '../../../src/loadGame';
import { LANGUAGES } from '../../../src/store/settings';
import { TOYS } from './games';

// For tests: the toys are loaded as the app loads any game, with their words in both languages.
await Promise.all(TOYS.flatMap(({ id }) => LANGUAGES.map((language) => loadGame(id, language))));

export { TOYS } from './games';
