import type { RuleSetId } from '../../engine/types';
import type { Language } from '../../store/settings';
import { botFiguresOf } from '../../store/statistics/botFigures';
import type { Stores } from '../context';
import { appWords, searchWords, statisticsWords } from '../text';
import { findGameWords } from '../text/gameWords';

/** Loads the list of the matches played, and the words of the pages that show it. `rules`: the game that was played last. */
export async function preloadPast(
  language: Language,
  rules: RuleSetId,
  { history, games }: Stores,
): Promise<void> {
  const said = [appWords, searchWords, statisticsWords].map((each) => each.load(language));
  const ofGame = async () => {
    await games.load(rules);
    await Promise.all([findGameWords(rules)?.load(language), botFiguresOf(rules)]);
  };
  await Promise.all([history?.load(), ofGame(), ...said]);
}
