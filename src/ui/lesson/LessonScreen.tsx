import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { browserStorage } from '../../store/saves/browserStorage';
import { botsOf } from '../../store/facts/opponents';
import { keepLessonStep, LESSON_STEPS, readLessonStep } from '../../store/lesson/progress';
import { taughtRules } from '../../store/lesson/scores';
import { useGame, useStores, useText } from '../context';
import { useTitle } from '../live/title';
import { GameLoading } from '../screens/GameLoading';
import { useLoadedGame } from '../useLoadedGame';
import { GuidedHand } from './GuidedHand';
import { findLesson } from './knownLesson';
import type { KnownLesson } from './knownLesson';
import { PlaceContext } from './LessonFrame';
import type { LessonPlace } from './LessonFrame';
import { StepPage } from './StepPage';
import { LessonContext, useContent, useLesson } from './useLesson';
import './lesson.css';
import './large.css';
import './task.css';
import './coach.css';

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
  const play = useFirstMatch(onClose);
  const [step, setStep] = useState(() => readLessonStep(browserStorage));
  const place = useMemo((): LessonPlace => {
    const keep = (at: number) => keepLessonStep(browserStorage, at);
    return {
      step,
      go: (to) => {
        setStep(to);
        keep(to);
      },
      leave: onClose,
      finish: () => keep(0),
      play,
    };
  }, [step, onClose, play]);
  return (
    <PlaceContext value={place}>
      {step === LESSON_STEPS - 1 ? <GuidedHand /> : <StepPage key={step} />}
    </PlaceContext>
  );
}

/** Starts a short match of the taught game against gentle opponents. Null while another match is under way. */
function useFirstMatch(onStart: () => void): (() => void) | null {
  const { game, settings } = useStores();
  const isPlaying = useGame(({ match }) => match !== null);
  const { id, firstMatch } = useLesson();
  return useMemo(() => {
    if (isPlaying) return null;
    return () => {
      const setup = { rules: id, options: firstMatch, mixedStyles: false };
      settings.getState().change({ lastMatch: { ...setup, opponents: 'gentle' } });
      game.getState().startMatch({ ...setup, opponents: botsOf('gentle', id), text: '' });
      onStart();
    };
  }, [isPlaying, game, settings, id, firstMatch, onStart]);
}
