import type { Game } from '../../bots/knownBooks';
import { rulesOf } from '../../engine/knownRules';
import type { Meld, TileId } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { liesLast } from './marks';
import { kindsOf, sortTiles } from './tiles';

/** The human's concealed tiles as they are held: the drawn tile apart, the others sorted or as they came. */
export interface HeldHand {
  readonly tiles: readonly TileId[];
  readonly drawn: TileId | null;
}

export function heldHand(view: SeatView, sorted: boolean): HeldHand {
  const drawn = view.drawn && view.hand.includes(view.drawn.tile) ? view.drawn.tile : null;
  const others = view.hand.filter((tile) => tile !== drawn);
  return { tiles: sorted ? inOrder(view, others) : others, drawn };
}

/** By kind; what the game lays last comes after all else. */
function inOrder(view: SeatView, tiles: readonly TileId[]): TileId[] {
  const kinds = kindsOf(view);
  const isLast = (tile: TileId) => liesLast(view, kinds[tile] ?? 0);
  return sortTiles(tiles, kinds).toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));
}

/** How many concealed tiles a hand of this game has between turns, beside these melds. */
export function placesOf(game: Game, melds: readonly Meld[]): number {
  return rulesOf(game).geometry.handSize - melds.reduce((sum, meld) => sum + placesIn(meld), 0);
}

/** A kong has one tile more than the hand loses by it: it was replaced. */
function placesIn({ type, tiles }: Meld): number {
  return type === 'kong' ? tiles.length - 1 : tiles.length;
}

/** The tile that stands apart came from the table by a swap, not from the wall. */
export function isSwappedIn({ view }: { readonly view: SeatView | null }): boolean {
  return view?.drawn?.from === null;
}
