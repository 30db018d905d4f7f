/** A part of the app that is loaded when it is first needed, or before. */
export interface Lazy<T> {
  /** The part, once it is there. */
  readonly now: () => T | null;
  readonly load: () => Promise<T>;
}

/** Calls `load` once and keeps what it gave. If it failed, it is called again the next time. */
export function lazyOnce<T>(load: () => Promise<T>): Lazy<T> {
  let loaded: T | null = null;
  let loading: Promise<T> | null = null;
  const begin = async (): Promise<T> => {
    try {
      return (loaded = await load());
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return { now: () => loaded, load: () => (loading ??= begin()) };
}

/** A part that needs no loading. */
export function alreadyLoaded<T>(part: T): Lazy<T> {
  const loaded = Promise.resolve(part);
  return { now: () => part, load: () => loaded };
}
