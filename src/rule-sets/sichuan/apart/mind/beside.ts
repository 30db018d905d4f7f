import type { Holding } from '../../../../bots/targets/holding';
import type { Beside, KongType } from '../../../../bots/targets/target';
import { hasSeat } from '../../../../engine/state';
import { SUITS, suitOf } from '../../../../engine/tiles';
import type { MeldShape, Seat } from '../../../../engine/types';
import type { PublicSeat, SeatView } from '../../../../engine/view';
import { voidOf } from '../../data';
import { ADDED, CLAIMED, CONCEALED } from '../../kongs';

const RANKS = 9;

/**
 * How likely a seat is ready after so many discards; a meld counts as some more. After a void tile it may hold others
 * yet. Counted while four bots played 600 hands, as the other numbers here were.
 */
const READY = { least: 0.06, perDiscard: 0.055, most: 0.85, meld: 2.2, voidTile: -4 };
/** How likely a ready seat waits for a kind, and how much likelier by rank. */
const WAITS = 0.14;
const BY_RANK = [0.62, 0.76, 1.03, 0.91, 0.9, 0.91, 1.03, 0.76, 0.62];
/** By how many tiles it has thrown of the third suit: who throws one collects the other. */
const BY_THROWN = [0.5, 0.72, 0.92, 1.05, 1.15, 1.4, 1.55];
/** A seat hardly ever waits for what it has thrown. */
const ITS_OWN = 0.06;
/** What it wins on average, with two or three melds of one suit and none of others, and with three of two suits. */
const PLAIN = 1.5;
const TWO_OF_A_SUIT = 2.4;
const THREE_OF_A_SUIT = 5.5;
const THREE = 2.7;
/** The share of a win that feeding it costs: the winner might have drawn the tile, which costs everybody. */
const FED = 0.5;

/** What discards may feed, by what everybody sees; a void suit is safe for its owner's sake. */
function costs(holding: Holding, of: Float64Array): void {
  of.fill(0);
  for (const seat of stillBeside(holding.view)) fear(holding, seat, of);
}

function fear({ view, kinds }: Holding, seat: Seat, of: Float64Array): void {
  const shown = view.seats[seat]!;
  const thrown = shown.river.map(({ tile }) => kinds[tile]!);
  const barred = voidOf(view, seat);
  const ready = readyAt(shown, thrown.length > 0 && suitOf(thrown.at(-1)!) === barred);
  for (let suit = 0; suit < SUITS.length; suit++) {
    if (suit === barred) continue;
    const ofThird = thrown.filter((kind) => suitOf(kind) !== suit && suitOf(kind) !== barred).length;
    const likely = ready * WAITS * BY_THROWN[Math.min(ofThird, BY_THROWN.length - 1)]!;
    const points = FED * likely * worthOf(shown.melds, suit);
    for (let rank = 0; rank < RANKS; rank++) {
      const kind = suit * RANKS + rank;
      of[kind]! += points * BY_RANK[rank]! * (thrown.includes(kind) ? ITS_OWN : 1);
    }
  }
}

function readyAt({ river, melds }: PublicSeat, hasVoid: boolean): number {
  const { least, perDiscard, most, meld, voidTile } = READY;
  const time = river.length + meld * melds.length + (hasVoid ? voidTile : 0);
  return Math.min(most, least + perDiscard * Math.max(0, time));
}

/** What a seat with these melds is taken to win with a tile of this suit. */
function worthOf(melds: readonly MeldShape[], suit: number): number {
  const isPure = melds.every(({ kind }) => suitOf(kind) === suit);
  if (melds.length >= 3) return isPure ? THREE_OF_A_SUIT : THREE;
  return isPure && melds.length === 2 ? TWO_OF_A_SUIT : PLAIN;
}

/** What a kong is paid at once, an added one with a tile just drawn. Source: `RULES.md#kong-money`. */
function ofKong(view: SeatView, type: KongType): number {
  if (type === 'kong') return CLAIMED;
  return (type === 'concealed-kong' ? CONCEALED : ADDED) * stillBeside(view).length;
}

function stillBeside({ seats, seat: own, out }: SeatView): Seat[] {
  return seats.flatMap((_, seat) => (seat === own || hasSeat(out, seat) ? [] : [seat]));
}

export const beside: Beside = { costs, ofKong };
