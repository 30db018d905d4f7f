import { Suspense, useEffect, useState } from 'react';
import { loadThemes } from '../../store/practice/loadPositions';
import { isUnderWay, streakOf, THEMES } from '../../store/selectors/practice';
import type { Theme } from '../../store/selectors/practice';
import { useSettings, useStores, useWords } from '../context';
import { Button } from '../controls/buttons';
import { Page } from '../controls/Page';
import { ChoiceMark } from './ChoiceMark';
import { useToday } from '../today';
import { OwnPositions } from './OwnPositions';
import { FurtherDrills } from './questions/FurtherDrills';
import { RatingScale } from './RatingScale';
import { usePractice } from './usePracticeStore';
import { practiceWords } from '../text';
import { gameCard } from '../text/gameCard';

/** So many sets are listed. */
const LISTED = 8;

interface PracticeHomeProps {
  readonly onClose: () => void;
}

/** What to practise, and how it went so far. */
export function PracticeHome({ onClose }: PracticeHomeProps) {
  const words = useWords(practiceWords);
  const isSetAside = usePractice((state) => state.isSetAside);
  const isUnkept = usePractice((state) => state.isUnkept);
  return (
    <Page title={words.title} back={words.close} onBack={onClose}>
      <main className="page-body practice">
        <p className="note">{words.lead}</p>
        {isSetAside && <p role="alert">{words.setAside}</p>}
        {isUnkept && <p role="alert">{words.unkept}</p>}
        <Start />
        <Days />
        <FurtherDrills />
        <Themes />
        <Suspense>
          <OwnPositions />
        </Suspense>
        <SoFar />
      </main>
    </Page>
  );
}

/** The games, and a set of ten: a new one, or the one that was begun. */
function Start() {
  const words = useWords(practiceWords);
  const { games } = useStores();
  const language = useSettings((settings) => settings.language);
  const rules = usePractice((state) => state.rules);
  const choose = usePractice((state) => state.choose);
  const begin = usePractice((state) => state.begin);
  const stage = usePractice((state) => state.stage);
  const set = usePractice((state) => state.set);
  const isBegun = set !== null && set.rules === rules && isUnderWay(set);
  return (
    <section className="card stack stack--start">
      <label className="row">
        <span>{words.game}</span>
        <select value={rules} onChange={({ target }) => choose(target.value)}>
          {games.cards.map(({ id, words: card }) => (
            <option key={id} value={id}>
              {gameCard(card, language).name}
            </option>
          ))}
        </select>
      </label>
      <Button look="main" icon="play" className="button--large" onClick={() => void begin(null)}>
        {isBegun ? words.goOn(set.answers.length + 1, set.drills.length) : words.start}
      </Button>
      <p role="status" className="status">
        {stage === 'loading' && words.loading}
        {stage === 'empty' && words.empty}
        {stage === 'failed' && words.failed}
      </p>
      {stage === 'failed' && (
        <Button icon="again" onClick={() => void begin(null)}>
          {words.retry}
        </Button>
      )}
    </section>
  );
}

/** The position of the day, those of earlier days, and how many in a row were answered. */
function Days() {
  const words = useWords(practiceWords);
  const days = usePractice((state) => state.progress.days);
  const beginDay = usePractice((state) => state.beginDay);
  const showDays = usePractice((state) => state.showDays);
  const today = useToday(usePractice((state) => state.today));
  const answered = days[today];
  const streak = streakOf(days, today);
  return (
    <section className="card stack stack--start">
      <h2>{words.day}</h2>
      <p className="note">
        {answered ? words.dayDone(words.classes[answered.class]) : words.dayNote}
        {streak > 1 && ` · ${words.streak(streak)}`}
      </p>
      <Button icon="clock" onClick={() => void beginDay(today)}>
        {words.day}
      </Button>
      <button type="button" className="text-button" onClick={showDays}>
        {words.earlier}
      </button>
    </section>
  );
}

/** The themes that the game has; all of them, and none to be begun, until that is known: what lies above does not move then. */
function Themes() {
  const words = useWords(practiceWords);
  const { games } = useStores();
  const rules = usePractice((state) => state.rules);
  const begin = usePractice((state) => state.begin);
  const [found, setFound] = useState<{ readonly of: string; readonly themes: readonly Theme[] } | null>(null);
  useEffect(() => {
    let isLeft = false;
    void loadThemes(games, rules).then((themes) => !isLeft && setFound({ of: rules, themes }));
    return () => {
      isLeft = true;
    };
  }, [games, rules]);
  const themes = found?.of === rules ? found.themes : null;
  if (themes?.length === 0) return null;
  return (
    <section className="card stack stack--start" aria-busy={themes === null}>
      <h2>{words.themesTitle}</h2>
      <div className="row">
        {(themes ?? THEMES).map((theme) => (
          <Button key={theme} disabled={themes === null} onClick={() => void begin(theme)}>
            {words.theme[theme]}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** The rating with its range, and the latest sets. */
function SoFar() {
  const words = useWords(practiceWords);
  const { rating, sets } = usePractice((state) => state.progress);
  return (
    <section className="card stack stack--start">
      <h2>{words.history}</h2>
      {sets.length === 0 ? (
        <p className="note">{words.noHistory}</p>
      ) : (
        <>
          <RatingScale rating={rating} before={null} />
          <ol className="stack">
            {sets
              .slice(-LISTED)
              .toReversed()
              .map(({ date, classes }, at) => (
                <li key={at} className="row">
                  <time dateTime={date}>{words.date(date)}</time>
                  <span className="row marks">
                    {classes.map((each, place) => (
                      <ChoiceMark key={place} answer={each} label={words.classes[each]} />
                    ))}
                  </span>
                </li>
              ))}
          </ol>
        </>
      )}
    </section>
  );
}
