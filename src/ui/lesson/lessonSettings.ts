import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { SettingsStore } from '../../store/settings';

/** What the lesson relies on, whatever the player has set: everything is asked, and nothing by one tap. */
const RELIED_ON = {
  noChows: false,
  onlyWins: false,
  oneTap: false,
  showWaits: true,
  showWinValue: true,
} as const satisfies Partial<SettingsStore>;

/** The player's settings but for what the lesson relies on; what is changed meanwhile is the player's own. */
export function createLessonSettings(own: StoreApi<SettingsStore>): {
  readonly store: StoreApi<SettingsStore>;
  readonly follow: () => () => void;
} {
  const store = createStore<SettingsStore>()(() => ({ ...own.getState(), ...RELIED_ON }));
  const follow = () => own.subscribe((settings) => store.setState({ ...settings, ...RELIED_ON }));
  return { store, follow };
}
