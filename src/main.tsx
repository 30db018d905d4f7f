import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { StoreApi } from 'zustand/vanilla';
import { version } from '../package.json';
import { gamesIn } from './loadGame';
import type { Offline } from './offline/register';
import { createAims } from './store/aims/aimStore';
import type { AimStore, Sight } from './store/aims/aimStore';
import { createCoach } from './store/coach/coachStore';
import { createDangers } from './store/coach/dangers/dangerStore';
import type { GameDeps } from './store/game';
import { browserStorage, holder, takeNewer, terms } from './store/saves/browserStorage';
import { createBotClient } from './store/bots/botPort';
import { createGameStore } from './store/game';
import { lateHistoryStorage, withNews } from './store/records/historyStorage';
import { lazyOnce } from './store/lazyOnce';
import { lockOwnership } from './store/saves/ownership';
import { tabLocks } from './store/saves/tabLocks';
import { followVisibility } from './store/match/pageVisibility';
import { PACES } from './store/match/pace';
import { openThread } from './store/threads/openThread';
import { createSettingsStore } from './store/settings';
import type { Settings } from './store/settings';
import { tabNews } from './store/saves/tabNews';
import type { GameStore, Readable } from './store/types';
import { App } from './ui/App';
import type { TablePorts } from './store/match/table';
import { STILL, untilIdle, whenIdle } from './ui/live/idle';
import { reloadAtHome, routeIn } from './ui/route';
import { appWords } from './ui/text';
import { cardOf, LANGUAGES, languageFor } from './ui/text/languages';
import { firstGame } from './store/games';
import { TableScreen } from './ui/table/lateTable';
import { followLayout } from './ui/table/layoutSheets';
import { registerLengths } from './ui/styles/lengths';
import { loadSprite } from './ui/tile/sprite';
import './ui/styles/index.css';

registerLengths();
followLayout();

const root = document.getElementById('root') ?? document.body;

declare global {
  interface Window {
    /** Missing in browsers that do not know Trusted Types. */
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: { readonly createScriptURL: (address: string) => string },
      ) => void;
    };
  }
}

// No string becomes HTML or a script on this page. Which addresses a worker may come from, its policy checks itself.
window.trustedTypes?.createPolicy('default', { createScriptURL: (address) => address });

/** `#pace=instant` sets the speed for this visit, for tests and demonstrations. */
function settingsFromAddress(): Partial<Settings> {
  const wanted = new URLSearchParams(location.hash.slice(1)).get('pace');
  const pace = PACES.find((name) => name === wanted);
  return pace ? { pace } : {};
}

function randomBits(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function schedule(run: () => void, delay: number): () => void {
  const timer = setTimeout(run, delay);
  return () => clearTimeout(timer);
}

/** The browser was killed before it had written what was chosen last. */
const newer = takeNewer();

const wanted = languageFor(navigator.language);
const settings = createSettingsStore(browserStorage, { language: wanted });
// What was kept may name a language that this version does not have.
if (!(settings.getState().language in LANGUAGES)) settings.setState({ language: wanted });
const fromAddress = settingsFromAddress();
if (fromAddress.pace) settings.setState(fromAddress);

const games = gamesIn(() => settings.getState().language);

const news = tabNews('hong-kong-mahjong/history');
const database = lateHistoryStorage(async () => (await import('./store/records/idbHistory')).idbHistory());
const historyStorage = withNews(database, news);
const recording = lazyOnce(() => import('./store/records/recording'));
const history = lazyOnce(async () =>
  (await recording.load()).createHistoryStore(historyStorage, () => Date.now(), { news, games }),
);
const kept = {
  storage: browserStorage,
  history: historyStorage,
  app: version,
};

const table: TablePorts = {
  schedule,
  pace: () => settings.getState().pace,
  takesBack: () => settings.getState().quickTakeBack,
  bots: createBotClient(openThread('bots')),
  faults: ({ why, bot, detail }) =>
    reportError(new Error(`The bot "${bot}" did not choose (${why}): ${detail}`)),
};

/** Over plain http, from another device than this one, browsers have no locks. */
const locks =
  'locks' in navigator
    ? navigator.locks
    : tabLocks({
        tab: `${performance.timeOrigin} ${randomBits()}`,
        holder,
        who: tabNews('hong-kong-mahjong/who'),
        here: tabNews('hong-kong-mahjong/here'),
        schedule,
        away: (left, back) => {
          window.addEventListener('pagehide', left);
          window.addEventListener('pageshow', back);
        },
      });

const owned = lockOwnership(locks, browserStorage, {
  terms,
  handover: {
    stop: tabNews('hong-kong-mahjong/stop'),
    stopped: tabNews('hong-kong-mahjong/stopped'),
    schedule,
  },
});

function createGame(foresee: GameDeps['foresee']): StoreApi<GameStore> {
  const game = createGameStore({
    ...table,
    randomBits,
    storage: owned.storage,
    games,
    ownership: owned.ownership,
    now: () => Date.now(),
    lasting: settings,
    keepRecord: async (record) => {
      await (await history.load()).keep(record);
      // Now there is something that should last; some browsers ask the player.
      void navigator.storage?.persist?.().catch(() => null);
    },
    app: version,
    nameOf: (person) => cardOf(settings.getState().language).people[person],
    foresee,
  });
  followVisibility(document, game);
  return game;
}

/** What keeps the app for later, once it is there. */
let offline: Offline | null = null;

/** Once nothing else is to be done: the app opens without a network from then on. */
async function stayOffline(game: StoreApi<GameStore>): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { keepOffline } = await import('./offline/register');
  offline = await keepOffline({
    mayReload: () => game.getState().screen === 'home',
    tell: () => game.setState({ notice: game.getState().notice ?? 'update-ready' }),
    still: () => untilIdle(STILL),
  });
}

const page = createRoot(root);

/** What the hand of the seat that looks at a table may become. */
function aimsAt(seen: Readable<Sight>): StoreApi<AimStore> {
  return createAims(async (aims) => {
    const { followInWorker } = await import('./store/aims/follow');
    return followInWorker({ aims, game: seen }, schedule);
  });
}

/** Home needs no table. It is loaded before anything else can be opened from there: its sheets come first. */
async function loadTable(): Promise<void> {
  await TableScreen.preload().catch(() => null);
}

async function open(): Promise<StoreApi<GameStore> | null> {
  const { language, lastMatch } = settings.getState();
  const first = games.load(firstGame(games, lastMatch)).catch(() => null);
  const drawsTable = routeIn(location.hash) !== null;
  // The words of one language are always there.
  const said = appWords.load(language).catch(() => null);
  const [isNewer] = await Promise.all([newer, said, first, drawsTable ? loadTable() : null]);
  if (isNewer) {
    window.location.reload();
    return null;
  }
  const coach = createCoach(async (store) => {
    const { attendInWorker } = await import('./store/coach/attend');
    return attendInWorker({ coach: store, game, settings }, schedule);
  });
  const dangers = createDangers(async (store) => {
    const { weighInWorker } = await import('./store/coach/dangers/weigh');
    return weighInWorker({ dangers: store, game }, schedule);
  });
  const game = createGame(() => {
    const { isOpen, attendant } = coach.getState();
    return isOpen && attendant ? attendant.foresee : null;
  });
  page.render(
    <StrictMode>
      <App
        stores={{
          games,
          game,
          match: game,
          coach,
          dangers,
          aims: aimsAt(game),
          aimsAt,
          settings,
          history,
          kept,
          reviews: database,
          table,
          reload: reloadAtHome,
          renew: () => (offline ? offline.renew() : location.reload()),
          hasAllOffline: async () => (offline ? offline.hasAll() : null),
        }}
      />
    </StrictMode>,
  );
  if (!drawsTable) void drawn.then(loadTable);
  whenIdle(() => {
    // What keeps the match is there before it ends, also without a network.
    void recording.load().catch(() => null);
    void stayOffline(game).catch(() => null);
  });
  return game;
}

/** When the browser has drawn the first screen. */
const drawn = new Promise((resolve) => {
  const watch = new MutationObserver(() => requestAnimationFrame(() => setTimeout(resolve)));
  watch.observe(root, { childList: true });
});

/** Milliseconds until the tile faces are asked for again. */
const AGAIN = 4000;

const opening = open();
const tellMissing = () => void opening.then((game) => game?.setState({ notice: 'load-failed' }));

async function showFaces(isAgain = false): Promise<void> {
  try {
    await loadSprite(document, drawn, tellMissing);
  } catch {
    if (!isAgain) tellMissing();
    schedule(() => void showFaces(true), AGAIN);
  }
}

void showFaces();
