import type { RuleSetId } from '../engine/types';
import type { Language } from '../store/settings';
import type { Stores } from './context';
import { DialogContent, Motion, Notices, ReadyBox, ResultScreen, StandingsScreen } from './lateParts';
import { preloadSpoken } from './live/spoken';
import { HistoryScreen, StatisticsScreen } from './Screens';
import { preloadLayouts } from './table/layoutSheets';
import { TableScreen } from './table/lateTable';
import { isScreen } from './table/screen';
import { Wall } from './table/TableGround';
import { drags } from './table/useDrags';
import { whyNotChunk } from './table/useMissing';
import { switchWords } from './text';
import { findGameWords } from './text/gameWords';

/** Loads both layouts, and what a match of this game may open next; from home, the matches of a player who has played. */
export async function preloadNext(
  language: Language,
  rules: RuleSetId | null,
  stores: Stores,
): Promise<void> {
  await Promise.all([preloadLayouts(), isScreen('desktop') ? Wall.preload() : null]);
  if (rules !== null) return preloadLate(language, rules);
  const last = stores.settings.getState().lastMatch?.rules;
  if (!last) return;
  const data = async () => (await import('./history/preloadPast')).preloadPast(language, last, stores);
  await Promise.all([data(), HistoryScreen.preload(), StatisticsScreen.preload()]);
}

/** Loads what the table of this game may open next, so that nothing has to be waited for. */
export async function preloadLate(language: Language, rules: RuleSetId): Promise<void> {
  const parts = [TableScreen, Wall, Motion, ResultScreen, StandingsScreen, DialogContent, ReadyBox];
  const spoken = [preloadSpoken(language), switchWords.load(language), findGameWords(rules)?.load(language)];
  await Promise.all([whyNotChunk.load(), drags.load(), ...spoken, ...parts.map((part) => part.preload())]);
}

/** Loads what is said of the match and of the app, as text and to screen readers. */
export async function preloadMessages(language: Language): Promise<void> {
  await Promise.all([preloadSpoken(language), Notices.preload()]);
}
