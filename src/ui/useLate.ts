import { use } from 'react';
import { PartMissing } from './partMissing';

/** What is there, or has to be loaded. */
interface Part<T> {
  readonly now: () => T | null;
}

/** One promise for each part that was asked for, whatever became of it: React must get the same one each time. */
let asked = new WeakMap<object, Promise<unknown>>();

/** What did not come is asked for again. */
export function askAgain(): void {
  asked = new WeakMap();
}

/** A part; the component waits until it is there. If it does not come, the guard around the component says so. */
export function useLate<T>(part: Part<T>, load: () => Promise<unknown>): T {
  // Once a component has called `use`, it must always call it.
  const waiting = asked.get(part) as Promise<T> | undefined;
  const there = waiting ? null : part.now();
  if (there !== null) return there;
  const promise = waiting ?? loaded(part, load);
  asked.set(part, promise);
  return use(promise);
}

async function loaded<T>(part: Part<T>, load: () => Promise<unknown>): Promise<T> {
  try {
    await load();
  } catch (cause) {
    throw new PartMissing(cause);
  }
  const there = part.now();
  if (there === null) throw new Error('A part that was loaded is not there.');
  return there;
}
