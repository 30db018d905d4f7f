import { placeOf } from '../../store/selectors/handPlace';
import { useHandNames } from '../useHandNames';
import { Suspense, useContext, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { RuleSetId } from '../../engine/types';
import { browserStorage } from '../../store/saves/browserStorage';
import { knownBot } from '../../store/selectors/knownBot';
import { firstGame } from '../../store/games';
import { tableSize } from '../../store/selectors/ruleFacts';
import { heldHand } from '../../store/selectors/hand';
import { keptLesson, LESSON_STEPS } from '../../store/lesson/progress';
import { hasKey } from '../../store/saves/kept';
import { KEYS } from '../../store/saves/keys';
import { useGame, useKinds, useMatch, useSettings, useStores, useText } from '../context';
import { Button } from '../controls/buttons';
import type { IconName } from '../controls/Icon';
import { LinkRow } from '../controls/LinkRow';
import { findLesson } from '../lesson/knownLesson';
import { lateComponent } from '../lateComponent';
import { whenIdle } from '../live/idle';
import { useOpenPage, WayBackContext, useReturnFrom } from '../pages';
import type { PageName } from '../pages';
import { openRules } from '../rules/place';
import type { DialogName } from '../settings/dialogs';
import type { TableSize } from '../languages/en/app/home';
import { Glyph, TileFace } from '../tile/Tile';
import { useGameName } from '../useGameName';
import { useLoadedGame } from '../useLoadedGame';
import { useMediaQuery } from '../useMediaQuery';
import { NewMatch } from './NewMatch';
import { useSetup } from './useMatchSetup';

const ParkedMatches = lateComponent(async () => (await import('../parked/ParkedMatches')).ParkedMatches);

const HomeOwn = lateComponent(async () => (await import('./own/HomeOwn')).HomeOwn, true);
/** Screens with room for more than the hand and the form. */
const WIDE = '(min-width: 1240px) and (min-height: 760px)';

interface HomeScreenProps {
  readonly open: (dialog: DialogName) => void;
}

/** The home screen: the saved match, a new match, and links to everything else. */
export function HomeScreen({ open }: HomeScreenProps) {
  const text = useText();
  const { games } = useStores();
  const rules = useSettings((settings) => firstGame(games, settings.lastMatch));
  const openPage = useOpenPage();
  const setup = useSetup();
  const [{ rules: chosen }] = setup;
  const invitation = useInvitation(chosen);
  const game = useLoadedGame(chosen);
  return (
    <main className="home">
      <div className="home-body">
        <Hero size={game.isLoaded ? tableSize(chosen) : null}>
          {invitation && (
            <Button icon="cap" className="button--large" onClick={() => openPage('lesson')}>
              {invitation}
            </Button>
          )}
        </Hero>
        <NewMatch state={setup} game={game} />
      </div>
      <nav className="home-dock" aria-label={text.home.links}>
        <LessonLink />
        {link('rules', [text.menu.rules, text.menu.rulesNote], () => openRules(rules))}
        <PageLink page="practice" icon="lamp" title={text.home.practice} note={text.tray.claimOrPass} />
        <PageLink
          page="calculator"
          icon="calculator"
          title={text.menu.calculator}
          note={text.menu.calculatorNote}
        />
        <PageLink page="history" icon="clock" title={text.menu.history} note={text.menu.historyNote} />
        {link('gear', [text.menu.settings, text.menu.settingsNote], () => open('settings'))}
      </nav>
    </main>
  );
}

function link(icon: IconName, [title, note]: readonly [string, string], onClick: () => void) {
  return <LinkRow className="home-link" icon={icon} title={title} note={note} onClick={onClick} />;
}

interface PageLinkProps {
  readonly page: PageName;
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
}

function PageLink({ page, ...row }: PageLinkProps) {
  const openPage = useOpenPage();
  const button = useReturnFrom<HTMLButtonElement>(page);
  return <LinkRow ref={button} className="home-link" {...row} onClick={() => openPage(page)} />;
}

/** The lesson for who has begun neither it nor a match, by its game where another is `chosen`; its first matches for who has come to them. */
function useInvitation(chosen: RuleSetId): string | null {
  const { home, menu } = useText();
  const isPlaying = useGame((state) => state.match !== null);
  const hasPlayed = useSettings((settings) => settings.lastMatch !== null);
  const nameOf = useGameName();
  const lesson = findLesson();
  if (!lesson || isPlaying) return null;
  const { step, match } = keptLesson.peek(browserStorage);
  if (step === LESSON_STEPS && match < lesson.matches)
    return match === 0 ? menu.firstMatches : menu.nextFirstMatch(match + 1, lesson.matches);
  if (hasPlayed || hasKey(browserStorage, KEYS.lesson)) return null;
  return home.learn(lesson.rules === chosen ? null : nameOf(lesson.rules));
}

/** The first lesson, or where it was left. */
function LessonLink() {
  const { home, menu } = useText();
  const nameOf = useGameName();
  const lesson = findLesson();
  if (!lesson) return null;
  const { step, match } = keptLesson.peek(browserStorage);
  const note = () => {
    if (step === 0) return menu.lessonNote(nameOf(lesson.rules));
    if (step < LESSON_STEPS) return menu.lessonAt(step + 1, LESSON_STEPS);
    return match < lesson.matches ? menu.nextFirstMatch(match + 1, lesson.matches) : menu.lessonDone;
  };
  return <PageLink page="lesson" icon="cap" title={home.lesson} note={note()} />;
}

/** A hand to look at while no match is saved: 1 to 9 of dots, winds and dragons. */
const SAMPLE = [9, 10, 11, 12, 13, 14, 15, 16, 17, 27, 31, 32, 33];

/** Who comes back begins at the heading, unless what opened the page that was left takes the focus. */
function useHomeFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { isBack } = useContext(WayBackContext);
  useEffect(() => {
    if (isBack()) heading.current?.focus({ preventScroll: true });
  }, [isBack]);
  return heading;
}

interface HeroProps {
  /** The size of the table that is chosen for a new match; null while its game is not loaded. */
  readonly size: TableSize | null;
  readonly children: ReactNode;
}

function Hero({ size, children }: HeroProps) {
  const text = useText();
  const match = useGame((state) => state.match);
  const humanSeat = useGame((state) => state.humanSeat);
  const score = useGame((state) => state.scores[state.human] ?? 0);
  const resume = useGame((state) => state.resume);
  const isKept = useMatch((state) => state.isKept);
  const others = useMatch((state) => state.others);
  const opponents = useOpponentWords();
  const progress = match?.progress;
  const { nameOf } = useHandNames();
  const heading = useHomeFocus();
  return (
    <section className="hero">
      <p className="app-mark">
        <Glyph name="mahjong1" />
        <Glyph name="mahjong2" />
        <span>{text.appName}</span>
      </p>
      <HeroRack />
      <div className="hero-words">
        <h1 tabIndex={-1} ref={heading}>
          {progress ? text.home.continueTitle : text.home.welcome}
        </h1>
        <p>
          {progress
            ? text.home.place({
                hand: nameOf(match.rules, placeOf(match.rules, progress)),
                wind: humanSeat,
                score,
                opponents,
              })
            : text.home.lead(size, isKept)}
        </p>
        {progress && (
          <Button icon="play" look="main" className="button--large" onClick={resume}>
            {text.home.continue}
          </Button>
        )}
        {!progress && <LastMatch />}
        {children}
      </div>
      {others && (
        <Suspense>
          <ParkedMatches others={others} />
        </Suspense>
      )}
      <Own />
    </section>
  );
}

/** What the player has, where there is room for it. It is read once nothing else is to be done; its place is free before. */
function Own() {
  const isWide = useMediaQuery(WIDE);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!isWide) return null;
  return <div className="home-own">{isIdle && <HomeOwn />}</div>;
}

/** The way back to how the last match ended. */
function LastMatch() {
  const { menu } = useText();
  const ended = useMatch((state) => state.ended);
  const showStandings = useMatch((state) => state.showStandings);
  return (
    ended && (
      <Button icon="list" className="button--large" onClick={showStandings}>
        {menu.standings}
      </Button>
    )
  );
}

/** The levels of the opponents in the saved match, each once. */
function useOpponentWords(): readonly string[] {
  const { setUp } = useText();
  const players = useGame((state) => state.players);
  const levels = players.flatMap(({ bot }) => knownBot(bot).level ?? []);
  return [...new Set(levels)].map((level) => setUp.opponent[level]);
}

/** The saved hand, or a sample. */
function HeroRack() {
  const text = useText();
  const kinds = useKinds();
  const view = useGame((state) => state.view);
  const held = view && heldHand(view, true);
  const shown = held
    ? [...held.tiles, ...(held.drawn === null ? [] : [held.drawn])].map((tile) => kinds[tile] ?? 0)
    : SAMPLE;
  const melds = view?.seats[view.seat]?.melds ?? [];
  const label = `${text.home.savedHand}: ${shown.map((kind) => text.tile(kind)).join(', ')}`;
  return (
    <div className="hero-rack" {...(held ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <span className="hero-hand">
        {shown.map((kind, at) => (
          <span key={at} className="tile tile--standing">
            <TileFace kind={kind} />
          </span>
        ))}
      </span>
      {melds.map((meld) => (
        <span key={meld.tiles.join()} className="meld">
          {meld.tiles.map((tile) => (
            <span key={tile} className="tile">
              <TileFace kind={kinds[tile] ?? 0} />
            </span>
          ))}
        </span>
      ))}
    </div>
  );
}
