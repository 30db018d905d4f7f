import './all';
import { loadAllBots } from '../bots/knownBooks';

/** For the command line and tests: every game with its book and all that was learned, loaded before anything else runs. */
await loadAllBots();
