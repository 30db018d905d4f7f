import { LANGUAGES as CARDS } from '../../src/ui/text/languages';

/** All languages of the app. What one has no words for is said in those of its fallback. */
export const LANGUAGES = Object.keys(CARDS);
