/** A part of the app that is loaded when it is first needed, or before. */
export interface Late<T> {
  /** The part, once it is there. */
  readonly now: () => T | null;
  readonly load: () => Promise<T>;
}

/** What `load` gives, loaded once; a load that failed is tried again when it is next asked for. */
export function late<T>(load: () => Promise<T>): Late<T> {
  let loaded: T | null = null;
  return { now: () => loaded, load: async () => (loaded ??= await load()) };
}
