/** Where the browser does not say when it is idle: milliseconds. */
const SOON = 1000;

/**
 * Runs something when the browser has nothing else to do, for so many milliseconds at least; gives the way to call it
 * off.
 */
export function whenIdle(run: () => void, least = 0): () => void {
  if ('requestIdleCallback' in window) {
    let call = 0;
    const wait = () => {
      call = window.requestIdleCallback((idle) => (idle.timeRemaining() < least ? wait() : run()));
    };
    wait();
    return () => window.cancelIdleCallback(call);
  }
  const timer = setTimeout(run, SOON);
  return () => clearTimeout(timer);
}
