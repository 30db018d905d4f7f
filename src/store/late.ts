/** A part of the app that is loaded when it is first needed, or before. */
export interface Late<T> {
  /** The part, once it is there. */
  readonly now: () => T | null;
  readonly load: () => Promise<T>;
}

/** What `load` gives, loaded once; a load that failed is tried again when it is next asked for. */
export function late<T>(load: () => Promise<T>): Late<T> {
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

/** What is there from the start. */
export function here<T>(part: T): Late<T> {
  const loaded = Promise.resolve(part);
  return { now: () => part, load: () => loaded };
}
