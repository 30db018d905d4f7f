/** Tile kinds as numbers: 0-26 characters, dots, bamboo; 27-33 honours; 34-41 flowers and seasons; 42-49 animals. */
export const EAST = 27;
export const RED = 31;
export const GREEN = 32;
export const WHITE = 33;
export const FIRST_FLOWER = 34;
export const FIRST_SEASON = 38;
export const FIRST_ANIMAL = 42;
export const PLAYING_KINDS = 34;

export const CHARACTERS = 0;
export const DOTS = 1;
export const BAMBOO = 2;

const SUIT_LETTERS = 'mps';
const HONOUR_LETTERS = 'ESWNCFP';
const RUN_STARTS: Readonly<Record<string, number>> = { m: 0, p: 9, s: 18, f: 34, y: 38, a: 42 };
const RUN_LENGTHS: Readonly<Record<string, number>> = { m: 9, p: 9, s: 9, f: 4, y: 4, a: 8 };

/** The unicode characters in code point order from U+1F000, as kinds. */
const UNICODE_KINDS: readonly number[] = [
  27, 28, 29, 30, 31, 32, 33, 0, 1, 2, 3, 4, 5, 6, 7, 8, 18, 19, 20, 21, 22, 23, 24, 25, 26, 9, 10, 11, 12,
  13, 14, 15, 16, 17, 34, 35, 37, 36, 38, 39, 40, 41,
];

export function isNumbered(kind: number): boolean {
  return kind < 27;
}

export function isHonour(kind: number): boolean {
  return kind >= 27 && kind < 34;
}

export function isWind(kind: number): boolean {
  return kind >= 27 && kind < 31;
}

export function isDragon(kind: number): boolean {
  return kind >= 31 && kind < 34;
}

/** 0 characters, 1 dots, 2 bamboo; only for numbered tiles. */
export function suitOf(kind: number): number {
  return Math.floor(kind / 9);
}

/** 1-9; only for numbered tiles. */
export function rankOf(kind: number): number {
  return (kind % 9) + 1;
}

export function isTerminal(kind: number): boolean {
  return isNumbered(kind) && (rankOf(kind) === 1 || rankOf(kind) === 9);
}

/** The thirteen kinds of thirteen orphans. */
export const ORPHANS: readonly number[] = Array.from({ length: PLAYING_KINDS }, (_, kind) => kind).filter(
  (kind) => isTerminal(kind) || isHonour(kind),
);

/** The text of one tile: `5m`, `E`, `2f`. */
export function formatTile(kind: number): string {
  if (isNumbered(kind)) return `${rankOf(kind)}${SUIT_LETTERS.charAt(suitOf(kind))}`;
  if (isHonour(kind)) return HONOUR_LETTERS.charAt(kind - EAST);
  if (kind < FIRST_SEASON) return `${kind - FIRST_FLOWER + 1}f`;
  if (kind < FIRST_ANIMAL) return `${kind - FIRST_SEASON + 1}y`;
  return `${kind - FIRST_ANIMAL + 1}a`;
}

/** The unicode character of one tile (animals have none). */
export function formatUnicodeTile(kind: number): string {
  return String.fromCodePoint(0x1f000 + UNICODE_KINDS.indexOf(kind));
}

/** The tiles of a text without brackets, in its order; throws with the offending part. */
export function parseTiles(text: string): number[] {
  const kinds: number[] = [];
  let digits = '';
  for (const sign of text) {
    if (/^[0-9]$/.test(sign)) {
      digits += sign;
      continue;
    }
    if (digits !== '') {
      kinds.push(...parseRun(digits, sign));
      digits = '';
      continue;
    }
    kinds.push(parseSingle(sign));
  }
  if (digits !== '') throw new Error(`digits without a suit: ${digits}`);
  return kinds;
}

function parseRun(digits: string, letter: string): number[] {
  const start = RUN_STARTS[letter];
  const length = RUN_LENGTHS[letter];
  if (start === undefined || length === undefined) throw new Error(`no suit: ${digits}${letter}`);
  return [...digits].map((digit) => {
    const rank = Number(digit);
    if (rank < 1 || rank > length) throw new Error(`no such tile: ${digit}${letter}`);
    return start + rank - 1;
  });
}

function parseSingle(sign: string): number {
  const honour = sign.length === 1 ? HONOUR_LETTERS.indexOf(sign) : -1;
  if (honour >= 0) return EAST + honour;
  const kind = UNICODE_KINDS[(sign.codePointAt(0) ?? 0) - 0x1f000];
  if (kind === undefined) throw new Error(`no such tile: ${sign}`);
  return kind;
}

/** How many of each playing kind the list holds. */
export function countKinds(kinds: readonly number[]): number[] {
  const counts = new Array<number>(PLAYING_KINDS).fill(0);
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
