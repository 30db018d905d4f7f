/// <reference types="vite/types/importMeta.d.ts" />
import type { RuleSetId } from './engine/types';
import type { GameCard } from './store/games';
import type { Language } from './store/settings';
import type { LessonWords } from './ui/lesson/lessonPart';
import type { WordFiles } from './ui/text/dictionary';
import type { GameWords } from './ui/text/gameWords';

type Files = Readonly<Record<string, () => Promise<unknown>>>;

const words: Files = import.meta.glob('./rule-sets/*/words/*.ts', { import: 'words' });
const lessons: Files = import.meta.glob('./rule-sets/*/lesson/*.ts', { import: 'words' });

const cards = import.meta.glob<GameCard>('./rule-sets/*/card/*.ts', { eager: true, import: 'card' });

/** The name and note of a game by language: `<id>/card/<tag>.ts`. */
export function cardsOf(id: RuleSetId): Readonly<Record<Language, GameCard>> {
  return filesIn(cards, `./rule-sets/${id}/card/`);
}

/** The words of a game by language: `<id>/words/<tag>.ts`. */
export function wordsOf(id: RuleSetId): WordFiles<GameWords> {
  return filesIn(words, `./rule-sets/${id}/words/`) as WordFiles<GameWords>;
}

/** The words of a game's lesson by language: `<id>/lesson/<tag>.ts`. */
export function lessonWordsOf(id: RuleSetId): WordFiles<LessonWords> {
  return filesIn(lessons, `./rule-sets/${id}/lesson/`) as WordFiles<LessonWords>;
}

/** What lies in a folder, by its name without the ending. */
function filesIn<T>(files: Readonly<Record<string, T>>, folder: string): Readonly<Record<Language, T>> {
  const own = Object.entries(files).filter(([path]) => path.startsWith(folder));
  return Object.fromEntries(own.map(([path, file]) => [path.slice(folder.length, -'.ts'.length), file]));
}
