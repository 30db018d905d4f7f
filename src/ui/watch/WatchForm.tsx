import { botsOf } from '../../store/selectors/opponents';
import type { KeptWatched } from '../../store/saves/keptWatched';
import type { MatchConfig } from '../../store/types';
import { useMatch, useText, useWords } from '../context';
import { Button } from '../controls/buttons';
import { Page } from '../controls/Page';
import { Question } from '../controls/Question';
import { useOpened } from '../live/layers';
import { useTitle } from '../live/title';
import { GameLoading } from '../screens/GameLoading';
import { OpponentPicker } from '../screens/OpponentPicker';
import { RuleSetPicker } from '../screens/RuleSetPicker';
import { useMatchSetup, useSetup } from '../screens/useMatchSetup';
import { watchWords } from '../text';
import { recordedPlace } from '../../store/selectors/handPlace';
import { useHandNames } from '../useHandNames';
import { useGameName } from '../useGameName';
import { useLoadedGame } from '../useLoadedGame';
import './watch.css';

interface WatchFormProps {
  /** The match that was watched last. */
  readonly left: KeptWatched | null;
  /** There was one, but it cannot be played. */
  readonly isUnplayable: boolean;
  readonly onStart: (config: MatchConfig) => void;
  readonly onGoOn: () => void;
  readonly onClose: () => void;
}

/** The match that was left, and what another one is to be. */
export function WatchForm({ left, isUnplayable, onStart, onGoOn, onClose }: WatchFormProps) {
  const text = useText();
  const words = useWords(watchWords);
  useTitle(words.title);
  const setup = useSetup();
  const [{ rules, ...others }, setSetup] = setup;
  const game = useLoadedGame(rules);
  const isElsewhere = useMatch(({ ownership }) => ownership === 'elsewhere');
  const [asked, ask, close] = useOpened<MatchConfig>();
  return (
    <Page title={words.title} back={text.standings.home} onBack={onClose}>
      <main className="page-body watch-form">
        {left && <LeftCard left={left} onGoOn={onGoOn} />}
        {isUnplayable && (
          <p className="card" role="status">
            {words.left.unplayable}
          </p>
        )}
        {isElsewhere && (
          <p className="card" role="status">
            {words.elsewhere}
          </p>
        )}
        <section className="card stack">
          <p>{words.note}</p>
          <RuleSetPicker picked={rules} onPick={(id) => setSetup({ ...others, rules: id, options: {} })} />
          {game.isLoaded ? (
            <LevelForm state={setup} isAnother={left !== null} onStart={left ? ask : onStart} />
          ) : (
            <GameLoading {...game} />
          )}
        </section>
      </main>
      {asked && (
        <Question
          title={words.left.replace}
          note={words.left.replaceNote}
          no={words.left.keep}
          yes={words.left.another}
          onYes={() => onStart(asked)}
          onClose={close}
        />
      )}
    </Page>
  );
}

function LeftCard({
  left: { record },
  onGoOn,
}: Pick<WatchFormProps, 'onGoOn'> & { readonly left: KeptWatched }) {
  const words = useWords(watchWords).left;
  const nameOf = useGameName();
  const hands = useHandNames();
  return (
    <section className="card stack" aria-labelledby="watched-left">
      <h2 id="watched-left">{words.title}</h2>
      <p>
        {nameOf(record.rules)} ·{' '}
        {hands.nameOf(record.rules, recordedPlace(record.rules, record.hands.at(-1)))}
      </p>
      <Button look="main" icon="play" className="button--wide" onClick={onGoOn}>
        {words.open}
      </Button>
    </section>
  );
}

interface LevelFormProps {
  readonly state: ReturnType<typeof useSetup>;
  readonly isAnother: boolean;
  readonly onStart: (config: MatchConfig) => void;
}

function LevelForm({ state, isAnother, onStart }: LevelFormProps) {
  const words = useWords(watchWords);
  const setup = useMatchSetup(state);
  const { rules, opponents, mixedStyles } = setup;
  const start = () =>
    onStart({ rules, options: setup.changed, opponents: botsOf(opponents, rules), mixedStyles, text: '' });
  return (
    <>
      <OpponentPicker setup={setup} words={words} />
      <Button look={isAnother ? 'plain' : 'main'} icon="play" className="button--wide" onClick={start}>
        {isAnother ? words.left.another : words.start}
      </Button>
    </>
  );
}
