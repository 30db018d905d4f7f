import type { ExampleBook } from '../../src/engine/example';
import { games } from '../../src/rule-sets/registry';
import type { GameTable } from '../../src/store/selectors/knownTables';
import type { Language } from '../../src/store/settings';
import { dictionary } from '../../src/ui/text/dictionary';
import type { GameWords } from '../../src/ui/text/gameWords';
import { wordFilesOf } from './gameWordFiles';
import { LANGUAGES } from './languages';

/** The table, words and example hands of a game of the app. */
interface GameParts {
  readonly id: string;
  readonly table: GameTable;
  /** By language. */
  readonly words: Readonly<Record<'en' | 'zh-Hant-HK', GameWords>> & Readonly<Record<Language, GameWords>>;
  readonly book: ExampleBook;
}

/** The parts of all games of the app, in their order. */
export const gameParts: readonly GameParts[] = await Promise.all(
  games().map(async (game) => {
    const { id, table, examples } = game;
    const words = dictionary<GameWords>(wordFilesOf(game));
    const [own, book] = await Promise.all([table(), examples(), ...LANGUAGES.map(words.load)]);
    const said = Object.fromEntries(LANGUAGES.map((language) => [language, words.of(language)]));
    return { id, table: own, words: said as GameParts['words'], book };
  }),
);
