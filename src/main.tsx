import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { version } from '../package.json';
import { gamesIn } from './loadGame';
import { createCoach } from './store/coach/coachStore';
import type { GameDeps } from './store/game';
import { browserStorage } from './store/saves/browserStorage';
import { createBotClient } from './store/bots/botClient';
import { createGameStore } from './store/game';
import { lateHistoryStorage, withNews } from './store/records/historyStorage';
import { late } from './store/late';
import { lockOwnership } from './store/saves/ownership';
import { followVisibility } from './store/match/pageVisibility';
import { PACES } from './store/match/pace';
import { findKept } from './store/saves/save';
import { withStandInNews } from './store/bots/standInNews';
import { startBotWorker } from './store/bots/startBotWorker';
import { createSettingsStore } from './store/settings';
import type { Settings } from './store/settings';
import { tabNews } from './store/saves/tabNews';
import { App } from './ui/App';
import type { TablePorts } from './store/match/tablePorts';
import type { Stores } from './ui/context';
import { bareAddress } from './ui/live/layers';
import { routeIn } from './ui/route';
import { firstWords } from './ui/text';
import { firstGame } from './store/games';
import { peopleIn } from './ui/text/people';
import { followLayout } from './ui/table/layoutSheets';
import { loadSprite } from './ui/tile/sprite';
import './ui/styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

/** `#pace=instant` sets the speed for this visit, for tests and demonstrations. */
function settingsFromAddress(): Partial<Settings> {
  const wanted = new URLSearchParams(location.hash.slice(1)).get('pace');
  const pace = PACES.find((name) => name === wanted);
  return pace ? { pace } : {};
}

function preferredLanguage(): Settings['language'] {
  return navigator.language.startsWith('zh') ? 'zh-Hant-HK' : 'en';
}

function randomBits(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function schedule(run: () => void, delay: number): () => void {
  const timer = setTimeout(run, delay);
  return () => clearTimeout(timer);
}

const settings = createSettingsStore(browserStorage, { language: preferredLanguage() });
const fromAddress = settingsFromAddress();
if (fromAddress.pace) settings.setState(fromAddress);

const games = gamesIn(() => settings.getState().language);

const news = tabNews('hong-kong-mahjong/history');
const database = lateHistoryStorage(async () => (await import('./store/records/idbHistory')).idbHistory());
const historyStorage = withNews(database, news);
const recording = late(() => import('./store/records/recording'));
const history = late(async () =>
  (await recording.load()).createHistoryStore(historyStorage, () => Date.now(), { news, games }),
);
const kept = {
  storage: { ...browserStorage, keys: () => Object.keys(localStorage) },
  history: historyStorage,
  app: version,
};
const saveReader = late(() => import('./store/saves/readSave'));

/** A first visitor has nothing to be read; whoever has waits for what reads it, and is told when it does not come. */
async function loadSaveReader(): Promise<void> {
  if (findKept(browserStorage) === 'some') await saveReader.load().catch(() => null);
}

const table: TablePorts = {
  schedule,
  pace: () => settings.getState().pace,
  bots: createBotClient(startBotWorker),
  faults: ({ why, bot, detail }) =>
    reportError(new Error(`The bot "${bot}" did not choose (${why}): ${detail}`)),
};

function createGame(foresee: GameDeps['foresee']): Stores['game'] {
  const game: Stores['game'] = createGameStore({
    ...table,
    faults: withStandInNews(table.faults, () => game.setState({ notice: 'bots-replaced' })),
    randomBits,
    storage: browserStorage,
    saveReader,
    games,
    ownership: lockOwnership(navigator.locks),
    recorder: recording,
    keepRecord: async (record) => (await history.load()).keep(record),
    app: version,
    nameOf: (person) => peopleIn[settings.getState().language][person],
    foresee,
  });
  followVisibility(document, game);
  return game;
}

/** Loads the page again, at home. */
function reloadPage(): void {
  if (routeIn(location.hash)) window.history.replaceState(window.history.state, '', bareAddress());
  location.reload();
}

const page = createRoot(root);

async function open(): Promise<void> {
  const { language, lastMatch } = settings.getState();
  const first = games.load(firstGame(games, lastMatch)).catch(() => null);
  const layout = followLayout().catch(() => null);
  await Promise.all([firstWords.load(language), loadSaveReader(), first, layout]);
  const coach = createCoach(async (store) => {
    const { attendInWorker } = await import('./store/coach/inWorker');
    return attendInWorker({ coach: store, game, settings }, schedule);
  });
  const game = createGame(() => {
    const { isOpen, attendant } = coach.getState();
    return isOpen && attendant ? attendant.foresee : null;
  });
  page.render(
    <StrictMode>
      <App stores={{ games, game, coach, settings, history, kept, table, reload: reloadPage }} />
    </StrictMode>,
  );
}

void loadSprite(document);
void open();
