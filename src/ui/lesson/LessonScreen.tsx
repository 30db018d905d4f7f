import { useMemo, useState } from 'react';
import { browserStorage } from '../../store/saves/browserStorage';
import { LESSON_RULES } from '../../store/lesson/deal';
import { keepLessonStep, LESSON_STEPS, readLessonStep } from '../../store/lesson/progress';
import { useBackGuard } from '../live/useBackGuard';
import { GameLoading } from '../screens/GameLoading';
import { useLoadedGame } from '../useLoadedGame';
import { GuidedHand } from './GuidedHand';
import { PlaceContext } from './LessonFrame';
import type { LessonPlace } from './LessonFrame';
import { StepPage } from './StepPage';
import './lesson.css';
import './task.css';
import './coach.css';

/** The first lesson, once the game it teaches is loaded. */
export function LessonScreen({ onClose }: { readonly onClose: () => void }) {
  const game = useLoadedGame(LESSON_RULES);
  return game.isLoaded ? <Lesson onClose={onClose} /> : <GameLoading {...game} />;
}

/** The lesson from the step that was left. It touches nothing but its own progress. */
function Lesson({ onClose }: { readonly onClose: () => void }) {
  const [step, setStep] = useState(() => readLessonStep(browserStorage));
  useBackGuard(true, onClose);
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
    };
  }, [step, onClose]);
  return (
    <PlaceContext value={place}>
      {step === LESSON_STEPS - 1 ? <GuidedHand /> : <StepPage key={step} />}
    </PlaceContext>
  );
}
