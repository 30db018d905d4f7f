import type { ExampleBook } from '../../src/engine/example';
import { games } from '../../src/rule-sets/registry';
import type { GameTable } from '../../src/store/facts/knownTables';
import type { Language } from '../../src/store/settings';
import type { GameWords } from '../../src/ui/text/gameWords';

/** The table, words and example hands of a game of the app. */
interface GameParts {
  readonly id: string;
  readonly table: GameTable;
  readonly words: Readonly<Record<Language, GameWords>>;
  readonly book: ExampleBook;
}

/** The parts of all games of the app, in their order. */
export const gameParts: readonly GameParts[] = await Promise.all(
  games().map(async ({ id, table, words, laterWords, examples }) => {
    const wordsIn = async (language: Language) => ({
      ...(await words[language]()),
      ...(await laterWords[language]()),
    });
    const [own, en, zh, book] = await Promise.all([
      table(),
      wordsIn('en'),
      wordsIn('zh-Hant-HK'),
      examples(),
    ]);
    return { id, table: own, words: { en, 'zh-Hant-HK': zh }, book };
  }),
);
