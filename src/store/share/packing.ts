import { deflateSync, Inflate, strToU8 } from 'fflate';
import { hashText } from '../../engine/random';

/** Why a link is refused; each is one sentence of the interface. */
export type LinkRefusal =
  /** It does not begin as links of this game do. */
  | 'no-link'
  | 'newer'
  | 'too-long'
  /** It would become too large when it is unpacked. */
  | 'too-large'
  /** Something of it is missing or was changed on the way. */
  | 'damaged'
  | 'unknown-game'
  | 'not-loaded'
  /** The game has changed since, or its options are none that there are. */
  | 'other-rules'
  | 'unknown-bot'
  /** What it tells of cannot have happened. */
  | 'impossible';

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: LinkRefusal };

export function refuse(why: LinkRefusal): { readonly ok: false; readonly why: LinkRefusal } {
  return { ok: false, why };
}

/** The first character of every code: how it is packed. */
const VERSION = '1';

/** Longer codes are neither made nor read, in characters. */
export const LONGEST_CODE = 24_000;

/** So much is unpacked at most, in bytes. */
const MOST_BYTES = 400_000;

/** What is unpacked at once, in packed bytes; a byte becomes 1,032 at most. */
const SLICE = 64;

/** The beginning of the SHA-256 of the text stands before it, in bytes. */
const CHECK = 3;

/** What every packed text may refer to. A change needs another version. */
const KNOWN = strToU8(
  '"coached":true,"seating":true,"players":[["","routes-1"],["","gentle-2"],["","sharp"],["","master"],' +
    '["",null]],"hands":[""],"sum":"0123456789abcdef","at":0,"app":"0.1.0","text":"",' +
    '"bots":["routes-1","routes-1","routes-1"],"by":"","options":{"dealerRepeats":"never","rounds":1},' +
    '"version":1,"bits":"{"kind":"rules","rules":"{"kind":"record","rules":"{"kind":"result","rules":"' +
    '{"kind":"challenge","rules":"',
);

/** A text packed for an address: letters, digits, `-` and `_`. Null where that would be too long. */
export function pack(text: string): string | null {
  const packed = deflateSync(strToU8(text), { level: 9, mem: 9, dictionary: KNOWN });
  const code = VERSION + toLetters([...checkOf(text), ...packed]);
  return code.length > LONGEST_CODE ? null : code;
}

/** The text of a code. */
export function unpack(code: string): Read<string> {
  if (code.length > LONGEST_CODE) return refuse('too-long');
  if (!/^\d/.test(code)) return refuse('no-link');
  if (!code.startsWith(VERSION)) return refuse('newer');
  const bytes = fromLetters(code.slice(VERSION.length));
  if (!bytes) return refuse('damaged');
  const text = inflate(bytes.subarray(CHECK));
  if (!text.ok) return text;
  const isWhole = checkOf(text.value).every((byte, at) => byte === bytes[at]);
  return isWhole ? text : refuse('damaged');
}

/**
 * The code at the beginning of a text: what follows it is left out, also a `_` that makes it slanted, and lines into which it
 * was broken are joined. Which of these is right its check tells; where none is, the letters up to the first other sign.
 */
export function wholeCode(text: string): string {
  const tries: string[] = [];
  let joined = '';
  for (const line of text.split(/[^\S\n]*\n[>\s]*/)) {
    const [letters = ''] = /^[\w-]*/.exec(line) ?? [];
    joined += letters;
    tries.push(joined.replace(/[_-]+$/, ''), joined);
    if (letters.length < line.length) break;
  }
  return tries.find((code) => unpack(code).ok) ?? tries[1] ?? '';
}

function checkOf(text: string): number[] {
  const hash = hashText(text);
  return Array.from({ length: CHECK }, (_, at) => Number.parseInt(hash.slice(2 * at, 2 * at + 2), 16));
}

/** Unpacks slice by slice, and stops as soon as there is too much. */
function inflate(bytes: Uint8Array): Read<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let value = '';
  let size = 0;
  try {
    const stream = new Inflate({ dictionary: KNOWN }, (part, isLast) => {
      size += part.length;
      value += decoder.decode(part, { stream: !isLast });
    });
    for (let at = 0; at < bytes.length; at += SLICE) {
      stream.push(bytes.slice(at, at + SLICE), at + SLICE >= bytes.length);
      if (size > MOST_BYTES) return refuse('too-large');
    }
    return { ok: true, value };
  } catch {
    return refuse('damaged');
  }
}

function toLetters(bytes: readonly number[]): string {
  const text = btoa(bytes.map((byte) => String.fromCodePoint(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromLetters(letters: string): Uint8Array | null {
  if (!/^[\w-]+$/.test(letters)) return null;
  try {
    const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  } catch {
    return null;
  }
}
