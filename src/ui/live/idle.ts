/** Where the browser does not say when it is idle: milliseconds. */
const SOON = 1000;

/** Runs something when the browser has nothing else to do; gives the way to call it off. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const call = window.requestIdleCallback(run);
    return () => window.cancelIdleCallback(call);
  }
  const timer = setTimeout(run, SOON);
  return () => clearTimeout(timer);
}
