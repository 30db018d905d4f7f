import { useState } from 'react';
import { useText } from '../context';

/** What was just paid or received during a hand, for as long as it takes to read it. The points beside it say the same. */
export function ScoreChange({ score }: { readonly score: number }) {
  const text = useText();
  const [shown, setShown] = useState({ score, change: 0, at: 0 });
  if (shown.score !== score) setShown({ score, change: score - shown.score, at: shown.at + 1 });
  if (shown.change === 0) return null;
  return (
    <span key={shown.at} className="score-change" aria-hidden="true" data-lost={shown.change < 0}>
      {text.signed(shown.change)}
    </span>
  );
}
