/** What the player used last. Focus moves by itself only for those who use the keyboard. */
type InputMode = 'keyboard' | 'pointer';

let mode: InputMode = 'pointer';

export function isKeyboardMode(): boolean {
  return mode === 'keyboard';
}

function setKeyboard(): void {
  mode = 'keyboard';
}

function setPointer(): void {
  mode = 'pointer';
}

/** Starts listening to the page. Gives a function that stops it. */
export function followInputMode(page: Window): () => void {
  page.addEventListener('keydown', setKeyboard, true);
  page.addEventListener('pointerdown', setPointer, true);
  return () => {
    page.removeEventListener('keydown', setKeyboard, true);
    page.removeEventListener('pointerdown', setPointer, true);
  };
}
