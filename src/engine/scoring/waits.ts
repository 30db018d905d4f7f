import type { MeldShape, Rules, WinContext } from '../rules';
import { allowedSheet } from '../refusing';
import { NO_SITUATION } from '../situations';
import type { Extras, Seat, TileKind, Wind } from '../types';
import { completingKinds } from './waitShape';

/** A seat that waits: its concealed tiles without a winning one, and what scoring needs to know of it. */
export interface WaitingHand {
  readonly seat: Seat;
  readonly round: Wind;
  readonly counts: readonly number[];
  readonly melds: readonly MeldShape[];
  readonly bonus: readonly TileKind[];
  /** Faces of its tiles that count as another kind: red fives. */
  readonly marked?: readonly TileKind[];
  /** What it has discarded. */
  readonly river?: readonly TileKind[];
  readonly carry?: Extras;
  readonly extras?: Extras;
}

/** A kind that completes a hand: copies not seen yet, and the sheet's total if it may be won with, else null. */
export interface Wait {
  readonly kind: TileKind;
  readonly left: number;
  readonly discard: number | null;
  readonly selfDrawn: number | null;
}

const NO_EXTRAS: Extras = {};

/**
 * Every kind that completes the hand, in order of kinds, also where no copy is left or the minimum is not met; not a
 * kind of which the hand itself holds every copy. `unseen` by kind. Discards are those of the seat before in turn.
 */
export function waits(rules: Rules, hand: WaitingHand, unseen: readonly number[]): Wait[] {
  const { extras = NO_EXTRAS } = hand;
  return completingKinds(rules, { ...hand, extras }, 'ignore').map((kind) => {
    const counts = hand.counts.map((count, at) => (at === kind ? count + 1 : count));
    return waitOn(rules, { ...hand, counts }, { kind, left: unseen[kind] ?? 0 });
  });
}

function waitOn(rules: Rules, hand: WaitingHand, { kind, left }: Pick<Wait, 'kind' | 'left'>): Wait {
  const before = (hand.seat + rules.geometry.seats - 1) % rules.geometry.seats;
  return {
    kind,
    left,
    discard: totalOf(rules, contextOf(hand, kind, before)),
    selfDrawn: totalOf(rules, contextOf(hand, kind, null)),
  };
}

function totalOf(rules: Rules, context: WinContext): number | null {
  const sheet = allowedSheet(rules, context);
  return sheet?.legal ? sheet.total : null;
}

function contextOf(hand: WaitingHand, tile: TileKind, from: Seat | null): WinContext {
  return {
    seat: hand.seat,
    round: hand.round,
    by: from === null ? 'wall' : 'discard',
    from,
    counts: hand.counts,
    melds: hand.melds,
    bonus: hand.bonus,
    tile,
    ...NO_SITUATION,
    marked: hand.marked ?? [],
    river: hand.river ?? [],
    end: from === null ? 'front' : null,
    carry: hand.carry ?? NO_EXTRAS,
    extras: hand.extras ?? NO_EXTRAS,
  };
}
