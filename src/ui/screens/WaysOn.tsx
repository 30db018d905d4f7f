import { useEffect, useRef } from 'react';
import { useText, useMatch, useStores } from '../context';
import { Button } from '../controls/buttons';

/** How the match that is over can be looked at. */
export type PastMatch = 'replay' | 'review';

interface WaysOnProps {
  /** The page offers what comes next: then playing the same again is one way of several. */
  readonly isLed: boolean;
  /** Null until the record of the match is there. */
  readonly onOpen: ((what: PastMatch) => void) | null;
}

/** From the standings home, to the replay or review of the match, or to another one with the same rules and opponents. */
export function WaysOn({ isLed, onOpen }: WaysOnProps) {
  const text = useText();
  const goHome = useMatch((state) => state.goHome);
  const playAgain = useMatch((state) => state.restart);
  const hasHistory = useStores().history !== undefined;
  const again = useRef<HTMLButtonElement>(null);
  // What most go on with; the page stays at its top, where the winner is.
  useEffect(() => {
    if (!isLed) again.current?.focus({ preventScroll: true });
  }, [isLed]);
  return (
    <footer className="dock ways-on">
      <Button icon="home" onClick={goHome}>
        {text.standings.home}
      </Button>
      {hasHistory && (
        <>
          <Button icon="play" disabled={!onOpen} onClick={() => onOpen?.('replay')}>
            {text.history.open}
          </Button>
          <Button icon="chart" disabled={!onOpen} onClick={() => onOpen?.('review')}>
            {text.history.review}
          </Button>
        </>
      )}
      <Button ref={again} icon="again" look={isLed ? 'plain' : 'main'} onClick={playAgain}>
        {text.standings.again}
      </Button>
    </footer>
  );
}
