/** What waits for a paint, by who watches for it. */
const waiting = new Map<ResizeObserver, () => void>();

/**
 * Runs something after the next layout and before the paint, when reading places costs no extra layout.
 * `element` must be on the page and have a size.
 */
export function beforePaint(element: Element, run: () => void): void {
  const observer = new ResizeObserver(() => runFor(observer));
  waiting.set(observer, run);
  observer.observe(element);
}

/** Runs now what waits for the next paint: the page is laid out already. */
export function runWaiting(): void {
  for (const observer of waiting.keys()) runFor(observer);
}

function runFor(observer: ResizeObserver): void {
  observer.disconnect();
  const run = waiting.get(observer);
  waiting.delete(observer);
  run?.();
}
