import type { Game } from '../../bots/knownBooks';
import { rulesOf } from '../../engine/knownRules';
import { suitOf } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';

/** The kinds that hands of a game are made of, suit by suit and then the honours; without those that are laid out as bonus. */
export function playingRows(game: Game): readonly (readonly TileKind[])[] {
  const { copies, bonus, size } = rulesOf(game).tiles;
  const kinds = [...copies.keys()].filter((kind) => kind < size && (copies[kind] ?? 0) > 0 && !bonus[kind]);
  const suits = [...new Set(kinds.map(suitOf))];
  return suits.map((suit) => kinds.filter((kind) => suitOf(kind) === suit));
}
