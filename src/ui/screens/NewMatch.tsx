import { Suspense, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import type { RuleSetId } from '../../engine/types';
import { botsOf } from '../../store/selectors/opponents';
import { presetAs } from '../../store/selectors/presets';
import { ruleChoices } from '../../store/selectors/ruleChoices';
import type { RuleChoice } from '../../store/selectors/ruleChoices';
import { hasKey } from '../../store/saves/kept';
import { KEYS } from '../../store/saves/keys';
import { browserStorage } from '../../store/saves/browserStorage';
import { useGame, useMatch, useText } from '../context';
import { Button } from '../controls/buttons';
import { Picker } from '../controls/Select';
import { Segmented } from '../controls/Segmented';
import { lateComponent } from '../lateComponent';
import { useOpenPage, useReturnFrom } from '../pages';
import type { PageName } from '../pages';
import { useWordsOfGame } from '../text/gameWords';
import { useMediaQuery } from '../useMediaQuery';
import type { LoadedGame } from '../useLoadedGame';
import { GameLoading } from './GameLoading';
import type { Extras } from './MatchExtras';
import type { Asking } from './NewMatchDialogs';
import { OpponentPicker } from './OpponentPicker';
import { PresetPicker } from './PresetPicker';
import { RuleFacts, RuleSetPicker } from './RuleSetPicker';
import { useIntroduction } from './useIntroduction';
import { useMatchSetup } from './useMatchSetup';
import type { SetupControls, useSetup } from './useMatchSetup';

export const MatchExtras = lateComponent(async () => (await import('./MatchExtras')).MatchExtras);
const NewMatchDialogs = lateComponent(async () => (await import('./NewMatchDialogs')).NewMatchDialogs);
/** Needed where house rules are saved. */
const RulesPicker = lateComponent(async () => (await import('./RulesPicker')).RulesPicker);

const LOW_DESK = '(min-width: 900px) and (min-height: 560px) and (max-height: 859.98px)';
const NO_EXTRAS: Extras = { text: '', practice: false };

interface NewMatchProps {
  readonly state: ReturnType<typeof useSetup>;
  /** The game that is chosen. */
  readonly game: LoadedGame;
}

/** The form for a new match: the game, and what can be chosen for a match of it. */
export function NewMatch({ state, game }: NewMatchProps) {
  const text = useText();
  const [{ rules, ...others }, setSetup] = state;
  return (
    <section className="new-match" aria-labelledby="new-match">
      <div className="row row--apart">
        <h2 id="new-match">{text.home.newMatch}</h2>
        <PageLink page="day">{text.menu.day}</PageLink>
      </div>
      <RuleSetPicker picked={rules} onPick={(id) => setSetup({ ...others, rules: id, options: {} })} />
      {game.isLoaded ? <MatchForm state={state} /> : <GameLoading {...game} />}
    </section>
  );
}

interface PageLinkProps {
  readonly page: PageName;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

function PageLink({ page, onOpen, children }: PageLinkProps) {
  const openPage = useOpenPage();
  const button = useReturnFrom<HTMLButtonElement>(page);
  const open = () => {
    onOpen?.();
    openPage(page);
  };
  return (
    <button ref={button} type="button" className="text-button options-link" onClick={open}>
      {children}
    </button>
  );
}

/** The few choices most players make, and a way to all others. */
function MatchForm({ state }: { readonly state: ReturnType<typeof useSetup> }) {
  const text = useText();
  const startMatch = useMatch(({ startMatch: begin }) => begin);
  const isPlaying = useGame(({ match }) => match !== null);
  const setup = useMatchSetup(state);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [extras, setExtras] = useState(NO_EXTRAS);
  const { rules, options, opponents, mixedStyles } = setup;
  const introduction = useIntroduction(rules);
  const choices = ruleChoices(rules);
  const close = () => setAsking(null);
  const begin = () => {
    setup.remember();
    introduction.markRead();
    const bots = botsOf(opponents, rules);
    startMatch({ rules, options: setup.changed, opponents: bots, mixedStyles, ...extras });
  };
  // Ready-made tables can be played, whatever is chosen here. Any other is looked at first.
  const isOwn = Object.keys(setup.changed).some((name) => choices.every(({ id }) => id !== name));
  const start = () => (isOwn && presetAs(rules, options) === null ? setAsking('check') : begin());
  const startOrIntroduce = () => (introduction.unread ? setAsking('introduction') : start());
  return (
    <>
      <Tables setup={setup} />
      {choices
        .filter(({ isShort }) => !isShort)
        .map((choice) => (
          <Choice key={choice.id} choice={choice} setup={setup} />
        ))}
      <OpponentPicker setup={setup} />
      {choices
        .filter(({ isShort }) => isShort)
        .map((choice) => (
          <Choice key={choice.id} choice={choice} setup={setup} />
        ))}
      <div className="start">
        <Button look={isPlaying ? 'plain' : 'main'} className="button--wide" onClick={startOrIntroduce}>
          {text.home.start}
        </Button>
      </div>
      <div className="form-links">
        <OptionsLink setup={setup} onOpen={() => setAsking('options')} />
        <button
          type="button"
          className="text-button options-link"
          aria-haspopup="dialog"
          onClick={() => setAsking('share')}
        >
          {text.menu.share}
        </button>
        <PageLink page="house-rules" onOpen={setup.remember}>
          {text.menu.houseRules}
        </PageLink>
        <PageLink page="watch">{text.home.watch}</PageLink>
      </div>
      <Further>
        <DifferenceLink rules={rules} onOpen={() => setAsking('different')} />
        <RuleFacts id={rules} options={options} />
        <Suspense>
          <MatchExtras extras={extras} onChange={setExtras} />
        </Suspense>
      </Further>
      {asking && (
        <Suspense fallback={null}>
          <NewMatchDialogs
            asking={asking}
            setup={setup}
            onStart={asking === 'check' ? begin : start}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

/** Opens what is different in a game. */
function DifferenceLink({ rules, onOpen }: { readonly rules: RuleSetId; readonly onOpen: () => void }) {
  const { introduction } = useWordsOfGame(rules);
  return (
    introduction && (
      <button
        type="button"
        className="text-button options-link difference-link"
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        {introduction.title}
      </button>
    )
  );
}

/** What few look at; folded where the form would else not fit beside the hero. */
function Further({ children }: { readonly children: ReactNode }) {
  const { setUp } = useText();
  const isLow = useMediaQuery(LOW_DESK);
  if (!isLow) return children;
  return (
    <details className="further" onToggle={showOpened}>
      <summary>{setUp.more}</summary>
      <div className="stack">{children}</div>
    </details>
  );
}

/** What was unfolded would else lie below the button. */
function showOpened({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
}

/** The table to play at: a ready-made one, or house rules that were saved. */
function Tables({ setup }: { readonly setup: SetupControls }) {
  const presets = <PresetPicker setup={setup} />;
  const [isSaved] = useState(() => hasKey(browserStorage, KEYS.houseRules));
  return isSaved ? (
    <Suspense fallback={presets}>
      <RulesPicker setup={setup} />
    </Suspense>
  ) : (
    presets
  );
}

/** Opens all options; says how many differ from the rule set. */
function OptionsLink({ setup, onOpen }: { readonly setup: SetupControls; readonly onOpen: () => void }) {
  const text = useText();
  return (
    <button type="button" className="text-button options-link" aria-haspopup="dialog" onClick={onOpen}>
      {text.setUp.options}
      {setup.ownChanges > 0 && <span className="note"> {text.setUp.changed(setup.ownChanges)}</span>}
    </button>
  );
}

interface ChoiceProps {
  readonly choice: RuleChoice;
  readonly setup: SetupControls;
}

/** One of the numbers. */
function Choice({ choice: { id, values, isShort }, setup }: ChoiceProps) {
  const words = useWordsOfGame(setup.rules).choices[id];
  const Control = isShort ? Segmented<number> : Picker<number>;
  return (
    <Control
      label={words?.name ?? id}
      values={values}
      value={Number(setup.options[id])}
      wordFor={(value) => words?.value(value) ?? `${value}`}
      onChange={(value) => setup.set(id, value)}
    />
  );
}
