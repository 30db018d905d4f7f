import { Button } from '../../controls/buttons';
import { usePractice } from '../usePracticeStore';
import { QuestionEnd } from './QuestionEnd';
import { QuestionFrame } from './QuestionPage';
import { SCREENS } from './screens';
import { useAskedQuestion, useQuestions } from './useQuestions';
import { useWords } from '../../context';
import { questionWords } from '../../text';

/** A set of questions: the one that is asked, or how the set went. */
export function QuestionScreen() {
  const stage = useQuestions((state) => state.stage);
  switch (stage) {
    case 'asked':
      return <AskedQuestion />;
    case 'ended':
      return <QuestionEnd />;
    case 'closed':
      return null;
    case 'making':
    case 'failed':
    case 'none':
      return <NoQuestion stage={stage} />;
  }
}

function AskedQuestion() {
  const { at, question } = useAskedQuestion();
  const Screen = SCREENS[question.type];
  return <Screen key={at} question={question} />;
}

function NoQuestion({ stage }: { readonly stage: 'making' | 'failed' | 'none' }) {
  const words = useWords(questionWords);
  const kind = useQuestions((state) => state.kind);
  const begin = useQuestions((state) => state.begin);
  const leave = useQuestions((state) => state.leave);
  const rules = usePractice((state) => state.rules);
  return (
    <QuestionFrame>
      <p role="status" aria-busy={stage === 'making'} className="note">
        {words[stage]}
      </p>
      {stage === 'failed' && (
        <Button icon="again" onClick={() => void begin(kind, rules)}>
          {words.retry}
        </Button>
      )}
      {stage === 'none' && <Button onClick={leave}>{words.done}</Button>}
    </QuestionFrame>
  );
}
