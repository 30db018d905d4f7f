const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const HONOURS = ['E', 'S', 'W', 'N', 'C', 'F', 'P'];
const SEAT_NUMBERS = [1, 2, 3, 4];
const SPECIAL_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Tile kinds by number: characters, dots, bamboo, winds, dragons, flowers, seasons, special tiles, flowers that are one kind, jokers, red fives. */
export const TILE_NAMES: readonly string[] = [
  ...['m', 'p', 's'].flatMap((suit) => NUMBERS.map((number) => `${number}${suit}`)),
  ...HONOURS,
  ...['f', 'y'].flatMap((group) => SEAT_NUMBERS.map((number) => `${number}${group}`)),
  ...SPECIAL_NUMBERS.map((number) => `${number}a`),
  'B',
  'J',
  '0m',
  '0p',
  '0s',
];

export const WINDS = ['E', 'S', 'W', 'N'] as const;
export type Wind = (typeof WINDS)[number];

const FIRST_HONOUR = 27;
const FIRST_DRAGON = 31;
const FIRST_BONUS = 34;
/** The flower of games in which all are one kind, and the joker. */
export const FLOWER = 50;
export const JOKER = 51;
/** Of characters, dots and bamboo. */
export const RED_FIVES = [52, 53, 54] as const;
const FIVES = [4, 13, 22];

const KIND_OF_NAME = new Map(TILE_NAMES.map((name, kind) => [name, kind]));

export function kindOf(name: string): number | null {
  return KIND_OF_NAME.get(name) ?? null;
}

/** What a tile counts as: a red five as a five. */
export function plain(kind: number): number {
  return kind < RED_FIVES[0] ? kind : (FIVES[kind - RED_FIVES[0]] ?? kind);
}

export function nameOf(kind: number): string {
  return TILE_NAMES[kind] ?? `tile ${kind}`;
}

export function namesOf(kinds: readonly number[]): string {
  return kinds.map(nameOf).join(' ');
}

export function isBonus(kind: number): boolean {
  return kind >= FIRST_BONUS && kind < FLOWER;
}

export function isNumbered(kind: number): boolean {
  return kind >= 0 && kind < FIRST_HONOUR;
}

export function isWind(kind: number): boolean {
  return kind >= FIRST_HONOUR && kind < FIRST_DRAGON;
}

export function isDragon(kind: number): boolean {
  return kind >= FIRST_DRAGON && kind < FIRST_BONUS;
}

/** 0 characters, 1 dots, 2 bamboo; null for the rest. */
export function suitOf(kind: number): number | null {
  return isNumbered(kind) ? Math.floor(kind / 9) : null;
}

/** How many tiles of each kind there are with so many extra tiles: none, flowers and seasons, or special tiles as well. */
export function setWithExtras(extras: 0 | 8 | 16): number[] {
  const copiesOf = (kind: number): number => {
    if (kind < FIRST_BONUS) return 4;
    return Number(kind < FIRST_BONUS + extras);
  };
  return TILE_NAMES.map((_, kind) => copiesOf(kind));
}

export function countKinds(kinds: readonly number[]): number[] {
  const counts = TILE_NAMES.map(() => 0);
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** The first kind of which the two counts differ, in words; null when they agree. */
export function firstDifference(expected: readonly number[], found: readonly number[]): string | null {
  const kind = expected.findIndex((count, at) => count !== found[at]);
  if (kind < 0) return null;
  return `expected ${expected[kind]} of ${nameOf(kind)}, found ${found[kind]}`;
}

/** Whether the kinds are three in sequence of one suit. */
export function isSequence(kinds: readonly number[]): boolean {
  const [low = -1, middle, high] = kinds.map(plain).toSorted((a, b) => a - b);
  return (
    kinds.length === 3 &&
    suitOf(low) !== null &&
    suitOf(low) === suitOf(high ?? -1) &&
    middle === low + 1 &&
    high === low + 2
  );
}

/** Tiles as text, numbered runs of one suit joined: `123m`, `EE`. */
export function formatTiles(kinds: readonly number[]): string {
  let text = '';
  const sorted = kinds.toSorted((a, b) => a - b);
  sorted.forEach((kind, at) => {
    const name = nameOf(kind);
    const next = nameOf(sorted[at + 1] ?? -1);
    const isJoined = name.length === 2 && next.length === 2 && next[1] === name[1];
    text += isJoined ? name.slice(0, 1) : name;
  });
  return text;
}
