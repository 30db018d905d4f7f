import { fail, ok, type Result } from '../engine/result';

/** Deeper than anything that is read, and soon read. */
const DEEPEST = 1000;
const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING = [0x5b, 0x7b];
const CLOSING = [0x5d, 0x7d];

/** A text as JSON. One that is nested without end is refused before it is read, which would take seconds. */
export function readJson(text: string): Result<unknown> {
  if (isNested(text)) return fail('This is nested too deep.');
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail('This is not JSON.');
  }
}

function isNested(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length && depth <= DEEPEST; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(text, at);
    else if (OPENING.includes(sign)) depth++;
    else if (CLOSING.includes(sign)) depth--;
  }
  return depth > DEEPEST;
}

/** Where the string that begins here ends. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}
