import type { RuleSetId } from '../engine/types';
import type { Language } from '../store/settings';
import type { Stores } from './context';
import { lateComponent } from './lateComponent';
import { DialogContent, Motion, ReadyBox } from './lateParts';
import { WinReveal } from './motion/win/lateReveal';
import { Wall } from './table/lateWall';
import { preloadSpoken } from './live/spoken';
import { drags } from './table/useDrags';
import { reasons } from './table/useMissing';
import { findGameWords } from './text/gameWords';

export const HistoryScreen = lateComponent(
  async () => (await import('./history/HistoryScreen')).HistoryScreen,
);
export const StatisticsScreen = lateComponent(
  async () => (await import('./statistics/StatisticsScreen')).StatisticsScreen,
);
export const RulesScreen = lateComponent(async () => (await import('./rules/RulesScreen')).RulesScreen);
export const AutoReview = lateComponent(async () => (await import('./review/AutoReview')).AutoReview, true);
export const PracticeScreen = lateComponent(
  async () => (await import('./practice/PracticeScreen')).PracticeScreen,
);
export const LessonScreen = lateComponent(async () => (await import('./lesson/LessonScreen')).LessonScreen);
export const CalculatorScreen = lateComponent(
  async () => (await import('./calculator/CalculatorScreen')).CalculatorScreen,
);
export const HouseScreen = lateComponent(async () => (await import('./house/HouseScreen')).HouseScreen);
export const DayScreen = lateComponent(async () => (await import('./share/DayScreen')).DayScreen);
export const ShareScreen = lateComponent(async () => (await import('./share/ShareScreen')).ShareScreen);
export const ReplayScreen = lateComponent(
  async () => (await import('./history/replay/ReplayScreen')).ReplayScreen,
);
export const Branch = lateComponent(async () => (await import('./review/Branch')).Branch);
export const ResultScreen = lateComponent(async () => (await import('./lateBundle')).ResultScreen);
export const StandingsScreen = lateComponent(async () => (await import('./lateBundle')).StandingsScreen);

/** Loads what a match of this game may open next; from home, the matches of a player who has played. */
export async function preloadNext(
  language: Language,
  rules: RuleSetId | null,
  stores: Stores,
): Promise<void> {
  if (rules !== null) return preloadLate(language, rules);
  const last = stores.settings.getState().lastMatch?.rules;
  if (!last) return;
  const data = async () => (await import('./history/preloadPast')).preloadPast(language, last, stores);
  await Promise.all([data(), HistoryScreen.preload(), StatisticsScreen.preload()]);
}

/** Loads what the table of this game may open next, so that nothing has to be waited for. */
export async function preloadLate(language: Language, rules: RuleSetId): Promise<void> {
  const parts = [Wall, Motion, WinReveal, ResultScreen, StandingsScreen, DialogContent, ReadyBox];
  const spoken = [preloadSpoken(language), findGameWords(rules)?.load(language)];
  await Promise.all([reasons.load(), drags.load(), ...spoken, ...parts.map((part) => part.preload())]);
}
