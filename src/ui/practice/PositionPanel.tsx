import { useEffect, useMemo, useRef } from 'react';
import { drillJudgement } from '../../store/practice/drillJudgement';
import { useKinds, useText } from '../context';
import { useCoachWords } from '../coach/coachWords';
import { OptionList } from '../coach/OptionList';
import { bareRows, judgedRows } from '../coach/rows';
import type { Row } from '../coach/rows';
import { ScaleAxis } from '../coach/ScaleAxis';
import { scaleOf } from '../coach/scale';
import { IconButton } from '../controls/buttons';
import { usePlayWords } from '../table/playWords';
import { trayOptions } from '../table/tray/choices';
import { Marks } from './Marks';
import { useKeysOnward } from './useKeysOnward';
import { usePracticeWords } from './practiceWords';
import { Facts, Question } from './Question';
import { useAsked, usePractice } from './usePracticeStore';
import { Onward, Verdict } from './Verdict';
import '../coach/panel.css';
import '../coach/beside/index.css';
import '../coach/why.css';
import './position.css';

/** The question in the tray's place, and after the answer what each choice is worth. */
export function PositionPanel() {
  const words = usePracticeWords();
  const { answer } = useAsked();
  const leave = usePractice((state) => state.leave);
  const day = usePractice((state) => state.day);
  useKeysOnward();
  return (
    <section className="panel panel--practice" role="dialog" aria-modal="false" aria-label={words.title}>
      <div className="panel-head">
        <h2>{day === null ? words.short : words.day}</h2>
        <Marks />
        <IconButton icon="close" label={words.leave} onClick={leave} />
      </div>
      {answer ? (
        <Verdict />
      ) : (
        <>
          <Question />
          <Facts />
        </>
      )}
      <Choices />
      {answer ? <Onward /> : <Unsure />}
    </section>
  );
}

function Unsure() {
  const words = usePracticeWords();
  const answer = usePractice((state) => state.answer);
  return (
    <button type="button" className="panel-all" onClick={() => answer(null)}>
      {words.unsure}
    </button>
  );
}

/** The choices as buttons without numbers; once one is made, with what they are worth on one scale. */
function Choices() {
  const { task, answer, reasons } = useAsked();
  const choose = usePractice((state) => state.answer);
  const list = useRef<HTMLDivElement>(null);
  const text = useText();
  const coach = useCoachWords();
  const play = usePlayWords();
  const kinds = useKinds();
  // The list moves down with the reasons, which may come later.
  const told = answer ? reasons.length : null;
  useEffect(() => {
    if (told !== null) list.current?.querySelector('.option--best')?.scrollIntoView({ block: 'nearest' });
  }, [told]);
  const rows = useMemo(() => {
    const options = trayOptions(task.view, task.choices, kinds);
    const facts = { text, coach, play, kinds, options, worth: null };
    const { rows: asked } = bareRows(task, facts);
    if (!answer) return asked;
    const judged = judgedRows(task, drillJudgement(task), facts).rows;
    return asked.map((row) => withVerdict(row, judged.find(({ id }) => id === row.id) ?? row, isChosen(row)));
    function isChosen({ action }: Row): boolean {
      return task.judged.some((each) => each.choice === answer?.choice && each.action === action);
    }
  }, [task, answer, text, coach, play, kinds]);
  const scale = useMemo(() => {
    const worths = rows.flatMap(({ worth }) => worth ?? []);
    return worths.length > 0 ? scaleOf(worths) : null;
  }, [rows]);
  return (
    <div className="panel-choices" ref={list}>
      {scale && <ScaleAxis scale={scale} />}
      <OptionList
        options={rows}
        close={0}
        isOver={answer !== null}
        {...(answer && { scale })}
        onChoose={({ action }) => choose(action)}
      />
    </div>
  );
}

/** A row in its place, with what it was found to be worth. */
function withVerdict(row: Row, { worth, thrown, marks }: Row, isChosen: boolean): Row {
  return { ...row, worth, thrown, marks: isChosen ? [...marks, 'you'] : marks };
}
