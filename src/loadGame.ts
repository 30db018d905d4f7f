import { addDrills } from './coach/drills/knownDrills';
import type { ExampleBook } from './engine/example';
import type { RuleSetId } from './engine/types';
import type { Dossier } from './rule-sets/dossier';
import { findGame, games } from './rule-sets/registry';
import { cardsOf, lessonWordsOf, wordsOf } from './wordFiles';
import { addTable } from './store/selectors/knownTables';
import { loadRulesAndBots } from './store/loadRulesAndBots';
import { lazyOnce } from './store/lazyOnce';
import type { Lazy } from './store/lazyOnce';
import type { Language } from './store/settings';
import type { Games } from './store/games';
import { ExchangeTray } from './ui/lateParts';
import { addLesson } from './ui/lesson/knownLesson';
import { addGameWords } from './ui/text/gameWords';
import { WHOLE } from './ui/text/languages';

const NO_EXAMPLES: ExampleBook = { examples: {}, units: null };

const parts = new Map<RuleSetId, Lazy<true>>();

/** The parts of a game that need no language. */
function partsOf(game: Dossier): Lazy<true> {
  const known = parts.get(game.id) ?? lazyOnce(() => loadParts(game));
  parts.set(game.id, known);
  return known;
}

async function loadParts(game: Dossier): Promise<true> {
  const [table] = await Promise.all([game.table(), loadRulesAndBots(game.id)]);
  addTable(game.id, table);
  if (table.passes) await ExchangeTray.preload();
  return true;
}

/** Loads all that a page needs of a game. Of one that does not exist nothing is loaded. Fails when a part cannot be fetched. */
export async function loadGame(id: RuleSetId, language: Language): Promise<void> {
  const game = findGame(id);
  if (!game) return;
  const words = addGameWords(id, game.words ?? wordsOf(id));
  // Better in another language than not at all.
  const said = words.load(language).catch(() => words.load(WHOLE));
  await Promise.all([partsOf(game).load(), said]);
}

/** The same with its example hands, and what cannot be played together. */
async function readGame(id: RuleSetId, language: Language): Promise<ExampleBook> {
  const game = findGame(id);
  if (!game) return NO_EXAMPLES;
  const [book] = await Promise.all([game.examples(), loadGame(id, language), game.mixtures?.()]);
  return book;
}

/** The games of the registry, loaded with the words of the language in use. */
export function gamesIn(language: () => Language): Games {
  for (const { id, lesson, drills } of games()) {
    if (lesson) addLesson(id, lesson, lessonWordsOf(id));
    if (drills) addDrills(id, drills);
  }
  return {
    cards: games().map(({ id, cards }) => ({ id, words: cards ?? cardsOf(id) })),
    isLoaded: (id) => {
      const game = findGame(id);
      return !game || partsOf(game).now() !== null;
    },
    load: (id) => loadGame(id, language()),
    read: (id) => readGame(id, language()),
    formats: new Map(games().flatMap(({ id, formats }) => (formats ? [[id, formats] as const] : []))),
  };
}
