import { useGame, useText } from '../context';
import { Button } from '../controls/buttons';

/** Skips the others, as a tap on the felt does. */
export function SkipButton() {
  const { switches } = useText();
  const skipAhead = useGame((state) => state.skipAhead);
  const isOver = useGame(({ view }) => view?.phase.type === 'ended');
  const isFresh = useGame(({ mayTakeBack }) => mayTakeBack);
  if (isOver || isFresh) return null;
  return (
    <Button icon="skip" look="quiet" className="skip" aria-label={switches.skipLong} onClick={skipAhead}>
      {switches.skip}
      <kbd aria-hidden="true">G</kbd>
    </Button>
  );
}
