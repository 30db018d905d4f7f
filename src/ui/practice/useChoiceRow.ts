import { useCallback } from 'react';
import type { Action } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { kindsOf } from '../../store/facts/tiles';
import { useSettings, useText } from '../context';
import { useCoachWords } from '../coach/coachWords';
import { bareRows } from '../coach/rows';
import type { Row } from '../coach/rows';
import { playWordsOf } from '../table/playWords';

/** Says a choice of a position in words and tiles: null for a choice that has none. */
export function useChoiceRow(): (view: SeatView, action: Action) => Row | null {
  const text = useText();
  const coach = useCoachWords();
  const language = useSettings((settings) => settings.language);
  return useCallback(
    (view, action) => {
      const facts = {
        text,
        coach,
        play: playWordsOf(view.rules, language),
        kinds: kindsOf(view),
        options: [],
        worth: null,
      };
      return bareRows({ view, choices: [action] }, facts).rows[0] ?? null;
    },
    [text, coach, language],
  );
}
