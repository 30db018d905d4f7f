import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { browserStorage } from '../../store/saves/browserStorage';
import { keptLesson, LESSON_STEPS } from '../../store/lesson/progress';
import { taughtRules } from '../../store/lesson/scores';
import { useText } from '../context';
import { useTitle } from '../live/title';
import { GameLoading } from '../screens/GameLoading';
import { useLoadedGame } from '../useLoadedGame';
import { FirstMatches } from './FirstMatches';
import { GuidedHand } from './GuidedHand';
import { findLesson } from './knownLesson';
import type { KnownLesson } from './knownLesson';
import { PlaceContext } from './LessonFrame';
import type { LessonPlace } from './LessonFrame';
import { StepPage } from './StepPage';
import { LessonContext, useContent } from './useLesson';
import './lesson.css';
import './figures.css';
import './task.css';
import './coach.css';
import '../table/hint.css';

interface LessonScreenProps {
  readonly onClose: () => void;
}

/** The first lesson; nothing where no game has one. */
export function LessonScreen(props: LessonScreenProps) {
  const lesson = findLesson();
  useTitle(useText().menu.lesson);
  return lesson && <LessonOf lesson={lesson} {...props} />;
}

/** The lesson, once the game it teaches is loaded. */
function LessonOf({ lesson, onClose }: LessonScreenProps & { readonly lesson: KnownLesson }) {
  const game = useLoadedGame(lesson.rules);
  if (!game.isLoaded) return <GameLoading {...game} />;
  return (
    <TaughtLesson lesson={lesson}>
      <Steps onClose={onClose} />
    </TaughtLesson>
  );
}

interface TaughtLessonProps {
  readonly lesson: KnownLesson;
  readonly children: ReactNode;
}

function TaughtLesson({ lesson, children }: TaughtLessonProps) {
  const content = useContent(lesson);
  const taught = useMemo(
    () => ({ id: lesson.rules, rules: taughtRules(lesson.rules), ...content }),
    [lesson, content],
  );
  return <LessonContext value={taught}>{children}</LessonContext>;
}

/** The lesson from the step that was left. It touches nothing but its own progress. */
function Steps({ onClose }: LessonScreenProps) {
  const [step, setStep] = useState(() => keptLesson.peek(browserStorage).step);
  const place = useMemo(
    (): LessonPlace => ({
      step,
      go: (to) => {
        setStep(to);
        keptLesson.write(browserStorage, { step: to, match: keptLesson.peek(browserStorage).match });
      },
      leave: onClose,
    }),
    [step, onClose],
  );
  return <PlaceContext value={place}>{pageOf(step)}</PlaceContext>;
}

function pageOf(step: number): ReactNode {
  if (step === LESSON_STEPS) return <FirstMatches />;
  return step === LESSON_STEPS - 1 ? <GuidedHand /> : <StepPage key={step} />;
}
