import { Button } from '../controls/buttons';
import { Dialog } from '../controls/Dialog';
import { usePlace } from './LessonFrame';
import { useLessonText } from './useLesson';

interface LessonMenuProps {
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** What can be done besides playing the hand. */
export function LessonMenu({ onAgain, onClose }: LessonMenuProps) {
  const words = useLessonText();
  const { step, go, leave } = usePlace();
  return (
    <Dialog title={words.hand.menu} onClose={onClose}>
      <div className="stack">
        <Button look="main" onClick={onClose}>
          {words.hand.goOn}
        </Button>
        <Button onClick={onAgain}>{words.hand.again}</Button>
        <Button onClick={() => go(step - 1)}>{words.back}</Button>
        <Button onClick={leave}>{words.leave}</Button>
      </div>
    </Dialog>
  );
}
