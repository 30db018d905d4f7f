import { rulesOf } from '../../src/engine/knownRules';
import { parseTiles } from '../../src/engine/notation';
import type { Deal, Meld, TileId } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import type { SeatView } from '../../src/engine/view';

/** What the dealer sees in its turn near the end of the wall: the next seat has exposed `pongs` and thrown `river`. */
export function lateView(deal: Deal, { pongs, river }: { pongs: string; river: string }): SeatView {
  const view = seatView(deal, 0);
  const { tiles } = rulesOf(deal).geometry;
  const taken = new Set(view.hand);
  const take = (kind: number): TileId => {
    const tile = tiles.findIndex((each, id) => each === kind && !taken.has(id));
    if (tile < 0) throw new Error(`No tile of kind ${kind} is left.`);
    taken.add(tile);
    return tile;
  };
  const melds = kindsOf(pongs).map((kind): Meld => {
    const own = [take(kind), take(kind), take(kind)];
    return { type: 'pong', kind, tiles: own, concealed: false, from: 2, claimed: own[0]! };
  });
  const discards = kindsOf(river).map((kind) => ({ tile: take(kind), drawn: false, claimedBy: null }));
  const seats = view.seats.map((seat, at) =>
    at === 1 ? { ...seat, melds, river: discards, handSize: 13 - 3 * melds.length } : seat,
  );
  return { ...view, seats, wallLeft: 8 };
}

function kindsOf(text: string): number[] {
  if (text === '') return [];
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}
