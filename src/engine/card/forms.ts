import { kindsOfText } from '../notation';
import { GREEN_DRAGON, RED_DRAGON, WHITE_DRAGON } from '../tiles';
import type { TileKind } from '../types';
import { isAlike, parseCardHand } from './cardText';
import type { CardGroup, CardHand, CardSign } from './cardText';

/** A group of a form. `alike`: three or more of one tile; wild tiles may stand in it, and it can be laid out. */
export interface FormGroup {
  readonly kinds: readonly TileKind[];
  readonly alike: boolean;
}

/** What a hand of the card becomes when its suits, its number and its wind are chosen. */
export interface Form {
  readonly hand: CardHand;
  /** In the order of the card. */
  readonly groups: readonly FormGroup[];
}

const RANKS = 9;
const WINDS = 'ESWN';
/** The dragon of each suit: characters red, dots white, bamboo green. */
const DRAGONS: readonly TileKind[] = [RED_DRAGON, WHITE_DRAGON, GREEN_DRAGON];

/** Which suits a, b and c are. */
const SUITS: readonly (readonly number[])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

interface Chosen {
  readonly suits: readonly number[];
  /** The number that `u` is. */
  readonly first: number;
  readonly wind: string;
}

/** Every form of a hand, each once. Throws where the hand is written wrongly. */
export function formsOf(hand: CardHand): readonly Form[] {
  const parsed = parseCardHand(hand.hand);
  if (!parsed.ok) throw new Error(`"${hand.hand}" cannot be read: ${parsed.fault.code}.`);
  const written = parsed.value;
  const signs = written.flatMap((group) => group.signs);
  const steps = signs.flatMap((sign) => (sign.sort === 'step' ? [sign.step] : []));
  const firsts = steps.length === 0 ? 1 : RANKS - Math.max(...steps);
  const winds = signs.some(({ sort }) => sort === 'any-wind') ? WINDS : WINDS.slice(0, 1);
  const forms = new Map<string, Form>();
  for (const suits of SUITS)
    for (let first = 1; first <= firsts; first++)
      for (const wind of winds) {
        const groups = written.map((group) => groupOf(group, { suits, first, wind }));
        const name = JSON.stringify(groups.map(({ kinds }) => kinds).toSorted(byTiles));
        if (!forms.has(name)) forms.set(name, { hand, groups });
      }
  return [...forms.values()];
}

/** How many there are of each tile, and of wild ones. */
export interface Supply {
  readonly copies: readonly number[];
  readonly wild: number;
}

/** Whether there are enough tiles for a form, wild ones for those that they may replace. */
export function canBeMade({ groups }: Form, { copies, wild }: Supply): boolean {
  const left = [...copies];
  let missing = 0;
  // What no wild tile replaces takes its tiles first.
  for (const { kinds, alike } of groups.toSorted((a, b) => Number(a.alike) - Number(b.alike)))
    for (const kind of kinds) {
      const has = left[kind] ?? 0;
      left[kind] = Math.max(0, has - 1);
      if (has > 0) continue;
      if (!alike) return false;
      missing++;
    }
  return missing <= wild;
}

/** Whether wild tiles may stand in a hand. */
export function takesWild({ groups }: Pick<Form, 'groups'>): boolean {
  return groups.some(({ alike }) => alike);
}

function byTiles(a: readonly TileKind[], b: readonly TileKind[]): number {
  return a.length - b.length || Number(a.join() > b.join()) - Number(a.join() < b.join());
}

function groupOf(group: CardGroup, chosen: Chosen): FormGroup {
  const suit = chosen.suits[group.suit ?? 0] ?? 0;
  return { kinds: group.signs.map((sign) => kindOf(sign, suit, chosen)), alike: isAlike(group) };
}

function kindOf(sign: CardSign, suit: number, { first, wind }: Chosen): TileKind {
  switch (sign.sort) {
    case 'number':
      return suit * RANKS + sign.rank - 1;
    case 'step':
      return suit * RANKS + first + sign.step - 1;
    case 'dragon':
      return DRAGONS[suit] ?? WHITE_DRAGON;
    case 'any-wind':
      return honour(wind);
    case 'honour':
      return honour(sign.letter);
  }
}

function honour(letter: string): TileKind {
  return kindsOfText(letter)[0] ?? WHITE_DRAGON;
}
