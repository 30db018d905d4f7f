import type { Beliefs } from '../beliefs/beliefs';
import { dealHidden } from '../beliefs/hiddenHands';
import { claimants } from '../../engine/claims';
import { shuffle } from '../../engine/random';
import type { Random } from '../../engine/random';
import { rulesOf } from '../../engine/knownRules';
import { queueSource } from '../../engine/source';
import { isBonus, PLAYING_KINDS } from '../../engine/tiles';
import type { Deal, Pending, SeatState, TileId } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { wayOf } from '../../engine/winContext';

/**
 * A deal that looks to one seat as its view does: the others hold what they are believed to, the rest is undrawn, and
 * every seat has a queue of its own to draw from, so that a claim shifts nobody's later tiles. For choices in a turn or
 * about a discard.
 */
export function imagineDeal(view: SeatView, beliefs: Beliefs, random: Random): Deal {
  const rules = rulesOf(view);
  const { geometry } = rules;
  const unseen = unseenTiles(view);
  const isPlaying = (tile: TileId): boolean => !isBonus(geometry.tiles[tile]!);
  const piles = Array.from({ length: PLAYING_KINDS }, (): TileId[] => []);
  for (const tile of shuffle(unseen.filter(isPlaying), random)) piles[geometry.tiles[tile]!]!.push(tile);
  const hidden = dealHidden(view, { piles, kinds: geometry.tiles, beliefs, random });
  const seats = view.seats.map((seen, seat): SeatState => {
    const hand = (seat === view.seat ? view.hand : hidden[seat]!).slice();
    return {
      hand,
      counts: seat === view.seat ? view.counts.slice() : countsOf(hand, geometry.tiles),
      melds: seen.melds.slice(),
      bonus: seen.bonus.slice(),
      river: seen.river.slice(),
      open: seen.open !== null,
      barred: seen.barred,
    };
  });
  const bonus = unseen.filter((tile) => !isPlaying(tile));
  const wall = shuffle([...piles.flat(), ...bonus], random);
  const deal: Deal = {
    rules: view.rules,
    options: view.options,
    prevailing: view.prevailing,
    carry: view.carry,
    dice: null,
    wallBreak: null,
    source: queueSource(dealQueues(wall, view)),
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
  deal.pending = pendingOf(view, deal);
  return deal;
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
  const unseen: TileId[] = [];
  for (let tile = 0; tile < tiles.length; tile++) if (seen[tile] === 0) unseen.push(tile);
  return unseen;
}

function countsOf(hand: readonly TileId[], kinds: readonly number[]): number[] {
  const counts = Array<number>(PLAYING_KINDS).fill(0);
  for (const tile of hand) counts[kinds[tile]!]!++;
  return counts;
}

/** The undrawn tiles by seat, dealt in turn from the seat that draws next. */
function dealQueues(wall: readonly TileId[], { turn, seats }: SeatView): TileId[][] {
  const queues = seats.map((): TileId[] => []);
  for (let at = 0; at < wall.length; at++) queues[(turn + 1 + at) % seats.length]!.push(wall[at]!);
  return queues;
}

/** What this seat is asked; about a discard, so is every other that could claim it. */
function pendingOf(view: SeatView, deal: Deal): Pending {
  const { why, from, tile, kong } = view.pending!;
  const answers = deal.seats.map(() => null);
  const pending: Pending = { why, from, tile, kong, waiting: 1 << view.seat, answers };
  if (why === 'discard') pending.waiting |= claimants({ rules: rulesOf(view), deal }, wayOf(pending));
  return pending;
}

/** Seats whose view a deal can be imagined from: it is their turn, or they may claim a discard. */
export function canImagine({ phase, pending }: SeatView): boolean {
  return phase.type === 'play' && (pending?.why === 'turn' || pending?.why === 'discard');
}
