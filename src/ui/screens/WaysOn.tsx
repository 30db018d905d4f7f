import { Suspense, useEffect, useRef } from 'react';
import type { GameRecord } from '../../engine/record';
import { useFullText, useGame, useStores } from '../context';
import { Button } from '../controls/buttons';
import { lateComponent } from '../lateComponent';
import './waysOn.css';

const ReplayEnded = lateComponent(async () => (await import('../history/ReplayEnded')).ReplayEnded);

interface WaysOnProps {
  readonly onReplay: (record: GameRecord) => void;
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
        <Suspense
          fallback={
            <Button icon="play" disabled>
              {text.history.open}
            </Button>
          }
        >
          <ReplayEnded onOpen={onReplay} />
        </Suspense>
      )}
      <Button ref={again} icon="again" look="main" onClick={playAgain}>
        {text.standings.again}
      </Button>
    </footer>
  );
}
