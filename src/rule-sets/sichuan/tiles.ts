import type { Geometry } from '../../engine/geometry';
import { kindsOfMeld } from '../../engine/meldKinds';
import { FIRST_WIND, KONG_SIZE, suitOf, tileList } from '../../engine/tiles';
import type { MeldShape } from '../../engine/types';
import { SEATS } from './data';

/** The lesser of two dice counts the stacks of the wall that their total chooses. Source: `RULES.md#wall`. */
export const geometry: Geometry = {
  seats: SEATS,
  tiles: tileList([]).filter((kind) => kind < FIRST_WIND),
  handSize: 13,
  sets: 4,
  stacks: [14, 13, 14, 13],
  deadWall: 0,
  dice: { thrown: 2, side: 2, stacks: 2, counts: 'least' },
};

interface Held {
  readonly counts: readonly number[];
  readonly melds: readonly MeldShape[];
}

/** How many tiles a hand has of each suit, melds included. */
function bySuit({ counts, melds }: Held): readonly [number, number, number] {
  const suits: [number, number, number] = [0, 0, 0];
  for (let kind = 0; kind < FIRST_WIND; kind++) suits[suitOf(kind) as 0 | 1 | 2] += counts[kind]!;
  for (const meld of melds) suits[suitOf(meld.kind) as 0 | 1 | 2] += kindsOfMeld(meld).length;
  return suits;
}

/** How many tiles hinder a hand: of its void suit, or of three suits those of the least. Source: `RULES.md#void-suit`. */
export function tilesTooMany(hand: Held, suit: number | null): number {
  const suits = bySuit(hand);
  const held = suit === null ? 0 : (suits[suit] ?? 0);
  return held > 0 ? held : Math.min(...suits);
}

/** Whether these concealed tiles have one of this suit. */
export function holdsSuit(counts: readonly number[], suit: number | null): boolean {
  if (suit === null) return false;
  for (let kind = suit * RANKS; kind < (suit + 1) * RANKS; kind++) if (counts[kind]! > 0) return true;
  return false;
}

const RANKS = 9;

/** The kinds of which a hand has all four, as a kong or in any other way. Source: `RULES.md#roots`. */
export function rootsOf({ counts, melds }: Held): number {
  let roots = 0;
  for (let kind = 0; kind < FIRST_WIND; kind++) if (counts[kind] === KONG_SIZE) roots++;
  for (const { type, kind } of melds) if (type === 'kong' || counts[kind] === 1) roots++;
  return roots;
}
