import { useText } from '../context';
import { Button } from '../controls/buttons';
import type { LoadedGame } from '../useLoadedGame';

/** What stands in for a game that is on its way, or did not come. */
export function GameLoading({ hasFailed, retry }: LoadedGame) {
  const { setUp } = useText();
  return (
    <div className="game-loading">
      <p role="status">{hasFailed ? setUp.failed : setUp.loading}</p>
      {hasFailed && (
        <Button icon="again" onClick={retry}>
          {setUp.retry}
        </Button>
      )}
    </div>
  );
}
