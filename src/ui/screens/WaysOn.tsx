import { useEffect, useRef } from 'react';
import { useFullText, useGame, useStores } from '../context';
import { Button } from '../controls/buttons';
import './waysOn.css';

interface WaysOnProps {
  /** Opens the replay; null until the record of the match is there. */
  readonly onReplay: (() => void) | null;
}

/** From the standings home, to the replay of the match, or to another one with the same rules and opponents. */
export function WaysOn({ onReplay }: WaysOnProps) {
  const text = useFullText();
  const goHome = useGame((state) => state.goHome);
  const playAgain = useGame((state) => state.restart);
  const hasHistory = useStores().history !== undefined;
  const again = useRef<HTMLButtonElement>(null);
  // What most go on with; the page stays at its top, where the winner is.
  useEffect(() => again.current?.focus({ preventScroll: true }), []);
  return (
    <footer className="dock ways-on">
      <Button icon="home" onClick={goHome}>
        {text.standings.home}
      </Button>
      {hasHistory && (
        <Button icon="play" disabled={!onReplay} onClick={onReplay ?? undefined}>
          {text.history.open}
        </Button>
      )}
      <Button ref={again} icon="again" look="main" onClick={playAgain}>
        {text.standings.again}
      </Button>
    </footer>
  );
}
