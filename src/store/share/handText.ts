import type { HandChoices } from '../../engine/recordChoices';

/** The choices of a hand as text: a character for each small number, three for each larger one. */

const FIRST = 48;
/** Numbers from here on are written as `|` and two digits to the base of 64. */
const SMALL = 76;
const LARGE = '|';
const BASE = 64;
const MOST = BASE * BASE;

/** Null where a number is too large to be written. */
export function writeHand(choices: HandChoices): string | null {
  if (choices.some((choice) => choice < 0 || choice >= MOST)) return null;
  return choices.map(written).join('');
}

function written(choice: number): string {
  if (choice < SMALL) return String.fromCodePoint(FIRST + choice);
  return LARGE + String.fromCodePoint(FIRST + Math.floor(choice / BASE), FIRST + (choice % BASE));
}

/** The choices of a hand; a text of another kind gives numbers that are no choices. */
export function readHand(text: string): HandChoices {
  const choices: number[] = [];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === LARGE) {
      choices.push(digitAt(text, at + 1) * BASE + digitAt(text, at + 2));
      at += 2;
    } else choices.push(digitAt(text, at));
  }
  return choices;
}

function digitAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) - FIRST;
}
