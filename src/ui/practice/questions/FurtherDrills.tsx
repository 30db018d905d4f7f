import type { QuestionKind } from '../../../coach/questions/questions';
import { isOpen, QUESTION_KINDS, SET_SIZE } from '../../../store/selectors/questions';
import { Button } from '../../controls/buttons';
import { usePractice } from '../usePracticeStore';
import { GradeMark } from './GradeMark';
import { useQuestions } from './useQuestions';
import { useWords } from '../../context';
import { questionWords } from '../../text';

/** The other kinds of question, each with how it went so far. */
export function FurtherDrills() {
  const words = useWords(questionWords);
  return (
    <section className="card stack stack--start">
      <h2>{words.title}</h2>
      <ul className="stack further">
        {QUESTION_KINDS.map((kind) => (
          <KindRow key={kind} kind={kind} />
        ))}
      </ul>
    </section>
  );
}

function KindRow({ kind }: { readonly kind: QuestionKind }) {
  const words = useWords(questionWords);
  const rules = usePractice((state) => state.rules);
  const { tally, set } = useQuestions((state) => state.progress[kind]);
  const begin = useQuestions((state) => state.begin);
  const name = words[kind].name;
  const isBegun = set !== null && set.rules === rules && isOpen(set);
  return (
    <li className="row">
      <Button onClick={() => void begin(kind, rules)}>
        {isBegun ? words.goOn(name, set.grades.length + 1, SET_SIZE) : words.ten(name)}
      </Button>
      {tally.answered > 0 && (
        <span className="row">
          <span className="note">
            {words.tally(tally.right, tally.answered)}
            {tally.best !== null && ` · ${words.best(tally.best, SET_SIZE)}`}
          </span>
          <span className="row marks" role="group" aria-label={words.last}>
            {tally.last.map((grade, at) => (
              <GradeMark key={at} grade={grade} label={words.grade[grade]} />
            ))}
          </span>
        </span>
      )}
    </li>
  );
}
