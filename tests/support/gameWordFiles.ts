import type { Dossier } from '../../src/rule-sets/dossier';
import { wordsOf } from '../../src/wordFiles';
import { withAllParts } from '../../src/ui/text/gameWords';
import type { GameWords } from '../../src/ui/text/gameWords';

type Loaders = Readonly<Record<string, () => Promise<GameWords>>>;

/** The words of a game of the app or of a toy, by language; those of the tests' languages are whole. */
export function wordFilesOf({ id, words }: Dossier): Loaders {
  const files = Object.entries(words ?? wordsOf(id));
  return Object.fromEntries(
    files.map(([tag, load]) => [tag, async () => withAllParts(await load())]),
  ) as Loaders;
}
