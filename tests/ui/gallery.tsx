import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { isIndexed } from '../../src/store/selectors/knownTables';
import { SUIT_COLOURS, THEMES, TILE_BACKS } from '../../src/store/settings';
import type { Language } from '../../src/store/settings';
import { App } from '../../src/ui/App';
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
import { classicalScenes } from './classicalScenes';
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
registerLengths();
followScreen();

const wanted = new URLSearchParams(location.hash.slice(1));
const asked = wanted.get('scene') ?? 'claim';
/** `coach-claim`: with figures, as on a desk; `coachline-claim`: in one line on small screens. */
const COACHED = /^coach(line)?-/;
const isCoached = COACHED.test(asked);
/** `aims-turn`: with what the hand may become. */
const AIMED = /^aims-/;
const practice = asked.startsWith('practice-') ? asked.replace('practice-', '') : null;
const replayed = asked.startsWith('replay-') ? asked.replace('replay-', '') : null;
const reviewed = asked.startsWith('review-') ? asked.replace('review-', '') : null;
const shared = asked.startsWith('share-') ? asked.replace('share-', '') : null;
const counted = asked.startsWith('statistics-') ? asked.replace('statistics-', '') : null;
const [, winner = '', moment = ''] = /^win-(\w+)-(\w+)$/.exec(asked) ?? [];
const win = winScenes[winner]?.() ?? null;
const standing = asked in standingsOf;
const scene = {
  ...scenes,
  ...toyScenes,
  ...sightScenes,
  ...ownScenes,
  ...everyHandScenes,
  ...classicalScenes,
  ...americanScenes,
  ...riichiScenes,
}[
  practice !== null ||
  replayed !== null ||
  reviewed !== null ||
  shared !== null ||
  counted !== null ||
  win ||
  standing ||
  asked === 'history'
    ? 'home'
    : asked.replace(COACHED, '').replace(AIMED, '')
];
if (!scene) throw new Error('There is no such scene.');
const theme = THEMES.find((name) => name === wanted.get('theme')) ?? 'light';
const language = LANGUAGES.find((tag) => tag === wanted.get('language')) ?? WHOLE;
const suits = SUIT_COLOURS.find((name) => name === wanted.get('suits')) ?? 'plain';
const backs = TILE_BACKS.find((name) => name === wanted.get('backs')) ?? 'jade';
const index = wanted.has('index');
const stores = fixtureStores(win?.before ?? scene(), {
  theme,
  language,
  ...(index && { index }),
  suits,
  backs,
  ...(AIMED.test(asked) && { aims: 'always' }),
  ...(asked.startsWith('sight') && { markDrawn: true, showTaken: true, showDanger: true }),
});

// The faces are drawn in the colours that the page has.
document.documentElement.lang = language;
Object.assign(document.documentElement.dataset, { theme, suits, back: backs });
// Only a game that is loaded says whether its tiles have numbers.
await loadWords(language);
if (index || suits !== 'plain' || isIndexed(stores.game.getState().match?.rules ?? '')) wantIndexed();
await loadSprite(document);
/** Milliseconds after which nothing moves any more. */
const LAST = 599;
const root = document.createElement('div');
document.body.append(root);
if (isCoached) await showCoach(stores, { hasFigures: asked.startsWith('coach-') });
if (AIMED.test(asked)) await showAims(stores);
if (asked.startsWith('sight')) stores.dangers.setState({ dangers: dangersFor(scene()) });
const ended = standingsScene(asked);
if (ended) stores.game.setState(ended.state);
const opened = shared === null ? ended : shareScene(shared);
const shown =
  counted !== null
    ? statisticsScene(counted, stores)
    : asked === 'history'
      ? { ...stores, history: keptMatches, reviews: keptBests }
      : { ...stores, ...(opened && { history: opened.history }) };
const replay = replayed === null ? null : replayScene(replayed, stores);
const review = reviewed === null ? null : await reviewScene(reviewed, stores);
const page =
  practice === null
    ? (review?.page ?? replay?.page ?? <App stores={shown} />)
    : await showPractice(practice, stores);
if (asked === 'history') location.hash = '#history';
if (counted !== null) location.hash = '#statistics';
if (opened?.address) location.hash = opened.address;
createRoot(root).render(<Suspense fallback={<main aria-busy="true" />}>{page}</Suspense>);
Object.assign(window, {
  findFaults: () => findFaults(document),
  findTight: () => findTight(document),
  placesOf: () => placesOf(document),
  showIn,
  showWin,
});

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
  stores.settings.setState({ language: spoken });
  document.documentElement.lang = spoken;
}

/** Brings a replay to its moment; or wins the hand, and stops everything that moves at the moment that the address names. Pictures with less motion move nothing. */
async function showWin(): Promise<void> {
  replay?.show();
  if (replayed?.startsWith('aims')) await untilThere('.aim');
  await review?.show(idle);
  if (shared === 'form') await openForm();
  if (ended) await untilThere('.best-hand .tile');
  if (!win) return;
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
