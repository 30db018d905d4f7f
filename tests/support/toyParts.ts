import type { RuleSetId } from '../../src/engine/types';
import { table } from '../../src/rule-sets/hong-kong-old/table';
import { words as en } from '../../src/rule-sets/hong-kong-old/words/en';
import { words as zhHantHK } from '../../src/rule-sets/hong-kong-old/words/zh-Hant-HK';
import { addTable } from '../../src/store/selectors/knownTables';
import type { GameTable } from '../../src/store/selectors/knownTables';
import { addGameWords } from '../../src/ui/text/gameWords';
import type { GameWords } from '../../src/ui/text/gameWords';

/** Lets a toy be played on the page: with a table and words of its own where they are given, else those of a game of the app. */
export async function showToy(
  id: RuleSetId,
  own: { readonly table?: Partial<GameTable>; readonly words?: Partial<GameWords> },
): Promise<void> {
  addTable(id, { ...table, ...own.table });
  const words = {
    en: () => Promise.resolve({ ...en, ...own.words }),
    'zh-Hant-HK': () => Promise.resolve({ ...zhHantHK, ...own.words }),
  };
  await addGameWords(id, words).load('en');
}
