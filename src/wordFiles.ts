/// <reference types="vite/types/importMeta.d.ts" />
import type { RuleSetId } from './engine/types';
import type { LessonWords } from './ui/lesson/lessonPart';
import type { WordFiles } from './ui/text/dictionary';
import type { GameWords } from './ui/text/gameWords';

type Files = Readonly<Record<string, () => Promise<unknown>>>;

const words: Files = import.meta.glob('./rule-sets/*/words/*.ts', { import: 'words' });
const lessons: Files = import.meta.glob('./rule-sets/*/lesson/*.ts', { import: 'words' });

/** The words of a game by language: `<id>/words/<tag>.ts`. */
export function wordsOf(id: RuleSetId): WordFiles<GameWords> {
  return filesIn<GameWords>(words, `./rule-sets/${id}/words/`);
}

/** The words of a game's lesson by language: `<id>/lesson/<tag>.ts`. */
export function lessonWordsOf(id: RuleSetId): WordFiles<LessonWords> {
  return filesIn<LessonWords>(lessons, `./rule-sets/${id}/lesson/`);
}

function filesIn<T>(files: Files, folder: string): WordFiles<T> {
  const own = Object.entries(files).filter(([path]) => path.startsWith(folder));
  return Object.fromEntries(
    own.map(([path, load]) => [path.slice(folder.length, -'.ts'.length), load]),
  ) as WordFiles<T>;
}
