import { useCallback, useEffect, useMemo, useState } from 'react';
import { watchBots, watchOn } from '../../store/match/watched';
import type { Watched, WatchedPorts } from '../../store/match/watched';
import { browserStorage } from '../../store/saves/browserStorage';
import { setWatchedAside, takeWatched, writtenWhile } from '../../store/saves/keptWatched';
import type { KeptWatched } from '../../store/saves/keptWatched';
import type { SaveStorage } from '../../store/saves/save';
import type { MatchConfig, Person } from '../../store/types';
import { useStores, useText, useWords } from '../context';
import { Page } from '../controls/Page';
import { useLayer } from '../live/layers';
import { newBits } from '../newBits';
import { GameLoading } from '../screens/GameLoading';
import { WATCHED_TABLE } from '../route';
import { watchWords } from '../text';
import { useLoadedGame } from '../useLoadedGame';
import { WatchedTable } from './WatchedTable';
import { WatchForm } from './WatchForm';

interface WatchScreenProps {
  /** The address names the table: it opens where a match is kept. */
  readonly isAtTable: boolean;
  readonly onClose: () => void;
}

/**
 * Four bots to look at: which game and which level, and then their table. What was watched last is kept and goes on. Your
 * own match is not touched.
 */
export function WatchScreen({ isAtTable, onClose }: WatchScreenProps) {
  const storage = useWatchStorage();
  const [left, setLeft] = useState(() => takeWatched(storage));
  const [isOpening, setOpening] = useState(isAtTable && left !== null);
  const [watched, setWatched] = useState<Watched | null>(null);
  const [isUnplayable, setUnplayable] = useState(false);
  const ports = usePorts();
  const leave = useCallback(() => {
    setOpening(false);
    if (watched) setLeft(watched.match.getState());
    setWatched(null);
  }, [watched]);
  useLayer(watched !== null || isOpening, leave, WATCHED_TABLE);
  useEffect(() => watched?.stop, [watched]);
  if (watched) return <WatchedTable watched={watched} onClose={leave} />;
  if (left && isOpening) {
    const open = () => {
      if (!ports) return;
      const opened = watchOn(left, ports);
      setWatched(opened);
      if (opened) return;
      setWatchedAside(storage, left);
      setUnplayable(true);
      setLeft(null);
      setOpening(false);
    };
    return <Opening left={left} onLoaded={open} onClose={leave} />;
  }
  const start = (config: MatchConfig) => ports && setWatched(watchBots(config, newBits(), ports));
  return (
    <WatchForm
      left={left}
      isUnplayable={isUnplayable}
      onStart={start}
      onGoOn={() => setOpening(true)}
      onClose={onClose}
    />
  );
}

/** Null where nobody plays. */
function usePorts(): WatchedPorts | null {
  const text = useText();
  const words = useWords(watchWords);
  const { table, kept } = useStores();
  const storage = useWatchStorage();
  const nameOf = (person: Person) => (person === 'you' ? words.fourth : text.people[person]);
  return table ? { ...table, app: kept?.app ?? '', nameOf, storage } : null;
}

/** Of several tabs only the one that plays keeps what is watched: they would write over each other. */
function useWatchStorage(): SaveStorage {
  const { match } = useStores();
  return useMemo(
    () => writtenWhile(() => match?.getState().ownership !== 'elsewhere', browserStorage),
    [match],
  );
}

interface OpeningProps {
  readonly left: KeptWatched;
  readonly onLoaded: () => void;
  readonly onClose: () => void;
}

/** The match that was left opens once its game is there. */
function Opening({ left, onLoaded, onClose }: OpeningProps) {
  const words = useWords(watchWords);
  const game = useLoadedGame(left.record.rules);
  const { isLoaded } = game;
  useEffect(() => {
    if (isLoaded) onLoaded();
  }, [isLoaded, onLoaded]);
  return (
    <Page title={words.title} back={words.leave} onBack={onClose}>
      <main className="page-body">
        <GameLoading {...game} />
      </main>
    </Page>
  );
}
