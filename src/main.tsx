import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { botOfPlayer } from './store/bots';
import { createGameStore } from './store/game';
import { PACES } from './store/pace';
import { createSettingsStore } from './store/settings';
import type { Settings } from './store/settings';
import { App } from './ui/App';
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

const settings = createSettingsStore(localStorage, { language: preferredLanguage() });
const fromAddress = settingsFromAddress();
if (fromAddress.pace) settings.setState(fromAddress);
const game = createGameStore({
  schedule,
  randomBits,
  storage: localStorage,
  pace: () => settings.getState().pace,
  botOf: botOfPlayer,
});

void loadSprite(document);
createRoot(root).render(
  <StrictMode>
    <App stores={{ game, settings }} />
  </StrictMode>,
);
