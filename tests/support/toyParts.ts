import type { RuleSetId } from '../../src/engine/types';
import { table } from '../../src/rule-sets/hong-kong-old/table';
import { words as en } from '../../src/rule-sets/hong-kong-old/words/en';
import { words as enLater } from '../../src/rule-sets/hong-kong-old/words/enLater';
import { words as zhHantHK } from '../../src/rule-sets/hong-kong-old/words/zhHantHK';
import { words as zhHantHKLater } from '../../src/rule-sets/hong-kong-old/words/zhHantHKLater';
import { addTable } from '../../src/store/facts/knownTables';
import type { GameTable } from '../../src/store/facts/knownTables';
import { addGameWords } from '../../src/ui/text/gameWords';
import type { GameWords } from '../../src/ui/text/gameWords';

/** Lets a toy be played on the page: with a table and words of its own where they are given, else those of a game of the app. */
export async function showToy(
  id: RuleSetId,
  own: { readonly table?: Partial<GameTable>; readonly words?: Partial<GameWords> },
): Promise<void> {
  addTable(id, { ...table, ...own.table });
  const words = {
    en: () => Promise.resolve({ ...en, ...enLater, ...own.words }),
    'zh-Hant-HK': () => Promise.resolve({ ...zhHantHK, ...zhHantHKLater, ...own.words }),
  };
  const { first, full } = addGameWords(id, { words, laterWords: words });
  await Promise.all([first.load('en'), full.load('en')]);
}
