/** A broken rule found while reading a hand; the reader adds the hand and event number. */
class Breach extends Error {}

export function fail(message: string): never {
  throw new Breach(message);
}

export function demand(holds: boolean, message: string): asserts holds {
  if (!holds) fail(message);
}

/** Runs `check`; a breach goes to `report`, any other error stays an error. Null after a breach. */
export function guarded<T>(report: (message: string) => void, check: () => T): T | null {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof Breach)) throw error;
    report(error.message);
    return null;
  }
}
