import { useMemo } from 'react';
import type { Advice } from '../../store/coach/coachStore';
import { useGame, useKinds, useSettings, useText } from '../context';
import { usePlayWords } from '../table/playWords';
import { useWinValue } from '../table/useHandFacts';
import type { TableControls } from '../table/useTableControls';
import { worthOf } from '../table/worth';
import { useGameWords } from '../text/gameWords';
import { useCoachWords } from './coachWords';
import { bareRows, judgedRows } from './rows';
import type { RowFacts, Rows } from './rows';

const NO_ROWS: Rows = { rows: [], close: 0 };

/** The options of the decision pending now, judged as far as the advice goes. */
export function useRows(advice: Advice, controls: TableControls): Rows {
  const facts = useRowFacts(controls);
  const view = useGame((state) => state.view);
  const choices = useGame((state) => state.choices);
  return useMemo(() => {
    if (!view) return NO_ROWS;
    return advice.status === 'found'
      ? judgedRows(advice.decision, advice.finding.judgement, facts)
      : bareRows({ view, choices }, facts);
  }, [advice, view, choices, facts]);
}

function useRowFacts({ options }: TableControls): RowFacts {
  const text = useText();
  const coach = useCoachWords();
  const play = usePlayWords();
  const kinds = useKinds();
  const worth = useWorthOfWin();
  return useMemo(
    () => ({ text, coach, play, kinds, options, worth }),
    [text, coach, play, kinds, options, worth],
  );
}

/** What a win now is worth in words, where that is to be shown. */
function useWorthOfWin(): string | null {
  const text = useText();
  const value = useWinValue();
  const { units } = useGameWords();
  const isShown = useSettings((settings) => settings.showWinValue);
  if (!value?.sheet.legal || !isShown) return null;
  const gain = value.gain === null ? '' : text.signed(value.gain);
  return [worthOf(value.sheet, units), gain].filter(Boolean).join(' · ');
}
