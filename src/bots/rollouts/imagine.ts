import type { Beliefs } from '../beliefs/beliefs';
import { dealHidden } from '../beliefs/hiddenHands';
import { claimants } from '../../engine/claims';
import { pick, shuffle } from '../../engine/random';
import type { Random } from '../../engine/random';
import { rulesOf } from '../../engine/knownRules';
import { queueSource } from '../../engine/source';
import type { Deal, Pending, TileId } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { wayOf } from '../../engine/winContext';
import { dealOf, guessKongs } from './dealOf';

/**
 * A deal that looks to one seat as its view does: the others hold what they are believed to, the rest is undrawn, and
 * every seat has a queue of its own to draw from, so that a claim shifts nobody's later tiles. For choices in a turn, about
 * a discard, and before play, when all who may choose are asked at once.
 */
export function imagineDeal(seen: SeatView, beliefs: Beliefs, random: Random): Deal {
  const { view, unseen: all } = guessKongs(seen, (kinds) => pick(kinds, random));
  const { kinds, bonus: isBonus, size } = rulesOf(view).tiles;
  const robbed = robbedTiles(view);
  const unseen = all.filter((tile) => !robbed.includes(tile));
  const isPlaying = (tile: TileId): boolean => !isBonus[kinds[tile]!];
  const piles = Array.from({ length: size }, (): TileId[] => []);
  for (const tile of shuffle(unseen.filter(isPlaying), random)) piles[kinds[tile]!]!.push(tile);
  const hidden = dealHidden(withoutRobbed(view, robbed), { piles, kinds, beliefs, random }).map(
    (hand, seat) => (seat === view.pending?.from ? [...hand, ...robbed] : hand),
  );
  const bonus = unseen.filter((tile) => !isPlaying(tile));
  const unknown = shuffle([...piles.flat(), ...bonus], random);
  const wall = rulesOf(view).shownInWall ? [...unknown, ...view.shown] : unknown;
  const deal = dealOf(view, { hands: hidden, source: queueSource(dealQueues(wall, view)) });
  deal.pending = pendingOf(view, deal);
  return deal;
}

/** The tiles of a kong that may be robbed: they still are in the hand of the seat that declared it. */
function robbedTiles({ rules, options, pending, seats }: SeatView): readonly TileId[] {
  if (pending?.why !== 'kong' || pending.from === null || pending.tile === null) return [];
  if (seats[pending.from]?.open) return [];
  if (pending.kong === 'added-kong') return [pending.tile];
  const { kinds } = rulesOf({ rules, options }).tiles;
  const kind = kinds[pending.tile];
  return [...kinds.keys()].filter((tile) => kinds[tile] === kind);
}

function withoutRobbed(view: SeatView, robbed: readonly TileId[]): SeatView {
  if (robbed.length === 0) return view;
  const seats = view.seats.map((seen, seat) =>
    seat === view.pending?.from ? { ...seen, handSize: seen.handSize - robbed.length } : seen,
  );
  return { ...view, seats };
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
  const rules = rulesOf(view);
  if (why === 'discard') pending.waiting |= claimants({ rules, deal }, wayOf(pending));
  const step = view.phase.type === 'before-play' ? rules.phases[view.phase.step] : undefined;
  for (const seat of deal.seats.keys())
    if (step && step.legal(deal, seat).length > 0) pending.waiting |= 1 << seat;
  return pending;
}

/** Seats whose view a deal can be imagined from: it is their turn, they may claim a discard, or they choose before play. */
export function canImagine({ phase, pending }: SeatView): boolean {
  if (phase.type === 'before-play') return pending?.why === 'exchange' || pending?.why === 'declare';
  return phase.type === 'play' && (pending?.why === 'turn' || pending?.why === 'discard');
}
