import type { TileKind } from './types';

/** Playing kinds: 0–8 characters, 9–17 dots, 18–26 bamboo, 27–30 winds E S W N, 31–33 dragons red, green, white. */
export const PLAYING_KINDS = 34;
/**
 * All kinds: then 34–37 flowers, 38–41 seasons, 42–49 animals, 50 the joker, 51–53 the red fives of the three suits, 54
 * the flower of games in which all flowers and seasons are one kind.
 */
export const ALL_KINDS = 55;

export const FIRST_WIND: TileKind = 27;
export const FIRST_DRAGON: TileKind = 31;
export const RED_DRAGON: TileKind = 31;
export const GREEN_DRAGON: TileKind = 32;
export const WHITE_DRAGON: TileKind = 33;
export const FIRST_FLOWER: TileKind = 34;
export const FIRST_SEASON: TileKind = 38;
export const FIRST_ANIMAL: TileKind = 42;
export const JOKER: TileKind = 50;
export const FIRST_RED_FIVE: TileKind = 51;
export const ANY_FLOWER: TileKind = 54;
const FIVE = 4;
const SUIT_KINDS = 9;

/** Tiles alike in a pong, and in a kong. */
export const PONG_SIZE = 3;
export const KONG_SIZE = 4;

export const SUITS = ['characters', 'dots', 'bamboo'] as const;
export type SuitName = (typeof SUITS)[number];

/** Suit of a kind: 0 characters, 1 dots, 2 bamboo, 3 honours, 4 bonus tiles and jokers. */
export function suitOf(kind: TileKind): number {
  if (kind < FIRST_WIND) return (kind / SUIT_KINDS) | 0;
  if (kind === ANY_FLOWER) return 3;
  if (kind >= FIRST_RED_FIVE) return kind - FIRST_RED_FIVE;
  return kind < PLAYING_KINDS ? 3 : 4;
}

/** Rank of a suited kind, 1–9; for honours, bonus tiles and the joker the place in their class, from 1. */
export function rankOf(kind: TileKind): number {
  if (kind < FIRST_WIND) return (kind % SUIT_KINDS) + 1;
  if (kind === JOKER || kind === ANY_FLOWER) return 1;
  if (kind >= FIRST_RED_FIVE) return FIVE + 1;
  if (kind < FIRST_DRAGON) return kind - FIRST_WIND + 1;
  if (kind < FIRST_FLOWER) return kind - FIRST_DRAGON + 1;
  if (kind < FIRST_SEASON) return kind - FIRST_FLOWER + 1;
  return kind < FIRST_ANIMAL ? kind - FIRST_SEASON + 1 : kind - FIRST_ANIMAL + 1;
}

/** Flowers, seasons and animals. A rule set may hold some of them as playing tiles (`TileSet`). */
export function isBonus(kind: TileKind): boolean {
  return kind >= FIRST_FLOWER && kind < JOKER;
}

export function isRedFive(face: TileKind): boolean {
  return face >= FIRST_RED_FIVE && face < ANY_FLOWER;
}

/** What a face is in a hand: a red five is a five of its suit in everything. */
export function countsAs(face: TileKind): TileKind {
  return isRedFive(face) ? (face - FIRST_RED_FIVE) * SUIT_KINDS + FIVE : face;
}

/** Compares two faces by what they count as; those that count as the same stand together, the plain ones first. */
export function byFace(a: TileKind, b: TileKind): number {
  return countsAs(a) - countsAs(b) || a - b;
}

/** Whether a chow can begin with this kind: suited, rank 1–7. */
export function canStartChow(kind: TileKind): boolean {
  return kind < FIRST_WIND && kind % 9 < 7;
}

/** The unshuffled list of `copies` of every playing kind, then one of each given bonus kind. */
export function tileList(bonus: readonly TileKind[], copies = 4): TileKind[] {
  const list: TileKind[] = [];
  for (let kind = 0; kind < PLAYING_KINDS; kind++) for (let i = 0; i < copies; i++) list.push(kind);
  return [...list, ...bonus];
}

/** The eight flowers and seasons. */
export const FLOWERS_AND_SEASONS: readonly TileKind[] = [34, 35, 36, 37, 38, 39, 40, 41];
