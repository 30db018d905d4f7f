import { isForOthers, isHeld, keyOf } from './keys';

/** Does something with a key, and says whether it did. */
type Press = (key: string, event: KeyboardEvent) => boolean;

const onPage = new Set<Press>();
/** Asked when nothing on the page has a use for the key. */
const ofPage = new Set<Press>();

/**
 * Calls `press` for every key that is meant for the page: not one of the browser's own, not one that something on the
 * page has taken, not one that is still held down, and none while a dialog is open. What `press` says it used goes no
 * further. Gives a function that ends this.
 */
export function followPageKeys(press: Press): () => void {
  return follow(onPage, press);
}

/** The same for keys that nothing on the page has a use for. */
export function followLeftKeys(press: Press): () => void {
  return follow(ofPage, press);
}

function follow(followers: Set<Press>, press: Press): () => void {
  window.addEventListener('keydown', onKeyDown);
  followers.add(press);
  return () => {
    followers.delete(press);
    if (onPage.size + ofPage.size === 0) window.removeEventListener('keydown', onKeyDown);
  };
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || isForOthers(event) || isHeld(event)) return;
  if (document.querySelector('dialog[open]')) return;
  const key = keyOf(event);
  if ([...onPage, ...ofPage].some((press) => press(key, event))) event.preventDefault();
}
