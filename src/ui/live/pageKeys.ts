/**
 * Calls `press` for every key that is meant for the page: not one of the browser's own (with Ctrl, Meta or Alt), not
 * one that something on the page has taken, and none while a dialog is open. What `press` says it used goes no further.
 * Gives a function that ends this.
 */
export function followPageKeys(press: (event: KeyboardEvent) => boolean): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    if (press(event)) event.preventDefault();
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
}
