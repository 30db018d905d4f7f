/**
 * Runs something after the next layout and before the paint, when reading places costs no extra layout.
 * `element` must be on the page and have a size.
 */
export function beforePaint(element: Element, run: () => void): void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    run();
  });
  observer.observe(element);
}
