import type { Beliefs } from '../../../bots/beliefs/beliefs';
import { imagineDeal } from '../../../bots/rollouts/imagine';
import { rulesOf } from '../../../engine/knownRules';
import type { Random } from '../../../engine/random';
import { hasSeat } from '../../../engine/state';
import type { Action, Deal, Seat, TileId, TileKind } from '../../../engine/types';
import type { SeatView } from '../../../engine/view';
import { askWin } from '../../../engine/winContext';
import { cannotWinOn, letGoBy, liveTiles, otherSeats } from '../../reasons/others';
import type { DiscardDanger, SeatDanger } from './safestQuestion';

/** In how many imagined deals each seat could win on a discard of each kind. */
export interface Counted {
  readonly kind: TileKind;
  readonly deals: number;
  /** Deals in which somebody could. */
  readonly dealtIn: number;
  readonly seats: readonly SeatDanger[];
}

/** A kind that may be discarded, and who might win on it. */
interface Tried {
  readonly kind: TileKind;
  readonly tile: TileId;
  readonly seats: readonly Seat[];
  readonly wins: Map<Seat, number>;
  dealtIn: number;
}

export interface Imagined {
  readonly beliefs: Beliefs;
  readonly deals: number;
  readonly random: Random;
}

/**
 * Counts how often each of these discards would deal in: the other seats' hands are imagined as the coach believes them
 * to be, and the rules say who could win. A seat that has just let such a tile go does not win on it.
 */
export class DangerCount {
  private readonly view: SeatView;
  private readonly tried: readonly Tried[];
  private deals = 0;

  constructor(view: SeatView, tiles: readonly TileId[]) {
    const { kinds } = rulesOf(view).tiles;
    this.view = view;
    this.tried = tiles.map((tile): Tried => {
      const kind = kinds[tile] ?? 0;
      const letGo = letGoBy(view, kind);
      const seats = otherSeats(view).filter((seat) => !letGo.includes(seat) && !hasSeat(view.out, seat));
      return { kind, tile, seats, wins: new Map(), dealtIn: 0 };
    });
  }

  /** Imagines so many more deals. */
  imagine({ beliefs, deals, random }: Imagined): void {
    for (let at = 0; at < deals; at++) {
      const deal = imagineDeal(this.view, beliefs, random);
      for (const each of this.tried) countWins(deal, this.view.seat, each);
    }
    this.deals += deals;
  }

  /** What was counted so far, the safest first. */
  counted(): readonly Counted[] {
    return this.tried.map((each) => countedOf(each, this.deals)).toSorted((a, b) => a.dealtIn - b.dealtIn);
  }
}

/** How often each of these discards would deal in, in so many imagined deals; the safest first. */
export function countDangers(
  view: SeatView,
  tiles: readonly TileId[],
  imagined: Imagined,
): readonly Counted[] {
  const count = new DangerCount(view, tiles);
  count.imagine(imagined);
  return count.counted();
}

/** A tile of each kind that may be discarded. */
export function discardable(view: SeatView, choices: readonly Action[]): readonly TileId[] {
  const { kinds } = rulesOf(view).tiles;
  const byKind = new Map(
    choices.flatMap((action) =>
      action.type === 'discard' ? [[kinds[action.tile], action.tile] as const] : [],
    ),
  );
  return [...byKind.values()];
}

/** What was counted of a discard, and what the seat knows of it besides. */
export function dangerOf(view: SeatView, { kind, deals, dealtIn, seats }: Counted): DiscardDanger {
  return {
    kind,
    chance: dealtIn / deals,
    seats,
    cannot: otherSeats(view).filter((seat) => cannotWinOn(view, seat, kind)),
    letGo: letGoBy(view, kind),
    left: Math.max(0, liveTiles(view)[kind] ?? 0),
  };
}

function countWins(deal: Deal, from: Seat, tried: Tried): void {
  const winners = tried.seats.filter((seat) => mayWin(deal, { from, seat, tile: tried.tile }));
  for (const seat of winners) tried.wins.set(seat, (tried.wins.get(seat) ?? 0) + 1);
  if (winners.length > 0) tried.dealtIn++;
}

interface Discarded {
  readonly from: Seat;
  readonly seat: Seat;
  readonly tile: TileId;
}

function mayWin(deal: Deal, { from, seat, tile }: Discarded): boolean {
  const rules = rulesOf(deal);
  if (deal.seats[seat]?.barred) return false;
  const way = { by: 'discard', from, tile, kong: null } as const;
  return askWin(
    { rules, deal },
    { seat, way },
    (context) =>
      rules.isComplete(context.counts, context.melds, context.extras) && rules.refusal(context) === null,
  );
}

function countedOf({ kind, wins, dealtIn }: Tried, deals: number): Counted {
  const seats = [...wins].map(([seat, count]) => ({ seat, chance: count / deals }));
  return { kind, deals, dealtIn, seats: seats.toSorted((a, b) => b.chance - a.chance) };
}
