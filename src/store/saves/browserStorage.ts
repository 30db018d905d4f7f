import { PREFIX } from './keys';
import { Mirror } from './mirror';
import type { SaveStorage } from './save';
import { strictStore } from './strictStore';
import type { Holder } from './tabLocks';

/** Counts the changes. It is no text of the player: backups do not have it. */
const CHANGES = 'hong-kong-mahjong:changes';

const TERM = 'hong-kong-mahjong:term';

const HOLDER = 'hong-kong-mahjong:holder';

const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
const changes = () => Number(localStorage.getItem(CHANGES) ?? 0);
const setChanges = (count: number) => localStorage.setItem(CHANGES, String(count));

function replace(texts: ReadonlyMap<string, string>, count: number): void {
  for (const key of keys()) if (!texts.has(key)) localStorage.removeItem(key);
  for (const [key, text] of texts) localStorage.setItem(key, text);
  setChanges(count);
}

const mirror = new Mirror(
  {
    keys,
    textOf: (key) => localStorage.getItem(key),
    changes,
    setChanges,
    replace,
    replacedLate: () => window.location.reload(),
  },
  strictStore('hong-kong-mahjong-kept', 'texts'),
);

function note(key: string): void {
  setChanges(changes() + 1);
  mirror.note(key);
}

/**
 * The browser's `localStorage`, with a mirror that is on the disk at once. `localStorage` is named only inside the calls,
 * because naming it throws where the browser keeps nothing.
 */
export const browserStorage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => {
    localStorage.setItem(key, value);
    note(key);
  },
  removeItem: (key: string) => {
    localStorage.removeItem(key);
    note(key);
  },
  pending: () => mirror.pending(),
  refresh: async () => void (await mirror.reconcile()),
  keys,
  forget: async () => {
    await mirror.forget();
    localStorage.removeItem(CHANGES);
    localStorage.removeItem(TERM);
    localStorage.removeItem(HOLDER);
  },
} satisfies SaveStorage & Record<string, unknown>;

/** How often a tab has taken the match from another. Like the number of changes it is no text of the player. */
export const terms = {
  now: () => {
    try {
      return Number(localStorage.getItem(TERM) ?? 0);
    } catch {
      return 0;
    }
  },
  begin: () => {
    try {
      localStorage.setItem(TERM, String(terms.now() + 1));
    } catch {
      // A browser that keeps nothing has nothing that could be overwritten.
    }
    return terms.now();
  },
};

/** Which tab plays, where the browser has no locks. */
export const holder: Holder = {
  now: () => {
    try {
      return localStorage.getItem(HOLDER);
    } catch {
      return null;
    }
  },
  set: (tab) => {
    try {
      if (tab === null) localStorage.removeItem(HOLDER);
      else localStorage.setItem(HOLDER, tab);
    } catch {
      // A browser that keeps nothing has nothing that could be overwritten.
    }
  },
  listen: (changed) =>
    window.addEventListener('storage', ({ key }) => {
      if (key === HOLDER) changed();
    }),
};

/** Takes what the mirror has, where it is newer; true if so. */
export const takeNewer = () => mirror.reconcile();
