/** Milliseconds to wait in a browser that does not say when it is idle. */
const SOON = 1000;
/** Idle milliseconds, longer than a frame: nothing moves on the page. */
export const STILL = 20;

/** How many changes of screen are under way. */
let changes = 0;

/**
 * What waits in `whenIdle` does not run before this is done. For changes of screen: the browser draws nothing meanwhile,
 * and so calls itself idle.
 */
export function hurryUntil(done: Promise<unknown>): void {
  changes++;
  const end = () => changes--;
  done.then(end, end);
}

/**
 * Runs something when the browser is idle and expects to stay so for `least` milliseconds. Gives a function
 * that cancels it.
 */
export function whenIdle(run: () => void, least = 0): () => void {
  if ('requestIdleCallback' in window) {
    let call = 0;
    const wait = () => {
      call = window.requestIdleCallback((idle) =>
        changes > 0 || idle.timeRemaining() < least ? wait() : run(),
      );
    };
    wait();
    return () => window.cancelIdleCallback(call);
  }
  const timer = setTimeout(run, SOON);
  return () => clearTimeout(timer);
}

/** Waits until the browser is idle and expects to stay so for `least` milliseconds. */
export function untilIdle(least = 0): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(resolve, least);
  });
}

/** Waits until whatever else is due has run: inputs, a frame. A message comes sooner than a timer. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
