import { useEffect, useState } from 'react';
import type { ExampleBook } from '../../engine/example';
import { MOST_SETS } from '../../store/houseRules/houseSet';
import type { HouseSet } from '../../store/houseRules/houseSet';
import { countChanges, houseGroups } from '../../store/houseRules/rows';
import { useSettings, useStores, useWords } from '../context';
import { Button } from '../controls/buttons';
import { Select } from '../controls/Select';
import { isHeld, keyOf } from '../live/keys';
import { useSpeak } from '../live/LiveRegion';
import { useOpenPage } from '../pages';
import { useWordsOfGame } from '../text/gameWords';
import { Question } from '../controls/Question';
import { GroupCard } from './GroupCard';
import { HouseContext, useHouse } from './houseContext';
import { NameDialog } from './NameDialog';
import { SetsCard } from './SetsCard';
import { ShareCard } from './ShareCard';
import { useGameName } from '../useGameName';
import { useHouseRules } from './useHouseRules';
import type { House, useHouseDraft } from './useHouseRules';
import { ValuesCard } from './ValuesCard';
import { houseWords } from '../text';
import type { HouseWords } from '../languages/en/house';

interface HouseFormProps {
  readonly draft: ReturnType<typeof useHouseDraft>;
  readonly book: ExampleBook;
}

/** What is asked over the form. */
type Asking =
  | { readonly what: 'name' | 'rename' | 'remove' }
  | { readonly what: 'leave'; readonly to: HouseSet | string };

/** All choices of the game, the saved sets, and what is done with them. */
export function HouseForm({ draft, book }: HouseFormProps) {
  const words = useWords(houseWords);
  const house = useHouseRules(draft);
  const [isFiltered, setFiltered] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [message, setMessage] = useState(() =>
    draft.kept.setAside > 0 ? words.setAside(draft.kept.setAside) : '',
  );
  const speak = useSpeak();
  const say = (said: string) => {
    setMessage(said);
    speak(said);
  };
  const { rules, changed, options } = house;
  const { groups } = useWordsOfGame(rules);
  const problem = useProblem(house);
  const { saveAs, save, rename, remove } = savingOf(house, { words, say });
  const start = () => (house.chosen === null ? setAsking({ what: 'name' }) : save());
  const canSave = problem === null && house.isDirty;
  useSaveKey(() => canSave && asking === null && start());
  const choose = (to: HouseSet | string) =>
    house.isDirty ? setAsking({ what: 'leave', to }) : house.choose(to);
  const close = () => setAsking(null);
  const count = countChanges(rules, changed);
  return (
    <HouseContext value={house}>
      <main className="page-body house-body">
        <div className="stack house-options">
          <Head count={count} isFiltered={isFiltered} onFilter={setFiltered} onGame={choose} />
          {message !== '' && <p>{message}</p>}
          {isFiltered && Object.keys(changed).length === 0 && <p className="note">{words.nothingChanged}</p>}
          {houseGroups(rules, options).map(({ group, options: offered }) => (
            <GroupCard
              key={`${rules} ${group}`}
              group={group}
              name={groups[group] ?? group}
              options={offered}
              isFiltered={isFiltered}
            />
          ))}
        </div>
        <div className="stack house-items">
          <ValuesCard book={book} isFiltered={isFiltered} />
        </div>
        <div className="stack house-side">
          <SetsCard
            onSaveAs={() => (house.sets.length < MOST_SETS ? setAsking({ what: 'name' }) : say(words.full))}
            onRename={() => setAsking({ what: 'rename' })}
            onRemove={() => setAsking({ what: 'remove' })}
            onChoose={choose}
          />
          <ShareCard say={say} />
        </div>
      </main>
      <Dock problem={problem} canSave={canSave} onSave={start} />
      {asking?.what === 'name' && (
        <NameDialog title={words.saveAsNew} name="" onClose={close} onName={saveAs} />
      )}
      {asking?.what === 'rename' && (
        <NameDialog title={words.rename} name={house.chosen ?? ''} onClose={close} onName={rename} />
      )}
      {asking?.what === 'remove' && (
        <Question
          title={words.remove}
          note={words.removeAsk(house.chosen ?? '')}
          no={words.cancel}
          yes={words.remove}
          onClose={close}
          onYes={remove}
        />
      )}
      {asking?.what === 'leave' && (
        <Question
          title={words.leave}
          note={words.leaveAsk}
          no={words.cancel}
          yes={words.leave}
          onClose={close}
          onYes={() => house.choose(asking.to)}
        />
      )}
    </HouseContext>
  );
}

/** Why the rules cannot be played, as a sentence of their game. */
function useProblem({ rules, problem }: House): string | null {
  const words = useWords(houseWords);
  const { mixtures } = useWordsOfGame(rules);
  return problem && (mixtures[problem.code]?.(problem.figures ?? {}) ?? words.impossible);
}

interface Saying {
  readonly words: HouseWords;
  readonly say: (message: string) => void;
}

/** What is done with the saved sets, each said aloud. */
function savingOf({ rules, changed, sets, chosen, keep }: House, { words, say }: Saying) {
  const put = (next: readonly HouseSet[], name: string | null, said: string) =>
    say(keep(next, name) ? said : words.notKept);
  const replaced = (set: HouseSet) => sets.map((each) => (each.name === chosen ? set : each));
  return {
    saveAs: (name: string) => put([...sets, { name, rules, options: changed }], name, words.saved(name)),
    save: () => {
      const name = chosen ?? '';
      put(replaced({ name, rules, options: changed }), name, words.saved(name));
    },
    rename: (name: string) => {
      const set = sets.find((each) => each.name === chosen);
      if (set) put(replaced({ ...set, name }), name, words.saved(name));
    },
    remove: () =>
      put(
        sets.filter(({ name }) => name !== chosen),
        null,
        words.removed(chosen ?? ''),
      ),
  };
}

/** Control or Command with S saves. */
function useSaveKey(save: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (keyOf(event) !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!isHeld(event)) save();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}

interface HeadProps {
  readonly count: number;
  readonly isFiltered: boolean;
  readonly onFilter: (isFiltered: boolean) => void;
  readonly onGame: (rules: string) => void;
}

/** The game, how much differs, and the filter. */
function Head({ count, isFiltered, onFilter, onGame }: HeadProps) {
  const words = useWords(houseWords);
  const nameOf = useGameName();
  const { cards } = useStores().games;
  const { rules } = useHouse();
  return (
    <div className="row row--apart house-head">
      <Select
        aria-label={words.game}
        values={cards.map(({ id }) => id)}
        value={rules}
        wordFor={nameOf}
        onChange={onGame}
      />
      <Button look="quiet" aria-pressed={isFiltered} onClick={() => onFilter(!isFiltered)}>
        {words.onlyChanged}
      </Button>
      <p role="status" className="note">
        {words.changed(count)}
      </p>
    </div>
  );
}

interface DockProps {
  readonly problem: string | null;
  readonly canSave: boolean;
  readonly onSave: () => void;
}

/** Saves, puts back, or plays at once; where the rules cannot be played it says why. */
function Dock({ problem, canSave, onSave }: DockProps) {
  const words = useWords(houseWords);
  const { rules, changed, isDirty, discard } = useHouse();
  const { settings } = useStores();
  const last = useSettings(({ lastMatch }) => lastMatch);
  const openPage = useOpenPage();
  const play = () => {
    const { opponents, mixedStyles } = last ?? { opponents: 'steady' as const, mixedStyles: true };
    settings.getState().change({ lastMatch: { rules, options: changed, opponents, mixedStyles } });
    openPage('home');
  };
  return (
    <footer className="dock house-dock">
      <p role="alert" className="status house-problem">
        {problem}
      </p>
      <Button aria-disabled={!isDirty} onClick={() => isDirty && discard()}>
        {words.discard}
      </Button>
      <Button aria-disabled={!canSave} onClick={() => canSave && onSave()}>
        {words.save}
      </Button>
      <Button look="main" aria-disabled={problem !== null} onClick={() => problem === null && play()}>
        {words.play}
      </Button>
    </footer>
  );
}
