import { use } from 'react';
import type { Language } from '../../store/settings';
import { useSettings } from '../context';
import type { LessonText } from './enLesson';

const loaders: Readonly<Record<Language, () => Promise<LessonText>>> = {
  en: async () => (await import('./enLesson')).enLesson,
  'zh-Hant-HK': async () => (await import('./zhHantHKLesson')).zhHantHKLesson,
};

const loading = new Map<Language, Promise<LessonText>>();

function load(language: Language): Promise<LessonText> {
  const words = loading.get(language) ?? loaders[language]();
  loading.set(language, words);
  return words;
}

/** The words of the lesson in the language in use; the page waits while they are loaded. */
export function useLessonText(): LessonText {
  return use(load(useSettings((settings) => settings.language)));
}
