import { createContext, useContext, useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { LESSON_STEPS } from '../../store/lesson/progress';
import { Button, IconButton } from '../controls/buttons';
import { isKeyboardMode } from '../live/inputMode';
import { useFirstFocus } from '../live/useFirstFocus';
import { useLessonText } from './useLesson';

/** Where the player is in the lesson, and the ways on. */
export interface LessonPlace {
  readonly step: number;
  readonly go: (step: number) => void;
  /** Leaves; the step is kept. */
  readonly leave: () => void;
}

export const PlaceContext = createContext<LessonPlace>({
  step: 0,
  go: () => undefined,
  leave: () => undefined,
});

export function usePlace(): LessonPlace {
  return useContext(PlaceContext);
}

interface LessonFrameProps {
  readonly title: string;
  /** The button that leads on. `isReady`: everything on the page is done. */
  readonly onward: { readonly label: string; readonly isReady: boolean; readonly run: () => void } | null;
  readonly children: ReactNode;
}

/** A page of the lesson: the steps above, the way back and on below. */
export function LessonFrame({ title, onward, children }: LessonFrameProps) {
  const words = useLessonText();
  const { step, go, leave } = usePlace();
  const dock = useWayOn(onward?.isReady ?? false);
  return (
    <div className="lesson">
      <header className="bar bar--page">
        <IconButton icon="close" label={words.leave} onClick={leave} />
        <p className="bar-title" aria-hidden="true">
          <b>{words.title}</b>
        </p>
        <StepList />
      </header>
      <main className="stack lesson-page">
        <h1 className="unseen">{words.title}</h1>
        <Heading
          key={title}
          title={title}
          note={step < LESSON_STEPS ? words.step(step + 1, LESSON_STEPS) : ''}
        />
        {children}
      </main>
      <footer ref={dock} className="dock lesson-dock">
        {step > 0 && <Button onClick={() => go(step - 1)}>{words.back}</Button>}
        {onward && <OnwardButton key={`${onward.isReady}`} {...onward} />}
      </footer>
    </div>
  );
}

/** Takes the focus when its page opens, so that screen readers begin there. */
function Heading({ title, note }: { readonly title: string; readonly note: string }) {
  const heading = useFirstFocus<HTMLHeadingElement>();
  return (
    <h2 ref={heading} tabIndex={-1}>
      {title} <span>{note}</span>
    </h2>
  );
}

/** Once nothing else is left to be done, the way on takes the focus of those who use the keyboard. */
function useWayOn(isReady: boolean): RefObject<HTMLElement | null> {
  const dock = useRef<HTMLElement>(null);
  const wasReady = useRef(isReady);
  useEffect(() => {
    if (isReady && !wasReady.current && isKeyboardMode())
      dock.current?.querySelector<HTMLElement>('.lesson-onward button')?.focus();
    wasReady.current = isReady;
  }, [isReady]);
  return dock;
}

function OnwardButton({ label, isReady, run }: NonNullable<LessonFrameProps['onward']>) {
  return (
    <div className="lesson-onward">
      <Button look={isReady ? 'main' : 'plain'} onClick={run}>
        {label}
      </Button>
    </div>
  );
}

function StepList() {
  const words = useLessonText();
  const { step, go } = usePlace();
  return (
    <nav aria-label={words.stepsName}>
      <ol className="lesson-steps">
        {words.steps.map((name, at) => (
          <li key={name}>
            <button
              type="button"
              className="bare"
              aria-label={`${at + 1}. ${name}`}
              aria-current={at === step ? 'step' : undefined}
              onClick={() => go(at)}
            >
              <span>{at + 1}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
