/**
 * Runs something once the page is laid out for its next picture and before that is seen: reading places then asks for
 * no layout of its own. `element` has to be on the page and to have a size.
 */
export function beforePaint(element: Element, run: () => void): void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    run();
  });
  observer.observe(element);
}
