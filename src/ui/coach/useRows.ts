import { useCallback, useMemo } from 'react';
import type { Action, RuleSetId } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { Advice } from '../../store/coach/coachStore';
import { useGame, useText, useWords } from '../context';
import { usePlayWords } from '../table/usePlayWords';
import { useWinWords } from '../table/tray/trayParts';
import type { TableControls } from '../table/useTableControls';
import { bareRows, judgedRows } from './rows';
import type { Row, RowFacts, Rows } from './rows';
import { coachWords } from '../text';

/** The words that rows of choices need; of the match under way where no game is named. */
export function useRowFacts(rules?: RuleSetId): RowFacts {
  const text = useText();
  const coach = useWords(coachWords);
  const play = usePlayWords(rules);
  return useMemo(() => ({ text, coach, play }), [text, coach, play]);
}

/** Says a choice of this position in words and tiles: null for a choice that has none. */
export function useRowOf(view: SeatView): (action: Action) => Row | null {
  const facts = useRowFacts(view.rules);
  return useCallback((action) => bareRows(view, [action], facts)[0] ?? null, [view, facts]);
}

const NO_ROWS: Rows = { rows: [], close: 0 };

/** The choices of the decision pending now, judged as far as the advice goes. */
export function useRows(advice: Advice, { options }: TableControls): Rows {
  const words = useRowFacts();
  const winWorth = useWinWords()?.join(' · ') ?? null;
  const view = useGame((state) => state.view);
  const choices = useGame((state) => state.choices);
  return useMemo(() => {
    if (!view) return NO_ROWS;
    const facts = { ...words, options, winWorth };
    return advice.status === 'found'
      ? judgedRows(advice.decision.view, advice.finding.judgement.choices, facts)
      : { rows: bareRows(view, choices, facts), close: 0 };
  }, [advice, view, choices, words, options, winWorth]);
}
