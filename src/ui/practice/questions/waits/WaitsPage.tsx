import { useState } from 'react';
import type { WaitsQuestion } from '../../../../coach/questions/waits/waitsQuestion';
import type { TileKind } from '../../../../engine/types';
import { Button } from '../../../controls/buttons';
import { HandFigure } from './HandFigure';
import { KindGrid } from './KindGrid';
import type { KindMark } from './KindGrid';
import { GradeLine, QuestionActs } from '../Onward';
import { QuestionPage } from '../QuestionPage';
import { useAskedQuestion, useQuestions } from '../useQuestions';
import { WaitsTable } from './WaitsTable';
import { useWords } from '../../../context';
import { questionWords } from '../../../text';

/** "What does this hand wait for?": the hand, the kinds to mark, and then what each of them brings. */
export function WaitsPage({ question }: { readonly question: WaitsQuestion }) {
  const words = useWords(questionWords);
  const { answered } = useAskedQuestion();
  const answer = useQuestions((state) => state.answer);
  const [marked, setMarked] = useState<readonly TileKind[]>([]);
  const toggle = (kind: TileKind) =>
    setMarked((before) =>
      before.includes(kind) ? before.filter((each) => each !== kind) : [...before, kind],
    );
  return (
    <QuestionPage>
      <HandFigure view={question.view} />
      <section className="card stack question-choices">
        {answered ? <GradeLine note={words.waits.shown(question.waits.length)} /> : <p>{words.waits.ask}</p>}
        {answered && <WaitsTable question={question} />}
        <KindGrid
          game={question.view}
          label={words.waits.grid}
          marked={marked}
          onToggle={toggle}
          {...(answered && { markOf: (kind: TileKind) => markOf(question, marked, kind) })}
        />
      </section>
      <QuestionActs>
        <Button
          look="main"
          disabled={marked.length === 0}
          onClick={() => answer({ type: 'waits', kinds: marked })}
        >
          {words.check}
        </Button>
      </QuestionActs>
    </QuestionPage>
  );
}

function markOf({ waits }: WaitsQuestion, marked: readonly TileKind[], kind: TileKind): KindMark | null {
  const isWait = waits.some((wait) => wait.kind === kind);
  if (marked.includes(kind)) return isWait ? 'found' : 'wrong';
  return isWait ? 'missed' : null;
}
