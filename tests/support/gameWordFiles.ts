import type { Dossier } from '../../src/rule-sets/dossier';
import { wordsOf } from '../../src/wordFiles';
import type { GameWords } from '../../src/ui/text/gameWords';

type Loaders = Readonly<Record<string, () => Promise<GameWords>>>;

/** The words of a game of the app or of a toy, by language; those of the tests' languages are whole. */
export function wordFilesOf({ id, words }: Dossier): Loaders {
  return (words ?? wordsOf(id)) as Loaders;
}
