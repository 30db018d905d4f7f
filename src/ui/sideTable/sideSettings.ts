import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { SettingsStore } from '../../store/settings';

/** Settings that tables beside the match rely on: every choice is asked, and no discard is made by one tap. */
const RELIED_ON = {
  noChows: false,
  onlyWins: false,
  autoWin: false,
  discardDrawn: false,
  nextHand: false,
  oneTap: false,
  showWaits: true,
  showWinValue: true,
} as const satisfies Partial<SettingsStore>;

/**
 * The player's settings, except those that tables beside the match rely on. What is changed there is kept as the
 * player's own.
 */
export function createSideSettings(own: StoreApi<SettingsStore>): {
  readonly store: StoreApi<SettingsStore>;
  readonly follow: () => () => void;
} {
  const store = createStore<SettingsStore>()(() => ({ ...own.getState(), ...RELIED_ON }));
  const follow = () => own.subscribe((settings) => store.setState({ ...settings, ...RELIED_ON }));
  return { store, follow };
}
