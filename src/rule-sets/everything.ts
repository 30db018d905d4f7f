import './all';
import { loadAllBooks } from '../bots/knownBooks';
import { loadAllBots } from '../bots/registry';

/** For the command line and tests: every game with its book and all that was learned, loaded before anything else runs. */
await Promise.all([loadAllBooks(), loadAllBots()]);
