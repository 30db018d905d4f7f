/** Milliseconds to wait in a browser that does not say when it is idle. */
const SOON = 1000;
/** Idle milliseconds. More than a frame lasts: then nothing moves on the page. */
export const STILL = 20;

/** How many things go on that must not wait for what can be done later. */
let hurries = 0;

/**
 * Until something is done the browser is not taken for idle. It says that it is while one screen gives way to another, because
 * it draws nothing then.
 */
export function hurryUntil(done: Promise<unknown>): void {
  hurries++;
  const end = () => hurries--;
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
        hurries > 0 || idle.timeRemaining() < least ? wait() : run(),
      );
    };
    wait();
    return () => window.cancelIdleCallback(call);
  }
  const timer = setTimeout(run, SOON);
  return () => clearTimeout(timer);
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
