import type { SafestQuestion } from '../../../../coach/questions/safest/safestQuestion';
import { PracticePanel } from '../../PracticePanel';
import { FocusedLine } from '../../FocusedLine';
import { DangerList } from './DangerList';
import { GradeLine, QuestionActs } from '../Onward';
import { OthersMelds } from './OthersMelds';
import { QuestionMarks } from '../QuestionMarks';
import { TileChoices } from './TileChoices';
import { useAskedQuestion, useQuestions } from '../useQuestions';
import './safest.css';
import { useWords } from '../../../context';
import { questionWords } from '../../../text';

/** The question in the tray's place, and after the answer how dangerous each discard is, and why. */
export function SafestPanel({ question }: { readonly question: SafestQuestion }) {
  const words = useWords(questionWords);
  const { answered } = useAskedQuestion();
  const leave = useQuestions((state) => state.leave);
  const { wallLeft } = question.view;
  return (
    <PracticePanel
      title={words.safest.short}
      label={words.safest.name}
      marks={<QuestionMarks />}
      leave={{ label: words.back, run: leave }}
    >
      {answered ? (
        <>
          <GradeLine note={words.safest.shown} />
          <DangerList question={question} />
        </>
      ) : (
        <>
          <FocusedLine className="practice-question">{words.safest.ask}</FocusedLine>
          <p className="note">{words.safest.wall(wallLeft)}</p>
          <OthersMelds view={question.view} />
          <TileChoices question={question} />
        </>
      )}
      <QuestionActs />
    </PracticePanel>
  );
}
