/** What the player used last. Focus moves by itself only for those who use the keyboard. */
type InputMode = 'keyboard' | 'pointer';

let mode: InputMode = 'pointer';

export function isKeyboardMode(): boolean {
  return mode === 'keyboard';
}

/** Listens to the page; gives what takes the listeners away again. */
export function followInputMode(page: Window): () => void {
  const keyboard = () => {
    mode = 'keyboard';
  };
  const pointer = () => {
    mode = 'pointer';
  };
  page.addEventListener('keydown', keyboard, true);
  page.addEventListener('pointerdown', pointer, true);
  return () => {
    page.removeEventListener('keydown', keyboard, true);
    page.removeEventListener('pointerdown', pointer, true);
  };
}
