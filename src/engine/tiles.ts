import type { TileKind } from './types';

/** Playing kinds: 0–8 characters, 9–17 dots, 18–26 bamboo, 27–30 winds E S W N, 31–33 dragons red, green, white. */
export const PLAYING_KINDS = 34;
/** All kinds: then 34–37 flowers, 38–41 seasons, 42–49 animals. */
export const ALL_KINDS = 50;

export const FIRST_WIND: TileKind = 27;
export const FIRST_DRAGON: TileKind = 31;
export const RED_DRAGON: TileKind = 31;
export const GREEN_DRAGON: TileKind = 32;
export const WHITE_DRAGON: TileKind = 33;
export const FIRST_FLOWER: TileKind = 34;
export const FIRST_SEASON: TileKind = 38;
export const FIRST_ANIMAL: TileKind = 42;

export const SUITS = ['characters', 'dots', 'bamboo'] as const;
export type SuitName = (typeof SUITS)[number];

/** Suit of a kind: 0 characters, 1 dots, 2 bamboo, 3 honours, 4 bonus tiles. */
export function suitOf(kind: TileKind): number {
  if (kind < FIRST_WIND) return (kind / 9) | 0;
  return kind < PLAYING_KINDS ? 3 : 4;
}

/** Rank of a suited kind, 1–9; for honours and bonus tiles the place in their class, from 1. */
export function rankOf(kind: TileKind): number {
  if (kind < FIRST_WIND) return (kind % 9) + 1;
  if (kind < FIRST_DRAGON) return kind - FIRST_WIND + 1;
  if (kind < FIRST_FLOWER) return kind - FIRST_DRAGON + 1;
  if (kind < FIRST_SEASON) return kind - FIRST_FLOWER + 1;
  return kind < FIRST_ANIMAL ? kind - FIRST_SEASON + 1 : kind - FIRST_ANIMAL + 1;
}

export function isBonus(kind: TileKind): boolean {
  return kind >= PLAYING_KINDS;
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
