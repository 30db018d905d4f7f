import { kindOf, seatState } from './draw';
import type { Step } from './rules';
import type { Action, ExchangeAction, ExchangeOffer, Seat, TileId, TileKind } from './types';

/** A choice that stands for every exchange of so many of these tiles. Give no fewer than `least`. */
export function offerOf(seat: Seat, offer: ExchangeOffer): ExchangeAction {
  return { type: 'exchange', seat, tiles: offer.from.slice(0, offer.least), offer };
}

/** Whether there is more than one thing to choose: an offer alone leaves many. */
export function leavesChoice(choices: readonly Action[]): boolean {
  const [first, second] = choices;
  return second !== undefined || (first?.type === 'exchange' && first.offer !== undefined);
}

/** Whether an offer has an exchange of these tiles. */
export function isWithin({ from, least, most }: ExchangeOffer, tiles: readonly TileId[]): boolean {
  if (tiles.length < least || tiles.length > most) return false;
  return tiles.every((tile, at) => from.includes(tile) && tiles.indexOf(tile) === at);
}

/** Every exchange of an offer, tiles of one face being the same; in every order where that matters. */
export function exchangesOf(
  { from, least, most, ordered }: ExchangeOffer,
  faces: readonly TileKind[],
): readonly (readonly TileId[])[] {
  const piles = new Map<TileKind, TileId[]>();
  for (const tile of from) piles.set(faces[tile]!, [...(piles.get(faces[tile]!) ?? []), tile]);
  const found: (readonly TileId[])[] = [];
  for (let size = least; size <= most; size++) found.push(...choose([...piles.values()], size, ordered));
  return found;
}

function choose(piles: readonly (readonly TileId[])[], size: number, ordered: boolean): readonly TileId[][] {
  if (size === 0) return [[]];
  return piles.flatMap(([tile, ...rest], at) => {
    if (tile === undefined) return [];
    const left = ordered ? piles.with(at, rest) : [rest, ...piles.slice(at + 1)];
    return choose(left, size - 1, ordered).map((others) => [tile, ...others]);
  });
}

/** The tiles of an offer with these faces, in their order; null where it has none such. */
export function tilesWithFaces(
  offer: ExchangeOffer,
  faces: readonly TileKind[],
  wanted: readonly TileKind[],
): readonly TileId[] | null {
  const left = [...offer.from];
  const tiles: TileId[] = [];
  for (const face of wanted) {
    const at = left.findIndex((tile) => faces[tile] === face);
    if (at < 0) return null;
    tiles.push(...left.splice(at, 1));
  }
  return isWithin(offer, tiles) ? tiles : null;
}

/**
 * Says which tile the dealer has drawn after an exchange, for the one drawn may be gone: one like it that is left, as
 * nobody tells tiles alike apart, else `last`, the last one received.
 */
export function keepDrawn({ rules, deal }: Step, last: TileId | undefined): void {
  const { drawn } = deal;
  const { hand } = seatState(deal, 0);
  if (!drawn || last === undefined || hand.includes(drawn.tile)) return;
  const kind = kindOf(rules, drawn.tile);
  deal.drawn = { ...drawn, tile: hand.find((tile) => kindOf(rules, tile) === kind) ?? last };
}
