import { useState } from 'react';
import type { ScoreLine, Win } from '../../engine/types';
import { baseRows, countedLines, minimumOf } from '../../store/lesson/scores';
import { useText } from '../context';
import { BaseSteps } from '../scoring/BaseSteps';
import { ItemTable } from '../scoring/ItemTable';
import { PaymentRows } from '../scoring/PaymentRows';
import { personOf } from '../scoring/resultFacts';
import type { ResultFacts } from '../scoring/resultFacts';
import { WinBand } from '../scoring/WinBand';
import { wordFor } from '../text';
import { useLesson, useLessonText, useTaughtWords } from './useLesson';
import { AnswerButton, TaskQuestion } from './TaskCard';
import '../scoring/index.css';

interface PartProps {
  readonly facts: ResultFacts;
  readonly win: Win;
  readonly isSolved: boolean;
  readonly onSolved: () => void;
}

/** The hand as it is read and what its parts are worth. */
export function WorthPart({ facts, win }: PartProps) {
  const game = useTaughtWords();
  const lesson = useLesson();
  const { score, item } = useLessonText();
  const sumOf = (lines: readonly ScoreLine[]) =>
    lines.map(({ id, value }) => item(wordFor(game.items, id), value ?? 0)).join(' + ');
  const { sheet } = win;
  const { counted, sum, added } = countedLines(lesson, sheet);
  return (
    <>
      <WinBand facts={facts} win={win} />
      <div className="lesson-columns">
        <section className="stack lesson-lead">
          <p>{score.counted(sumOf(counted), sum, minimumOf(lesson))}</p>
          <p>{score.added(`${sum} + ${sumOf(added)}`, sheet.headline[0]?.value ?? 0)}</p>
        </section>
        <ItemTable deal={facts.result.deal} sheet={sheet} />
      </div>
    </>
  );
}

/** Base points are looked up by the player. */
export function BasePart({ facts, win: { sheet }, isSolved, onSolved }: PartProps) {
  const { score } = useLessonText();
  const rows = baseRows(useLesson());
  const value = sheet.headline[0]?.value ?? 0;
  return (
    <div className="lesson-columns">
      <table className="card figures lesson-table">
        <thead>
          <tr>
            <th scope="col">{score.valueHead}</th>
            <th scope="col">{score.baseHead}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, to, base }) => (
            <tr key={from}>
              <th scope="row">{score.row(from, to)}</th>
              <td>{base}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="stack">
        <NumberQuestion
          ask={score.askBase(value)}
          answers={rows.map(({ base }) => base)}
          right={sheet.total}
          said={[score.rightBase(value, sheet.total), score.wrongBase(value)]}
          onSolved={onSolved}
        />
        {isSolved && <BaseSteps deal={facts.result.deal} sheet={sheet} />}
      </div>
    </div>
  );
}

/** Who pays what: one payment is worked out by the player, then all are shown. */
export function PaymentPart({ facts, win, isSolved, onSolved }: PartProps) {
  const text = useText();
  const { score } = useLessonText();
  const base = win.sheet.total;
  const paid = facts.result.deal.ledger.find(({ from }) => from === win.from)?.amount ?? 0;
  const [who = '', dealer = ''] = [win.from ?? 0, 0].map((seat) => text.people[personOf(facts, seat)]);
  return (
    <div className="lesson-columns">
      <p>{score.paying(who, dealer)}</p>
      <div className="stack">
        <NumberQuestion
          ask={score.askPay(who, base)}
          answers={[base, 2 * base, 4 * base]}
          right={paid}
          said={[score.rightPay(who, base, paid), score.wrongPay(who)]}
          onSolved={onSolved}
        />
        {isSolved && <PaymentRows facts={facts} />}
      </div>
    </div>
  );
}

interface NumberQuestionProps {
  readonly ask: string;
  readonly answers: readonly number[];
  readonly right: number;
  /** What is said to the right answer, and to a wrong one. */
  readonly said: readonly [string, string];
  readonly onSolved: () => void;
}

function NumberQuestion({ ask, answers, right, said, onSolved }: NumberQuestionProps) {
  const [given, setGiven] = useState<number | null>(null);
  const isSolved = given === right;
  const answer = (number: number) => {
    if (isSolved) return;
    setGiven(number);
    if (number === right) onSolved();
  };
  const reply = given === null ? null : { text: said[isSolved ? 0 : 1], isRight: isSolved };
  return (
    <TaskQuestion ask={ask} said={reply}>
      <div className="row lesson-answers">
        {answers.map((number) => (
          <AnswerButton
            key={number}
            label={`${number}`}
            isGiven={number === given}
            isRight={isSolved}
            onPick={() => answer(number)}
          />
        ))}
      </div>
    </TaskQuestion>
  );
}
