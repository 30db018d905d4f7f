import type { Beliefs } from '../../../bots/beliefs/beliefs';
import type { DangerReading, DealIn, GameBook } from '../../../bots/botPart';
import { imagineDeal } from '../../../bots/rollouts/imagine';
import { isLegalWin } from '../../../engine/claims';
import { rulesOf } from '../../../engine/knownRules';
import type { Random } from '../../../engine/random';
import { hasSeat } from '../../../engine/state';
import type { Action, Deal, Seat, TileId, TileKind } from '../../../engine/types';
import type { SeatView } from '../../../engine/view';
import { cannotWinOn, exposedOf, letGoBy, liveTiles, otherSeats } from '../../reasons/others';
import { corrected } from './dealIn';
import type { DiscardDanger } from './safestQuestion';

/** A kind that may be discarded, and in how many imagined deals each seat that might win on it could. */
interface Tried {
  readonly kind: TileKind;
  readonly tile: TileId;
  readonly cannot: readonly Seat[];
  readonly letGo: readonly Seat[];
  readonly wins: Map<Seat, number>;
}

/** What others are believed to hide, and how the chances counted so are corrected; null: they are told as they are. */
export interface Known {
  readonly beliefs: Beliefs;
  readonly dealIn: DealIn | null;
  /** What the game's book says instead, if it does: nothing is imagined then. */
  readonly dangers?: GameBook['dangers'] | undefined;
}

/**
 * Says how likely each of these discards deals in: the other seats' hands are imagined as the coach believes them to be,
 * the rules say who could win, and what is known of such counts corrects them. A seat that has just let such a tile go
 * does not win on it, nor one that no hand can win with on it.
 */
export class DangerCount {
  private readonly view: SeatView;
  private readonly known: Known;
  private readonly tried: readonly Tried[];
  private readonly reading: DangerReading | null;
  private deals = 0;

  constructor(view: SeatView, tiles: readonly TileId[], known: Known) {
    const { kinds } = rulesOf(view).tiles;
    this.view = view;
    this.known = known;
    this.reading = known.dangers?.(view) ?? null;
    this.tried = tiles.map((tile): Tried => {
      const kind = kinds[tile] ?? 0;
      const [cannot, letGo] = [cannotWin(view, kind), letGoBy(view, kind)];
      const seats = otherSeats(view).filter(
        (seat) => !cannot.includes(seat) && !letGo.includes(seat) && !hasSeat(view.out, seat),
      );
      return { kind, tile, cannot, letGo, wins: new Map(seats.map((seat) => [seat, 0])) };
    });
  }

  /** Imagines so many more deals. */
  imagine(deals: number, random: Random): void {
    for (let at = 0; at < deals && !this.reading; at++) {
      const deal = imagineDeal(this.view, this.known.beliefs, random);
      for (const { tile, wins } of this.tried)
        for (const [seat, count] of wins)
          if (mayWinOn(deal, { from: this.view.seat, seat, tile })) wins.set(seat, count + 1);
    }
    this.deals += deals;
  }

  /** What is known by now, the safest first. */
  dangers(): readonly DiscardDanger[] {
    return this.tried.map((each) => this.dangerOf(each)).toSorted((a, b) => a.chance - b.chance);
  }

  private dangerOf({ kind, cannot, letGo, wins }: Tried): DiscardDanger {
    const { view } = this;
    const seats = [...wins].map(([seat, count]) => ({
      seat,
      chance: this.reading?.(seat, kind) ?? this.chanceOf(seat, count),
    }));
    return {
      kind,
      chance: 1 - seats.reduce((safe, { chance }) => safe * (1 - chance), 1),
      seats: seats.toSorted((a, b) => b.chance - a.chance),
      cannot,
      letGo,
      left: Math.max(0, liveTiles(view)[kind] ?? 0),
    };
  }

  /** Nothing is corrected of a hand that lies open. */
  private chanceOf(seat: Seat, count: number): number {
    const { dealIn } = this.known;
    const other = this.view.seats[seat]!;
    const share = count / this.deals;
    return dealIn && !other.open ? corrected(share, exposedOf(other), dealIn) : share;
  }
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

/** Seats that no hand can win with on this tile. What a hand that lies open can do is seen in the deals. */
function cannotWin(view: SeatView, kind: TileKind): readonly Seat[] {
  return otherSeats(view).filter((seat) => !view.seats[seat]?.open && cannotWinOn(view, seat, kind));
}

interface Discarded {
  readonly from: Seat;
  readonly seat: Seat;
  readonly tile: TileId;
}

/** Whether a seat could win on this discard in a deal of which everything is known. */
export function mayWinOn(deal: Deal, { from, seat, tile }: Discarded): boolean {
  return isLegalWin({ rules: rulesOf(deal), deal }, seat, { by: 'discard', from, tile, kong: null });
}
