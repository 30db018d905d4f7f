import { useMemo, useSyncExternalStore } from 'react';
import type { RuleSetId } from '../../engine/types';
import type { Language } from '../../store/settings';
import { useGame, useSettings } from '../context';
import { findGameWords } from '../text/gameWords';
import { playWordsIn } from './playWords';
import type { PlayWords } from './playWords';

const untold = () => () => undefined;

/** The words of a game; of the match under way where none is named. */
export function usePlayWords(of?: RuleSetId): PlayWords {
  const own = useGame((state) => state.match?.rules ?? '');
  const rules = of ?? own;
  const language = useSettings((settings) => settings.language);
  const words = findGameWords(rules);
  const game = useSyncExternalStore(words?.watch ?? untold, () => words?.of(language) ?? null);
  return useMemo(() => playWordsIn(game), [game]);
}

export function playWordsOf(rules: RuleSetId, language: Language): PlayWords {
  return playWordsIn(findGameWords(rules)?.of(language) ?? null);
}
