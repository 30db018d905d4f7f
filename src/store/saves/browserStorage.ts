import type { SaveStorage } from './save';

/** The browser's small storage. Where it keeps nothing for this page even naming it throws: that is left to the call. */
export const browserStorage: SaveStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};
