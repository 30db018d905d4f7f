/** What is read of a key press. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** A key by its name, such as `Enter`. Signs are shorter, or not Latin: one key writes two in Arabic. */
const NAMED = /^[A-Za-z\d]{2,}$/;
const OTHER_LETTER = /[\p{L}\p{M}]/u;
const LATIN = /\p{Script=Latin}/u;
const LETTER_PLACE = /^Key([A-Z])$/;
const DIGIT_PLACE = /^(?:Digit|Numpad)(\d)$/;
/** Where a layout of other letters has a mark in a letter's place: Hebrew. Dvorak has its marks elsewhere. */
const MARKS: Readonly<Record<string, string>> = { "KeyW'": 'w', 'KeyQ/': 'q' };
const QUESTION_MARKS = ['？', '؟'];
/** Between a full-width sign and the plain one. */
const FULL_WIDTH = 0xfe_e0;

/**
 * The key as the page names it: `ArrowLeft`, `w`, `3`, `?`. What counts is what the key writes. Only where it writes
 * no letter or digit that the page knows (Cyrillic, Bopomofo, the digit row of a French keyboard), its place counts.
 */
export function keyOf({ key, code, shiftKey }: KeyPress): string {
  if (NAMED.test(key)) return key;
  const sign = plain(key).toLowerCase();
  if (/^[a-z\d]$/.test(sign)) return sign;
  const [, digit] = DIGIT_PLACE.exec(code) ?? [];
  if (digit !== undefined && !shiftKey) return digit;
  const [, letter] = LETTER_PLACE.exec(code) ?? [];
  if (letter !== undefined && OTHER_LETTER.test(sign) && !LATIN.test(sign)) return letter.toLowerCase();
  return MARKS[`${code}${sign}`] ?? sign;
}

/** A full-width sign as the plain one, and every question mark as the one that opens the list of keys. */
function plain(key: string): string {
  if (QUESTION_MARKS.includes(key)) return '?';
  if (key === '\u3000') return ' ';
  return /^[！-～]$/.test(key) ? String.fromCharCode(key.charCodeAt(0) - FULL_WIDTH) : key;
}

/** The key belongs to something else: to the browser, to a third sign on the key, or to a word that is being composed. */
export function isForOthers(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, isComposing, key } = event;
  return (
    ctrlKey ||
    metaKey ||
    altKey ||
    event.getModifierState('AltGraph') ||
    isComposing ||
    key === 'Process' ||
    key === 'Dead'
  );
}

/** What may be repeated: it moves, or takes away signs one by one. */
const MOVES = /^(?:Arrow\w+|Page\w+|Home|End|Tab|Backspace|Delete)$/;

/** The key is held down, and must be let go before it does something again. */
export function isHeld({ repeat, key }: Pick<KeyboardEvent, 'repeat' | 'key'>): boolean {
  return repeat && !MOVES.test(key);
}

/** What Space presses. */
const PRESSED = 'button, summary, select, [type=checkbox], [type=radio]';

/** From now on a key that is held down presses nothing again, whatever has got the focus meanwhile. Gives what ends this. */
export function followHeldKeys(page: Window): () => void {
  page.addEventListener('keydown', stopHeld, true);
  return () => page.removeEventListener('keydown', stopHeld, true);
}

function stopHeld(event: KeyboardEvent): void {
  if (isHeld(event) && isPress(event)) event.preventDefault();
}

function isPress({ key, target }: KeyboardEvent): boolean {
  if (key === 'Enter') return !(target instanceof HTMLTextAreaElement);
  if (key === ' ') return target instanceof Element && target.matches(PRESSED);
  return key === 'Escape';
}
