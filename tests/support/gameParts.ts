import type { ExampleBook } from '../../src/engine/example';
import { games } from '../../src/rule-sets/registry';
import type { GameTable } from '../../src/store/facts/knownTables';
import type { GameWords } from '../../src/ui/text/gameWords';
import { wordFilesOf } from './gameWordFiles';

/** The table, words and example hands of a game of the app. */
interface GameParts {
  readonly id: string;
  readonly table: GameTable;
  readonly words: Readonly<Record<'en' | 'zh-Hant-HK', GameWords>>;
  readonly book: ExampleBook;
}

/** The parts of all games of the app, in their order. */
export const gameParts: readonly GameParts[] = await Promise.all(
  games().map(async (game) => {
    const { id, table, examples } = game;
    const files = wordFilesOf(game);
    const [own, en, zh, book] = await Promise.all([
      table(),
      files['en']!(),
      files['zh-Hant-HK']!(),
      examples(),
    ]);
    return { id, table: own, words: { en, 'zh-Hant-HK': zh }, book };
  }),
);
