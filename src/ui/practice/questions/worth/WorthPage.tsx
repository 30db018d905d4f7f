import { useEffect } from 'react';
import type { WorthQuestion } from '../../../../coach/questions/worth/worthQuestion';
import { useGame, useWords } from '../../../context';
import { Fetched } from '../../../controls/Fetched';
import { ResultParts } from '../../../lateParts';
import type { ResultFacts } from '../../../scoring/resultFacts';
import { FocusedLine } from '../../FocusedLine';
import { GradeLine, QuestionActs } from '../Onward';
import { QuestionPage } from '../QuestionPage';
import { useAskedQuestion } from '../useQuestions';
import { WonHands } from './WonHands';
import { WorthOptions } from './WorthOptions';
import './worth.css';
import { questionWords } from '../../../text';

/** "How much is it worth, and who pays what?": the hand that won, answers to choose from, and then the result. */
export function WorthPage({ question }: { readonly question: WorthQuestion }) {
  useEffect(() => void ResultParts.preload(), []);
  return (
    <QuestionPage>
      <Worth question={question} />
    </QuestionPage>
  );
}

function Worth({ question }: { readonly question: WorthQuestion }) {
  const words = useWords(questionWords);
  const { answered } = useAskedQuestion();
  const facts = useResultFacts();
  if (!facts) return null;
  return (
    <>
      {!answered && <WonHands facts={facts} />}
      <section className="card stack question-choices">
        {answered ? (
          <GradeLine note={words.worth.shown} />
        ) : (
          <FocusedLine className="practice-question">{words.worth.ask}</FocusedLine>
        )}
        <WorthOptions question={question} facts={facts} />
      </section>
      {answered && <Explained facts={facts} />}
      <QuestionActs />
    </>
  );
}

function useResultFacts(): ResultFacts | null {
  const result = useGame((state) => state.result);
  const players = useGame((state) => state.players);
  return result && { result, players };
}

/** The hand as the page of results has it: what counts, what follows from it, and what each seat pays. */
function Explained({ facts }: { readonly facts: ResultFacts }) {
  return (
    <div className="page-body result question-result">
      <Fetched>
        <ResultParts facts={facts} />
      </Fetched>
    </div>
  );
}
