import { useCallback, useEffect, useState } from 'react';
import { botsOf } from '../../store/selectors/opponents';
import { watchBots } from '../../store/match/watched';
import type { Watched } from '../../store/match/watched';
import type { Person } from '../../store/types';
import { useStores, useText, useWords } from '../context';
import { Button } from '../controls/buttons';
import { Page } from '../controls/Page';
import { useLayer } from '../live/layers';
import { useTitle } from '../live/title';
import { newBits } from '../newBits';
import { GameLoading } from '../screens/GameLoading';
import { OpponentPicker } from '../screens/OpponentPicker';
import { RuleSetPicker } from '../screens/RuleSetPicker';
import { useMatchSetup, useSetup } from '../screens/useMatchSetup';
import { watchWords } from '../text';
import { useLoadedGame } from '../useLoadedGame';
import { WatchedTable } from './WatchedTable';
import './watch.css';

/** Four bots to look at: which game and which level, and then their table. Your own match is not touched. */
export function WatchScreen({ onClose }: { readonly onClose: () => void }) {
  const [watched, setWatched] = useState<Watched | null>(null);
  const leave = useCallback(() => setWatched(null), []);
  useLayer(watched !== null, leave);
  useEffect(() => watched?.stop, [watched]);
  if (watched) return <WatchedTable watched={watched} onClose={leave} />;
  return <WatchForm onStart={setWatched} onClose={onClose} />;
}

interface WatchFormProps {
  readonly onStart: (watched: Watched) => void;
  readonly onClose: () => void;
}

function WatchForm({ onStart, onClose }: WatchFormProps) {
  const text = useText();
  const words = useWords(watchWords);
  useTitle(words.title);
  const setup = useSetup();
  const [{ rules, ...others }, setSetup] = setup;
  const game = useLoadedGame(rules);
  return (
    <Page title={words.title} back={text.standings.home} onBack={onClose}>
      <main className="page-body watch-form">
        <section className="card stack">
          <p>{words.note}</p>
          <RuleSetPicker picked={rules} onPick={(id) => setSetup({ ...others, rules: id, options: {} })} />
          {game.isLoaded ? <LevelForm state={setup} onStart={onStart} /> : <GameLoading {...game} />}
        </section>
      </main>
    </Page>
  );
}

interface LevelFormProps {
  readonly state: ReturnType<typeof useSetup>;
  readonly onStart: (watched: Watched) => void;
}

function LevelForm({ state, onStart }: LevelFormProps) {
  const text = useText();
  const words = useWords(watchWords);
  const { table, kept } = useStores();
  const setup = useMatchSetup(state);
  const { rules, opponents, mixedStyles } = setup;
  const nameOf = (person: Person) => (person === 'you' ? words.fourth : text.people[person]);
  const start = () => {
    if (!table) return;
    const config = {
      rules,
      options: setup.changed,
      opponents: botsOf(opponents, rules),
      mixedStyles,
      text: '',
    };
    onStart(watchBots(config, { ...table, bits: newBits(), app: kept?.app ?? '', nameOf }));
  };
  return (
    <>
      <OpponentPicker setup={setup} />
      <Button look="main" icon="play" className="button--wide" onClick={start}>
        {words.start}
      </Button>
    </>
  );
}
