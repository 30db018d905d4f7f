import { useState } from 'react';
import { minimumOf } from '../../store/lesson/scores';
import { StepFigures } from './figures';
import { LessonFrame, usePlace } from './LessonFrame';
import { useLesson, useLessonText } from './useLesson';
import { TaskCard } from './TaskCard';

/** A step before the hand: what there is to know, and tasks about it one after the other. */
export function StepPage() {
  const words = useLessonText();
  const lesson = useLesson();
  const { step, go } = usePlace();
  const tasks = lesson.tasks[step] ?? [];
  const [at, setAt] = useState(0);
  const [solved, setSolved] = useState(-1);
  const isSolved = solved === at;
  const task = tasks[at];
  const lead =
    step === lesson.tasks.length - 1 ? words.valueLead(minimumOf(lesson)) : (words.leads[step] ?? []);
  const run = () => (at + 1 < tasks.length ? setAt(at + 1) : go(step + 1));
  return (
    <LessonFrame
      title={words.steps[step] ?? ''}
      onward={{ label: isSolved ? words.next : words.skip, isReady: isSolved, run }}
    >
      <div className="lesson-columns">
        <section className="stack lesson-lead">
          {lead.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <StepFigures step={step} />
        </section>
        {task && (
          <TaskCard key={at} task={task} place={{ at, all: tasks.length }} onSolved={() => setSolved(at)} />
        )}
      </div>
    </LessonFrame>
  );
}
