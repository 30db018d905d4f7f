import { printable } from '../engine/quote';

const LONGEST = 300;

/** A text as one line that can be shown anywhere: signs without a shape are written as numbers, and what is too long is cut. */
export function sentence(text: string): string {
  const shown = printable(text.slice(0, LONGEST + 1));
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : shown;
}
