import { useMemo } from 'react';
import type { ReviewedDecision } from '../../coach/review/review';
import type { SeatView } from '../../engine/view';
import { Choices } from '../coach/Choices';
import type { UnfoldProps } from '../coach/Choices';
import { judgedRows, withMark } from '../coach/rows';
import { useRowFacts } from '../coach/useRows';
import { useWords } from '../context';
import { reviewWords } from '../text';

interface OfDecision {
  readonly view: SeatView;
  readonly decision: ReviewedDecision;
}

/** So many options are shown at first, and the one that was chosen. */
const MOST = 3;

/** What each choice was worth, what was chosen marked. */
export function DecisionChoices({ view, decision: { choices, chosen } }: OfDecision) {
  const facts = useRowFacts();
  const { rows, close } = useMemo(() => {
    const judged = judgedRows(view, choices, facts);
    return { ...judged, rows: withMark(judged.rows, 'you', choices[chosen]?.action) };
  }, [view, choices, chosen, facts]);
  return (
    <Choices
      rows={rows}
      close={close}
      isOver
      isFolded={({ marks }, at) => at >= MOST && !marks.includes('you')}
      Unfold={MoreChoices}
    />
  );
}

function MoreChoices({ hidden, onPress }: UnfoldProps) {
  const words = useWords(reviewWords);
  return (
    <button type="button" className="text-button" onClick={onPress}>
      {words.more(hidden)}
    </button>
  );
}
