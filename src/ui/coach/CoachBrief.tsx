import { leavesChoice } from '../../store/selectors/exchange';
import { useGame, useWords } from '../context';
import type { TableControls } from '../table/useTableControls';
import { usePersonAt } from '../table/usePersonAt';
import { reasonWords, coachWords } from '../text';
import { useWordsOfGame } from '../text/gameWords';
import { Dots } from './Dots';
import { MoreButton } from './MoreButton';
import { Sentence, ReasonLine } from './reasons/ReasonLine';
import { toldPair } from './reasons/told';
import { formatPoints } from './scale';
import { useAdvice } from './useAdvice';
import { useClockStopped } from './useClockStopped';
import { useRows } from './useRows';
import { useSpoken } from './useSpoken';
import type { CoachFinding } from '../../store/coach/coachPort';
import type { Advice } from '../../store/coach/coachStore';
import type { Decision } from '../../coach/thought';
import '../table/hint.css';
import './brief.css';

/** The coach in one sentence, in the tray of a small screen: what comes first, rather than what, and why. */
export function CoachBrief({ controls }: { readonly controls: TableControls }) {
  const advice = useAdvice();
  const { rows } = useRows(advice, controls);
  useClockStopped();
  useSpoken(advice, rows);
  return (
    <div className="coach-brief">
      <p>
        <Told advice={advice} />
      </p>
      <MoreButton />
    </div>
  );
}

function Told({ advice }: { readonly advice: Advice }) {
  const words = useWords(coachWords);
  const isOne = useGame(({ choices }) => choices.length > 0 && !leavesChoice(choices));
  if (isOne) return words.onlyOne;
  if (advice.status === 'none') return words.none[advice.why];
  if (advice.status === 'found' && advice.finding.judgement.depth !== 'instant') return <Line {...advice} />;
  return (
    <>
      {words.thinking} <Dots />
    </>
  );
}

interface LineProps {
  readonly decision: Decision;
  readonly finding: CoachFinding;
}

/** The weightiest reason; without any, what comes first, and what may be as good. */
function Line({ decision: { view }, finding: { judgement, reasons } }: LineProps) {
  const words = useWords(coachWords);
  const { between, even } = useWords(reasonWords);
  const personAt = usePersonAt();
  const { choices, close } = judgement;
  const game = useWordsOfGame(view.rules);
  const [reason] = reasons;
  if (reason) return <ReasonLine {...{ reason, view, choices, personAt }} />;
  if (choices.length < 2) return null;
  const [best, next] = toldPair([0, 1], { view, choices }, game);
  if (close > 1) return <Sentence parts={even(best, next)} />;
  const points = formatPoints(choices[0]!.points, 1);
  return <Sentence parts={[...between(best, next), words.expectedPoints(points)]} />;
}
