import { rulesOf } from '../../src/engine/knownRules';
import { shuffle } from '../../src/engine/random';
import type { Random } from '../../src/engine/random';
import { undrawn } from '../../src/engine/source';
import { addToHand, newSeat } from '../../src/engine/state';
import type { Action, Deal, Seat, TileId, TileKind } from '../../src/engine/types';

/**
 * The same deal with everything that a seat cannot see dealt anew: the others' concealed tiles and the wall, the
 * order of the wall, the others' answers and whether they are asked.
 */
export function withHiddenDealtAnew(deal: Deal, seat: Seat, random: Random): Deal {
  const copy = structuredClone(deal);
  const isShown = (other: Seat): boolean =>
    other === seat || copy.seats[other]!.open || copy.wins.some((win) => win.seat === other);
  const hidden = copy.seats.map(({ hand }, other) => (isShown(other) ? [] : hand));
  const tiles = shuffle([...undrawn(copy.source), ...hidden.flat()], random);
  for (const [other, state] of copy.seats.entries()) {
    if (isShown(other)) continue;
    const { hand, counts } = handOf(deal, tiles.splice(0, state.hand.length));
    Object.assign(state, { hand, counts });
  }
  if (copy.source.type === 'wall') {
    const { tiles: wall, front, back } = copy.source;
    copy.source = {
      ...copy.source,
      tiles: [...wall.slice(0, front), ...tiles, ...wall.slice(back)],
    };
  }
  if (copy.pending) {
    copy.pending.answers = copy.pending.answers.map(() => null);
    copy.pending.waiting &= 1 << seat;
  }
  if (copy.turn !== seat) copy.drawn = null;
  return copy;
}

function handOf(deal: Deal, tiles: readonly TileId[]): { hand: TileId[]; counts: number[] } {
  const fresh = newSeat(rulesOf(deal).tiles.size);
  for (const tile of tiles) addToHand(fresh, tile, kindIn(deal, tile));
  return fresh;
}

function kindIn(deal: Deal, tile: TileId): TileKind {
  return rulesOf(deal).tiles.kinds[tile] as TileKind;
}

/** The same deal with the ids of equal tiles exchanged everywhere: which physical tile is which must not matter. */
export function withEqualTilesExchanged(deal: Deal, random: Random): Deal {
  const kinds = rulesOf(deal).geometry.tiles;
  const byKind = new Map<TileKind, TileId[]>();
  kinds.forEach((kind, id) => byKind.set(kind, [...(byKind.get(kind) ?? []), id]));
  const renamed: TileId[] = [];
  for (const ids of byKind.values())
    shuffle(ids, random).forEach((to, at) => (renamed[ids[at] as TileId] = to));
  const rename = (tile: TileId): TileId => renamed[tile] as TileId;
  const copy = structuredClone(deal);
  for (const state of copy.seats) {
    state.hand = state.hand.map(rename);
    state.bonus = state.bonus.map(rename);
    state.melds = state.melds.map((meld) => ({
      ...meld,
      tiles: meld.tiles.map(rename),
      claimed: meld.claimed === null ? null : rename(meld.claimed),
    }));
    state.river = state.river.map((discard) => ({ ...discard, tile: rename(discard.tile) }));
  }
  if (copy.source.type === 'wall') copy.source = { ...copy.source, tiles: copy.source.tiles.map(rename) };
  if (copy.drawn) copy.drawn = { ...copy.drawn, tile: rename(copy.drawn.tile) };
  if (copy.pending && copy.pending.tile !== null)
    copy.pending = { ...copy.pending, tile: rename(copy.pending.tile) };
  return copy;
}

/** A choice by kinds, and whether it is the tile just drawn: what of it can be seen at the table. */
export function visibleChoice(deal: Deal, choice: Action): string {
  const kinds = (tiles: readonly TileId[]): string => tiles.map((tile) => kindIn(deal, tile)).join(' ');
  switch (choice.type) {
    case 'discard':
      return `discard ${kinds([choice.tile])}${deal.drawn?.tile === choice.tile ? ' as drawn' : ''}`;
    case 'added-kong':
      return `added-kong ${kinds([choice.tile])}`;
    case 'concealed-kong':
      return `concealed-kong ${choice.kind}`;
    case 'exchange':
      return `exchange ${kinds(choice.tiles)}`;
    case 'declare':
      return `declare ${choice.what} ${kinds([choice.tile, choice.target?.tile].filter(isTile))}`;
    default:
      return 'own' in choice ? `${choice.type} ${kinds(choice.own)}` : choice.type;
  }
}

function isTile(tile: TileId | null | undefined): tile is TileId {
  return tile !== null && tile !== undefined;
}
