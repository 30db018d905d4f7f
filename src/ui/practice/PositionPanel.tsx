import { useEffect, useMemo, useRef } from 'react';
import type { KnownChoice } from '../../coach/judgement';
import { kindsOf } from '../../store/selectors/tiles';
import { Choices } from '../coach/Choices';
import { bareRows, rowsOf, withMark } from '../coach/rows';
import { useRowFacts } from '../coach/useRows';
import { byOrder, trayOptions } from '../table/tray/choices';
import { DrillMarks } from './DrillMarks';
import { ExchangeTray } from '../lateParts';
import type { TableControls } from '../table/useTableControls';
import { PracticePanel } from './PracticePanel';
import { Facts, PositionQuestion } from './PositionQuestion';
import { useAsked, usePractice } from './usePracticeStore';
import { Onward, useKeysOfAnswer, Verdict } from './Verdict';
import '../coach/why.css';
import './position.css';
import { useWords } from '../context';
import { practiceWords } from '../text';

/** The question in the tray's place, and after the answer what each choice is worth. */
export function PositionPanel({ controls: { exchange } }: { readonly controls: TableControls }) {
  const words = useWords(practiceWords);
  const { answer, weighed } = useAsked();
  const leave = usePractice((state) => state.leave);
  const day = usePractice((state) => state.day);
  useKeysOfAnswer();
  return (
    <PracticePanel
      title={day === null ? words.short : words.day}
      label={words.title}
      marks={<DrillMarks />}
      leave={{ label: words.leave, run: leave }}
    >
      {answer ? (
        <Verdict />
      ) : (
        <>
          <PositionQuestion />
          <Facts />
        </>
      )}
      {exchange && !answer && !weighed && (
        <ExchangeTray exchange={{ ...exchange, chooseForMe: null }} why={null} />
      )}
      <p role="status" className="status">
        {weighed && !answer && words.weighs}
      </p>
      <PositionChoices />
      {answer ? <Onward /> : <Unsure />}
    </PracticePanel>
  );
}

function Unsure() {
  const words = useWords(practiceWords);
  const answer = usePractice((state) => state.answer);
  return (
    <button type="button" className="text-button" onClick={() => answer(null)}>
      {words.unsure}
    </button>
  );
}

/** The choices as buttons without numbers; once one is made, with what they are worth on one scale. */
function PositionChoices() {
  const { task, answer, reasons } = useAsked();
  const choose = usePractice((state) => state.answer);
  const list = useRef<HTMLDivElement>(null);
  const words = useRowFacts();
  // The list moves down with the reasons, which may come later.
  const told = answer ? reasons.length : null;
  useEffect(() => {
    if (told !== null) list.current?.querySelector('.option--best')?.scrollIntoView({ block: 'nearest' });
  }, [told]);
  const rows = useMemo(() => {
    const { view, choices, judged } = task;
    const facts = { ...words, options: trayOptions(view, choices, kindsOf(view)) };
    if (!answer) return bareRows(view, choices, facts);
    // Exchanges that an offer stands for are no choices of the list.
    const open = judged.filter(({ action }) => !choices.includes(action));
    const known = choices
      .toSorted(byOrder)
      .map((action): KnownChoice => judged.find((each) => each.action === action) ?? { action })
      .concat(open);
    const marked = withMark(rowsOf(view, known, facts), 'best', judged[0]?.action);
    return withMark(marked, 'you', judged.find(({ choice }) => choice === answer.choice)?.action);
  }, [task, answer, words]);
  return (
    <Choices
      ref={list}
      rows={rows}
      close={0}
      hasBars={answer !== null}
      isOver={answer !== null}
      onChoose={({ action }) => choose(action)}
    />
  );
}
