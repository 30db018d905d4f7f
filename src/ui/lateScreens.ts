import type { Language } from '../store/settings';
import { lazily } from './lazily';
import { fullWords } from './text';

export const HistoryScreen = lazily(async () => (await import('./history/HistoryScreen')).HistoryScreen);
export const RulesScreen = lazily(async () => (await import('./rules/RulesScreen')).RulesScreen);
export const Motion = lazily(async () => (await import('./motion/Motion')).Motion);
export const LessonScreen = lazily(async () => (await import('./lesson/LessonScreen')).LessonScreen);
export const ResultScreen = lazily(async () => (await import('./later')).ResultScreen);
export const StandingsScreen = lazily(async () => (await import('./later')).StandingsScreen);
export const DialogContent = lazily(async () => (await import('./later')).DialogContent);
export const WidePanels = lazily(async () => (await import('./later')).WidePanels);
/** Only large screens draw it. */
export const Wall = lazily(async () => (await import('./table/Wall')).Wall);

/** Loads what the table may open next, so that nothing has to be waited for. */
export async function preloadLater(language: Language): Promise<void> {
  const parts = [Wall, Motion, ResultScreen, StandingsScreen, DialogContent];
  await Promise.all([fullWords.load(language), ...parts.map((part) => part.preload())]);
}
