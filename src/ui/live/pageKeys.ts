import { isForOthers, isHeld, keyOf } from './keys';

/**
 * Calls `press` for every key that is meant for the page: not one of the browser's own, not one that something on the
 * page has taken, not one that is still held down, and none while a dialog is open. What `press` says it used goes no
 * further. Gives a function that ends this.
 */
export function followPageKeys(press: (key: string, event: KeyboardEvent) => boolean): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isForOthers(event) || isHeld(event)) return;
    if (document.querySelector('dialog[open]')) return;
    if (press(keyOf(event), event)) event.preventDefault();
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
}
