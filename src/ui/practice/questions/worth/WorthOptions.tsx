import { useEffect } from 'react';
import type { WorthOption, WorthQuestion } from '../../../../coach/questions/worth/worthQuestion';
import { useText, useWords } from '../../../context';
import { followPageKeys } from '../../../live/pageKeys';
import { personOf } from '../../../scoring/resultFacts';
import type { ResultFacts } from '../../../scoring/resultFacts';
import { worthOf } from '../../../table/worth';
import { useGameWords } from '../../../text/gameWords';
import { WindGlyph } from '../../../tile/Tile';
import { useAskedQuestion, useQuestions } from '../useQuestions';
import { questionWords } from '../../../text';

interface WorthOptionsProps {
  readonly question: WorthQuestion;
  readonly facts: ResultFacts;
}

/** The answers as buttons, to be pressed or chosen by their number; then the right one and the player's. */
export function WorthOptions({ question, facts }: WorthOptionsProps) {
  const { answered } = useAskedQuestion();
  const answer = useQuestions((state) => state.answer);
  const isAnswered = answered !== null;
  useEffect(() => {
    if (isAnswered) return undefined;
    return followPageKeys((key) => {
      const option = Number(key) - 1;
      if (!question.options[option]) return false;
      answer({ type: 'worth', option });
      return true;
    });
  }, [answer, isAnswered, question]);
  const chosen = answered?.answer?.type === 'worth' ? answered.answer.option : null;
  const markOf = (at: number) => (at === question.right ? 'right' : at === chosen ? 'chosen' : null);
  return (
    <ol className="columns worths">
      {question.options.map((option, at) => {
        const mark = isAnswered ? markOf(at) : null;
        if (isAnswered && mark === null) return null;
        const press = () => answer({ type: 'worth', option: at });
        return (
          <li key={at}>
            <OptionButton
              option={option}
              facts={facts}
              at={at}
              mark={mark}
              isOver={isAnswered}
              onPress={press}
            />
          </li>
        );
      })}
    </ol>
  );
}

interface OptionButtonProps {
  readonly option: WorthOption;
  readonly facts: ResultFacts;
  readonly at: number;
  /** `right`: the answer. `chosen`: the player's, which is not. */
  readonly mark: 'right' | 'chosen' | null;
  readonly isOver: boolean;
  readonly onPress: () => void;
}

function OptionButton({ option, facts, at, mark, isOver, onPress }: OptionButtonProps) {
  const words = useWords(questionWords).worth;
  const text = useText();
  const { units } = useGameWords();
  const worth = worthOf(option, units);
  return (
    <button
      type="button"
      className={`pick worth ${mark ? `worth--${mark}` : ''}`}
      aria-disabled={isOver || undefined}
      onClick={() => !isOver && onPress()}
    >
      <kbd aria-hidden="true">{at + 1}</kbd>
      <b className="worth-what">{worth || words.win}</b>
      {mark && <span className="note">{words.mark[mark]}</span>}
      <span className="row row--apart worth-gains">
        {option.gains.map((gain, seat) => (
          <span key={seat} className="row row--one worth-gain">
            <WindGlyph wind={seat} />
            <span className="worth-name">{text.people[personOf(facts, seat)]}</span>{' '}
            <b className={gain < 0 ? 'delta--minus' : gain > 0 ? 'delta--plus' : undefined}>
              {text.signed(gain)}
            </b>
            <span className="unseen">. </span>
          </span>
        ))}
      </span>
    </button>
  );
}
