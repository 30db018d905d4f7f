/** A hand of a card, as it is written on it. Source: `rule-sets/american/RULES.md#card`. */
export interface CardHand {
  readonly id: string;
  /** The part of the card in which it stands. */
  readonly section: string;
  /** Groups, parted by blanks: `BBB 1920a 2222b 999c`. */
  readonly hand: string;
  readonly value: number;
  /** Whether its groups may be laid out before the win. */
  readonly exposed: boolean;
}

/** A tile of a group: a number, one of the numbers that follow from each other, an honour, the dragon of a suit. */
export type CardSign =
  | { readonly sort: 'number'; readonly rank: number }
  | { readonly sort: 'step'; readonly step: number }
  | { readonly sort: 'honour'; readonly letter: string }
  | { readonly sort: 'any-wind' }
  | { readonly sort: 'dragon' };

/** A group as it is written; `suit`: which of the suits a, b and c its numbers and dragons are of. */
export interface CardGroup {
  readonly signs: readonly CardSign[];
  readonly suit: number | null;
}

const HAND_SIZE = 14;
const GROUP_SIZE = 6;
const STEPS = 'uvwxyz';
const SUITS = 'abc';
/** The zero is the white dragon, whatever the suits of the hand. */
const ZERO = '0';
const WHITE = 'P';
const HONOURS = 'ESWNB';
const ANY_WIND = 'H';
const DRAGON = 'D';
/** A wild tile is never written: it may stand in any group of three or more alike. */
const WILD = 'J';

/** What is wrong with a hand as it is written. `found`: where, and for `size` how many tiles it has. */
export interface HandFault {
  readonly code: 'no-tile' | 'joker' | 'no-suit' | 'no-tiles' | 'too-alike' | 'size';
  readonly found: string;
}

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: HandFault };

/** The groups of a hand of fourteen tiles as a card writes it, or what is wrong with it. */
export function parseCardHand(text: string): Read<readonly CardGroup[]> {
  const groups: CardGroup[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const group = readGroup(word);
    if (!group.ok) return group;
    groups.push(group.value);
  }
  const size = groups.reduce((sum, { signs }) => sum + signs.length, 0);
  return size === HAND_SIZE ? ok(groups) : fail('size', `${size}`);
}

function ok<T>(value: T): Read<T> {
  return { ok: true, value };
}

function fail(code: HandFault['code'], found: string): { readonly ok: false; readonly fault: HandFault } {
  return { ok: false, fault: { code, found } };
}

function readGroup(word: string): Read<CardGroup> {
  const suit = SUITS.indexOf(word.slice(-1));
  const letters = suit < 0 ? word : word.slice(0, -1);
  const signs: CardSign[] = [];
  for (const letter of letters) {
    const sign = signOf(letter);
    if (!sign) return fail(letter === WILD ? 'joker' : 'no-tile', word);
    signs.push(sign);
  }
  if (signs.length === 0) return fail('no-tiles', word);
  if (signs.length > GROUP_SIZE && isAlike({ signs, suit: null })) return fail('too-alike', word);
  const wantsSuit = signs.some(({ sort }) => sort === 'number' || sort === 'step' || sort === 'dragon');
  if (wantsSuit && suit < 0) return fail('no-suit', word);
  return ok({ signs, suit: suit < 0 ? null : suit });
}

function signOf(letter: string): CardSign | null {
  if (letter >= '1' && letter <= '9') return { sort: 'number', rank: Number(letter) };
  const step = STEPS.indexOf(letter);
  if (step >= 0) return { sort: 'step', step };
  if (letter === ZERO) return { sort: 'honour', letter: WHITE };
  if (HONOURS.includes(letter)) return { sort: 'honour', letter };
  if (letter === ANY_WIND) return { sort: 'any-wind' };
  return letter === DRAGON ? { sort: 'dragon' } : null;
}

/** Three or more of one sign: wild tiles may stand in it, and it can be laid out. */
export function isAlike({ signs }: CardGroup): boolean {
  const [first] = signs;
  return signs.length >= 3 && signs.every((sign) => JSON.stringify(sign) === JSON.stringify(first));
}
