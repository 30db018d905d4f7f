import { useMemo } from 'react';
import type { ReviewedChoice, ReviewedDecision } from '../../coach/review/review';
import type { JudgedChoice } from '../../coach/judgement';
import type { Action } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { useKinds, useText } from '../context';
import { useCoachWords } from '../coach/coachWords';
import { judgedRows } from '../coach/rows';
import type { Row, Rows } from '../coach/rows';
import { usePlayWords } from '../table/playWords';

/** The choices of a reviewed decision as options of the coach's panel: the best first, what was chosen marked. */
export function useDecisionRows(view: SeatView, decision: ReviewedDecision): Rows {
  const facts = useRowFacts();
  return useMemo(() => {
    const chosen = decision.choices[decision.chosen]?.action;
    const choices = decision.choices.map(judged);
    const { close } = { close: choices.filter(({ lossLow }) => lossLow <= 0).length };
    const found = judgedRows({ view, choices: [] }, { depth: 'quick', choices, close }, facts);
    const marked = (row: Row): Row =>
      row.action === chosen ? { ...row, marks: [...row.marks, 'you'] } : row;
    return { ...found, rows: found.rows.map(marked) };
  }, [view, decision, facts]);
}

/** Says one choice in words and tiles. */
export function useChoiceName(view: SeatView): (action: Action | undefined) => string {
  const facts = useRowFacts();
  return (action) => {
    if (!action) return '';
    const { rows } = judgedRows(
      { view, choices: [] },
      { depth: 'quick', choices: [bare(action)], close: 1 },
      facts,
    );
    return rows[0]?.name ?? '';
  };
}

function useRowFacts() {
  const text = useText();
  const coach = useCoachWords();
  const play = usePlayWords();
  const kinds = useKinds();
  return useMemo(() => ({ text, coach, play, kinds, options: [], worth: null }), [text, coach, play, kinds]);
}

function bare(action: Action): JudgedChoice {
  return judged({ action, points: 0, low: 0, high: 0, loss: 0, lossLow: 0, thrown: null });
}

function judged({ thrown, ...choice }: ReviewedChoice): JudgedChoice {
  return {
    ...choice,
    lossHigh: choice.loss,
    endings: null,
    futures: 0,
    after: thrown === null ? null : { ...NOTHING_KNOWN, thrown },
  };
}

const NOTHING_KNOWN = { missing: null, useful: 0, routes: [], closed: 0, value: 0, hope: 0 };
