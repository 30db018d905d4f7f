import { rulesOf } from '../../engine/knownRules';
import { concealedKong } from '../../engine/melds';
import { KONG_SIZE } from '../../engine/tiles';
import type { Deal, Meld, SeatState, TileId, TileKind, TileSource } from '../../engine/types';
import type { SeatView } from '../../engine/view';

/** What a view does not show: the hands of the other seats, by seat, and where tiles come from. */
export interface Hidden {
  readonly hands: readonly (readonly TileId[])[];
  readonly source: TileSource;
}

/** Builds a deal from the view of one seat and guessed hidden tiles. Nobody is asked: `pending` is null. */
export function dealOf(view: SeatView, { hands, source }: Hidden): Deal {
  const { tiles } = rulesOf(view);
  const seats = view.seats.map((seen, seat): SeatState => {
    const hand = (seat === view.seat ? view.hand : hands[seat]!).slice();
    return {
      hand,
      counts: seat === view.seat ? view.counts.slice() : countsOf(hand, tiles),
      melds: seen.melds.slice(),
      bonus: seen.bonus.slice(),
      river: seen.river.slice(),
      open: seen.open !== null,
      barred: seen.barred,
    };
  });
  return {
    rules: view.rules,
    options: view.options,
    prevailing: view.prevailing,
    carry: view.carry,
    dice: null,
    wallBreak: null,
    source,
    phase: view.phase,
    seats,
    turn: view.turn,
    drawn: view.drawn,
    owed: 0,
    called: view.called,
    discards: view.discards,
    events: 0,
    out: view.out,
    dealerKong: view.dealerKong,
    pending: null,
    wins: [],
    sheets: [],
    ledger: [],
    extras: view.extras,
  };
}

/** A view in which kongs that lie face down are made of tiles, and what is then left unseen. */
export interface Guessed {
  readonly view: SeatView;
  readonly unseen: readonly TileId[];
}

/** Makes every hidden kong of four unseen tiles alike: `pick` chooses among their kinds. */
export function guessKongs(view: SeatView, pick: (kinds: readonly TileKind[]) => TileKind): Guessed {
  let unseen: readonly TileId[] = unseenTiles(view);
  if (!view.seats.some(({ melds }) => melds.some(({ hidden }) => hidden))) return { view, unseen };
  const rules = rulesOf(view);
  const { kinds, size, bonus } = rules.tiles;
  const guess = (meld: Meld): Meld => {
    if (!meld.hidden) return meld;
    const left = countsOf(unseen, { kinds, size });
    const kind = pick(left.flatMap((count, each) => (count === KONG_SIZE && !bonus[each] ? [each] : [])));
    const tiles = unseen.filter((tile) => kinds[tile] === kind);
    unseen = unseen.filter((tile) => kinds[tile] !== kind);
    return concealedKong(rules, tiles);
  };
  const seats = view.seats.map((seat) => ({ ...seat, melds: seat.melds.map(guess) }));
  return { view: { ...view, seats }, unseen };
}

/** Every tile that this seat has not seen, in the order of the tile list. */
function unseenTiles(view: SeatView): TileId[] {
  const { tiles } = rulesOf(view).geometry;
  const seen = new Uint8Array(tiles.length);
  for (const tile of view.hand) seen[tile] = 1;
  for (const { melds, bonus, river, open } of view.seats) {
    for (const meld of melds) for (const tile of meld.tiles) seen[tile] = 1;
    for (const tile of bonus) seen[tile] = 1;
    for (const { tile } of river) seen[tile] = 1;
    if (open) for (const tile of open) seen[tile] = 1;
  }
  for (const tile of view.shown) seen[tile] = 1;
  const unseen: TileId[] = [];
  for (let tile = 0; tile < tiles.length; tile++) if (seen[tile] === 0) unseen.push(tile);
  return unseen;
}

function countsOf(
  hand: readonly TileId[],
  { kinds, size }: { readonly kinds: readonly TileKind[]; readonly size: number },
): number[] {
  const counts = Array<number>(size).fill(0);
  for (const tile of hand) counts[kinds[tile]!]!++;
  return counts;
}
