import type { SaveStorage } from './save';

/**
 * The browser's `localStorage`. It is named only inside the calls, because naming it throws where the browser
 * keeps nothing.
 */
export const browserStorage: SaveStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};
