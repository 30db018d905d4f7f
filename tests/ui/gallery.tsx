import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { isIndexed } from '../../src/store/selectors/knownTables';
import { SUIT_COLOURS, THEMES, TILE_BACKS } from '../../src/store/settings';
import type { Language, Settings } from '../../src/store/settings';
import { App } from '../../src/ui/App';
import type { Stores } from '../../src/ui/context';
import { preloadLate } from '../../src/ui/preload';
import * as words from '../../src/ui/text';
import type { Dictionary } from '../../src/ui/text/dictionary';
import { WHOLE } from '../../src/ui/text/languages';
import { LANGUAGES } from '../support/languages';
import { followScreen } from '../../src/ui/table/screen';
import { registerLengths } from '../../src/ui/styles/lengths';
import { loadSprite, wantIndexed } from '../../src/ui/tile/sprite';
import '../../src/ui/styles/index.css';
import '../../src/ui/table/desktop/index.css';
import '../../src/ui/table/small';
import '../../src/rule-sets/all';
import { loadGame } from '../../src/loadGame';
import { games } from '../../src/rule-sets/registry';
import { findFaults, findTight, placesOf } from './faults';
import { americanScenes } from './americanScenes';
import { riichiScenes } from './riichiScenes';
import { newStyleScenes } from './newStyleScenes';
import { sichuanScenes } from './sichuanScenes';
import { taiwanScenes } from './taiwanScenes';
import { classicalScenes } from './classicalScenes';
import { competitionScenes } from './competitionScenes';
import { showAims } from './aimScenes';
import { showCoach } from './coachScenes';
import { fixtureStores } from './fixtures';
import { ownScenes } from './ownScenes';
import { showPractice } from './practiceScenes';
import { keptBests, keptMatches } from './historyScene';
import { shareScene } from './shareScenes';
import { replayScene } from './replayScene';
import { reviewScene } from './reviewScene';
import { scenes } from './scenes';
import { dangersFor, sightScenes } from './sightScenes';
import { standingsOf, standingsScene } from './standingsScene';
import { statisticsScene } from './statisticsScenes';
import { everyHandScenes } from './everyHandScenes';
import { toyScenes } from './toyScenes';
import { winScenes } from './winScenes';

// The page that pictures are taken of: `#scene=claim&theme=dark`; `#scene=win-own-320`: so many milliseconds after a win.
// It can show one scene after the other.
registerLengths();
followScreen();

/** `coach-claim`: with figures, as on a desk; `coachline-claim`: in one line on small screens. */
const COACHED = /^coach(line)?-/;
/** `aims-turn`: with what the hand may become. */
const AIMED = /^aims-/;
/** Milliseconds after which nothing moves any more. */
const LAST = 599;
/** Scenes of the table by their names. */
const TABLES = {
  ...scenes,
  ...toyScenes,
  ...sightScenes,
  ...ownScenes,
  ...everyHandScenes,
  ...classicalScenes,
  ...competitionScenes,
  ...americanScenes,
  ...riichiScenes,
  ...sichuanScenes,
  ...taiwanScenes,
  ...newStyleScenes,
};

let root: Root | null = null;
let shown: Shown;
let hasFaces = false;

await showScene(location.hash);
Object.assign(window, {
  findFaults: () => findFaults(document),
  findTight: () => findTight(document),
  placesOf: () => placesOf(document),
  showIn,
  showScene,
  showWin: () => shown.finish(),
});

interface Shown {
  readonly stores: Stores;
  readonly page: ReactNode;
  /** Brings it to the moment that is looked at. */
  readonly finish: () => Promise<void>;
}

/** Shows a scene in place of the last one. Takes what follows the `#` of the address. */
async function showScene(address: string): Promise<void> {
  root?.unmount();
  history.replaceState(null, '', address);
  const wanted = new URLSearchParams(address.slice(1));
  const language = LANGUAGES.find((tag) => tag === wanted.get('language')) ?? WHOLE;
  const settings = {
    theme: THEMES.find((name) => name === wanted.get('theme')) ?? 'light',
    suits: SUIT_COLOURS.find((name) => name === wanted.get('suits')) ?? 'plain',
    backs: TILE_BACKS.find((name) => name === wanted.get('backs')) ?? 'jade',
    language,
    ...(wanted.has('index') && { index: true }),
  };
  document.documentElement.lang = language;
  Object.assign(document.documentElement.dataset, {
    theme: settings.theme,
    suits: settings.suits,
    back: settings.backs,
  });
  // Only a game that is loaded says whether its tiles have numbers.
  await loadWords(language);
  shown = await sceneOf(wanted.get('scene') ?? 'claim', settings);
  const { match } = shown.stores.game.getState();
  if (wanted.has('index') || settings.suits !== 'plain' || isIndexed(match?.rules ?? '')) wantIndexed();
  // The faces are drawn in the colours that the page has, and again when they change.
  if (!hasFaces) await loadSprite(document);
  hasFaces = true;
  const place = document.createElement('div');
  document.querySelector('body > div')?.remove();
  document.body.append(place);
  root = createRoot(place);
  root.render(<Suspense fallback={<main aria-busy="true" />}>{shown.page}</Suspense>);
}

async function sceneOf(asked: string, settings: Partial<Settings>): Promise<Shown> {
  const rest = (sort: string) => (asked.startsWith(`${sort}-`) ? asked.slice(sort.length + 1) : null);
  const [practised, replayed, reviewed] = [rest('practice'), rest('replay'), rest('review')];
  const [shared, counted] = [rest('share'), rest('statistics')];
  const won = /^win-(\w+)-(\w+)$/.exec(asked);
  if (won) return winScene(won[1] ?? '', won[2] ?? '', settings);
  const isOfPast = [practised, replayed, reviewed, shared, counted].some((name) => name !== null);
  const isHome = isOfPast || asked in standingsOf || asked === 'history';
  const scene = TABLES[isHome ? 'home' : asked.replace(COACHED, '').replace(AIMED, '')];
  if (!scene) throw new Error('There is no such scene.');
  const stores = fixtureStores(scene(), {
    ...settings,
    ...(AIMED.test(asked) && { aims: 'always' }),
    ...(asked.startsWith('sight') && { markDrawn: true, showTaken: true, showDanger: true }),
  });
  const still = (page: ReactNode): Shown => ({ stores, page, finish: async () => undefined });
  if (practised !== null) return still(await showPractice(practised, stores));
  if (replayed !== null) {
    const { page, show } = replayScene(replayed, stores);
    const finish = async () => {
      show();
      if (replayed.startsWith('aims')) await untilThere('.aim');
    };
    return { stores, page, finish };
  }
  if (reviewed !== null) {
    const { page, show } = await reviewScene(reviewed, stores);
    return { stores, page, finish: () => show(idle) };
  }
  if (counted !== null) {
    const counting = statisticsScene(counted, stores);
    location.hash = '#statistics';
    return still(<App stores={counting} />);
  }
  if (asked === 'history') {
    location.hash = '#history';
    return still(<App stores={{ ...stores, history: keptMatches, reviews: keptBests }} />);
  }
  const ended = standingsScene(asked);
  if (ended) stores.game.setState(ended.state);
  const opened = shared === null ? ended : shareScene(shared);
  if (opened?.address) location.hash = opened.address;
  if (COACHED.test(asked)) await showCoach(stores, { hasFigures: asked.startsWith('coach-') });
  if (AIMED.test(asked)) await showAims(stores);
  if (asked.startsWith('sight')) stores.dangers.setState({ dangers: dangersFor(scene()) });
  const finish = async () => {
    if (shared === 'form') await openForm();
    if (ended) await untilThere('.best-hand .tile');
  };
  const page = <App stores={{ ...stores, ...(opened && { history: opened.history }) }} />;
  return { stores, page, finish };
}

/** Wins the hand, and stops everything that moves at that moment. Pictures with less motion move nothing. */
function winScene(winner: string, moment: string, settings: Partial<Settings>): Shown {
  const win = winScenes[winner]?.();
  if (!win) throw new Error('There is no such win.');
  const stores = fixtureStores(win.before, settings);
  const finish = async () => {
    // What shows it is drawn when the page is idle.
    await idle();
    await idle();
    const isShown = new Promise((done) => {
      const seen = () => document.querySelector('.win-layer:not(.win-layer--waiting)') && done(null);
      new MutationObserver(seen).observe(document.body, {
        childList: true,
        subtree: true,
        attributeFilter: ['class'],
      });
    });
    stores.game.setState(win.after);
    await isShown;
    await idle();
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = moment === 'less' ? LAST : Number(moment);
    }
  };
  return { stores, page: <App stores={stores} />, finish };
}

/** Loads all words of a language, and the games with them. */
async function loadWords(spoken: Language): Promise<void> {
  await Promise.all([
    ...Object.values(words).flatMap((part) => (isDictionary(part) ? [part.load(spoken)] : [])),
    ...games().map(async ({ id }) => {
      await loadGame(id, spoken);
      await preloadLate(spoken, id);
    }),
  ]);
}

function isDictionary(part: object): part is Dictionary<object> {
  return 'load' in part;
}

/** Shows the scene in another language, as a player does who changes the setting. */
async function showIn(spoken: Language): Promise<void> {
  await loadWords(spoken);
  shown.stores.settings.setState({ language: spoken });
  document.documentElement.lang = spoken;
}

/** Opens the dialog about sharing a new match. */
async function openForm(): Promise<void> {
  const button = [...document.querySelectorAll<HTMLElement>('.options-link[aria-haspopup]')].at(-1);
  button?.click();
  await untilThere('dialog[open] svg');
}

async function untilThere(selector: string): Promise<void> {
  while (!document.querySelector(selector)) await idle();
}

function idle(): Promise<unknown> {
  return new Promise((done) => requestIdleCallback(done));
}
