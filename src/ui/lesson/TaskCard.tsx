import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { TileKind } from '../../engine/types';
import { countedLines, exampleSheet, exampleTiles, minimumOf } from '../../store/lesson/scores';
import { useText } from '../context';
import { isKeyboardMode } from '../live/inputMode';
import { wordFor } from '../text';
import { Tile, TileFace } from '../tile/Tile';
import { TileRow } from './figures';
import { useLesson, useLessonText, useTaughtWords } from './useLesson';
import type { AnswerId, AnswerTask, Task, TileTask } from './lessonPart';

/** What was said to the last answer. */
interface Said {
  readonly text: string;
  readonly isRight: boolean;
}

interface TaskCardProps {
  readonly task: Task;
  readonly place: { readonly at: number; readonly all: number };
  readonly onSolved: () => void;
}

/** One task: the question, what there is to choose from, and what is said to the choice. */
export function TaskCard({ task, place, onSolved }: TaskCardProps) {
  const words = useLessonText();
  const [said, setSaid] = useState<Said | null>(null);
  const say = (next: Said | null) => {
    setSaid(next);
    if (next?.isRight) onSolved();
  };
  const isSolved = said?.isRight ?? false;
  return (
    <TaskQuestion
      ask={words.tasks[task.id]?.ask ?? ''}
      note={words.task(place.at + 1, place.all)}
      isNew={place.at > 0}
      said={said}
    >
      {task.type === 'tiles' ? (
        <TileChoice task={task} isSolved={isSolved} say={say} />
      ) : (
        <AnswerChoice task={task} isSolved={isSolved} say={say} />
      )}
    </TaskQuestion>
  );
}

interface TaskQuestionProps {
  readonly ask: string;
  readonly note?: string;
  /** True if it follows another question: then the focus goes to its first choice. */
  readonly isNew?: boolean;
  readonly said: Said | null;
  readonly children: ReactNode;
}

/**
 * A question with its choices, and below them the reply, so that they stay where they are. Screen readers hear the
 * question, and the reply to an answer.
 */
export function TaskQuestion({ ask, note, isNew = false, said, children }: TaskQuestionProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const reply = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew && isKeyboardMode()) card.current?.querySelector('button')?.focus();
  }, [isNew]);
  useEffect(() => {
    if (said) reply.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return (
    <section ref={card} className="card stack stack--start lesson-task" role="group" aria-labelledby={id}>
      {note && <p className="lesson-note">{note}</p>}
      <p id={id} className="lesson-ask" role="status">
        {ask}
      </p>
      {children}
      <p
        ref={reply}
        className={said?.isRight ? 'lesson-said lesson-said--right' : 'lesson-said'}
        role="status"
      >
        {said?.text}
      </p>
    </section>
  );
}

interface ChoiceProps<T> {
  readonly task: T;
  readonly isSolved: boolean;
  readonly say: (said: Said | null) => void;
}

/** Tiles to pick. As soon as enough are picked, they are judged. */
function TileChoice({ task, isSolved, say }: ChoiceProps<TileTask>) {
  const text = useText();
  const words = useLessonText();
  const [picked, setPicked] = useState<readonly number[]>([]);
  const [refused, setRefused] = useState<readonly number[]>([]);
  const { tiles, count, held } = task;
  const pick = (at: number) => {
    if (isSolved) return;
    const next = picked.includes(at) ? picked.filter((each) => each !== at) : [...picked, at];
    setRefused([]);
    if (next.length < count) return setPicked(next);
    const kinds = next.map((each) => tiles[each] ?? 0);
    const wrong = task.judge(kinds);
    setPicked(wrong ? [] : next);
    setRefused(wrong ? next : []);
    if (!wrong) return say({ text: words.tasks[task.id]?.right ?? '', isRight: true });
    say({ text: words.wrong[wrong]?.(text.tile(kinds[0] ?? 0)) ?? '', isRight: false });
  };
  return (
    <>
      {held && <TileRow kinds={held} />}
      <div className="lesson-tiles" style={{ '--columns': columnsFor(tiles.length) }}>
        {tiles.map((kind, at) => (
          <TileButton
            key={at}
            kind={kind}
            isPicked={picked.includes(at)}
            isRefused={refused.includes(at)}
            isDrawn={task.isDrawn === true && at === tiles.length - 1}
            isToggle={count > 1}
            onPick={() => pick(at)}
          />
        ))}
      </div>
    </>
  );
}

/** So many in a row that none is left alone in the last one. */
function columnsFor(tiles: number): number {
  return Math.ceil(tiles / Math.ceil(tiles / MOST_IN_A_ROW));
}

const MOST_IN_A_ROW = 7;

interface TileButtonProps {
  readonly kind: TileKind;
  readonly isPicked: boolean;
  /** It was part of the last answer, which was wrong. */
  readonly isRefused: boolean;
  readonly isDrawn: boolean;
  readonly isToggle: boolean;
  readonly onPick: () => void;
}

function TileButton({ kind, isPicked, isRefused, isDrawn, isToggle, onPick }: TileButtonProps) {
  const text = useText();
  const name = text.tile(kind);
  const states = [
    isPicked && 'tile--selected',
    isRefused && 'lesson-refused',
    isDrawn && 'tile--drawn',
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={`tile tile--standing ${states.join(' ')}`}
      aria-label={isDrawn ? text.hand.justDrawn(name) : name}
      aria-pressed={isToggle ? isPicked : undefined}
      onClick={onPick}
    >
      <TileFace kind={kind} />
    </button>
  );
}

/** A few answers in words, below the tiles that they are about. */
function AnswerChoice({ task, isSolved, say }: ChoiceProps<AnswerTask>) {
  const text = useText();
  const words = useLessonText();
  const worth = useWorth(task);
  const [given, setGiven] = useState<AnswerId | null>(null);
  const answer = (id: AnswerId) => {
    if (isSolved) return;
    setGiven(id);
    const isRight = id === task.right;
    const verdict = isRight ? words.tasks[task.id]?.right : words.wrong[task.wrong]?.('');
    say({ text: `${verdict} ${worth}`.trim(), isRight });
  };
  return (
    <>
      <Scene task={task} />
      <div className="row lesson-answers">
        {task.answers.map((id) => (
          <AnswerButton
            key={id}
            label={id === 'yes' || id === 'no' ? words.answers[id] : text.people[id]}
            isGiven={id === given}
            isRight={isSolved}
            onPick={() => answer(id)}
          />
        ))}
      </div>
    </>
  );
}

interface AnswerButtonProps {
  readonly label: string;
  /** It is the last answer that was given, and whether that was the right one. */
  readonly isGiven: boolean;
  readonly isRight: boolean;
  readonly onPick: () => void;
}

/** One answer; the one given last is marked as right or wrong. */
export function AnswerButton({ label, isGiven, isRight, onPick }: AnswerButtonProps) {
  const mark = isRight ? 'button lesson-answer--right' : 'button lesson-refused';
  return (
    <button type="button" className={isGiven ? mark : 'button'} onClick={onPick}>
      <span>{label}</span>
    </button>
  );
}

/** What the hand of the task counts, as a sentence; empty where no hand is asked about. */
function useWorth({ hand }: AnswerTask): string {
  const game = useTaughtWords();
  const lesson = useLesson();
  const words = useLessonText();
  if (!hand) return '';
  const { counted, sum } = countedLines(lesson, exampleSheet(lesson, hand));
  const named = counted.map(({ id, value }) => words.item(wordFor(game.items, id), value ?? 0));
  return words.worth(named.join(' + '), sum, minimumOf(lesson));
}

/** The discard in question and the own tiles, or a hand. */
function Scene({
  task: { discard, hand, held = hand && exampleTiles(hand) },
}: {
  readonly task: AnswerTask;
}) {
  const text = useText();
  if (!discard) return held ? <TileRow kinds={held} /> : null;
  return (
    <div className="lesson-scene">
      <span>
        <Tile kind={discard.tile} className="tile--taken" />
        <small>{text.people[discard.from]}</small>
      </span>
      {held && (
        <span>
          <TileRow kinds={held} />
          <small>{text.people.you}</small>
        </span>
      )}
    </div>
  );
}
