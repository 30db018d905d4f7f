import type { Holding } from '../../../../bots/targets/holding';
import type { Beside } from '../../../../bots/targets/target';
import { exp, ln } from '../../../../bots/value/arithmetic';
import { FIRST_WIND, PLAYING_KINDS, rankOf, SUITS, suitOf } from '../../../../engine/tiles';
import type { Seat, TileKind } from '../../../../engine/types';
import type { PublicSeat, SeatView } from '../../../../engine/view';
import { DEALER, declaredBy, streakOf } from '../../data';
import type { TaiwanOptions } from '../../options';

/**
 * How likely a seat is ready, by its melds and by its discards in threes; who has declared it is. Counted while four bots
 * played 1,500 hands, as the other numbers here were.
 */
const READY: readonly (readonly number[])[] = [
  [0.001, 0.016, 0.1, 0.27, 0.46, 0.5],
  [0.002, 0.034, 0.15, 0.33, 0.51, 0.57],
  [0.008, 0.09, 0.25, 0.47, 0.64, 0.77],
  [0.1, 0.29, 0.45, 0.68, 0.8, 0.91],
  [0.5, 0.85, 0.85, 0.9, 1, 1],
  [1, 1, 1, 1, 1, 1],
];
const THREE = 3;
const RANKS = 9;
/** How likely a ready seat waits for a numbered kind that it has not thrown, and how much likelier by rank. */
const WAITS = 0.09;
const BY_RANK = [0.53, 0.87, 1.22, 0.96, 1.08, 0.96, 1.22, 0.87, 0.53];
/** By copies that others than the own hand may still have. */
const BY_LEFT = [0.4, 0.7, 0.92, 1.18, 1.18];
/** Where the seat has thrown the kinds three ranks away: both, or one of two. */
const BOTH_THROWN = 0.6;
const ONE_THROWN = 0.75;
/** A suit of which the seat has laid out a meld is waited for less. */
const LAID = 0.8;
/** Honours by the copies that others may have. */
const HONOURS = [0, 0, 0.001, 0.022, 0.035];
/** A seat hardly ever waits for what it has thrown. */
const ITS_OWN = 0.002;
/** Tai of a hand on average, and of one whose melds are all of one suit. */
const PLAIN = 1.8;
const OF_A_SUIT = 5;
/** Melds of one suit that look like one. */
const SUIT_MELDS = 3;
/** The share of a win that feeding it costs: the winner might have drawn the tile, which costs everybody. */
const FED = 0.8;

function costs(holding: Holding, of: Float64Array): void {
  of.fill(0);
  const { view } = holding;
  view.seats.forEach((shown, seat) => {
    if (seat !== view.seat) fear(holding, shown, { seat, of });
  });
}

interface Feared {
  readonly seat: Seat;
  readonly of: Float64Array;
}

function fear({ view, kinds, live }: Holding, shown: PublicSeat, { seat, of }: Feared): void {
  const { river, melds } = shown;
  const points = FED * readyAt(view, seat) * worthOf(view, seat);
  const thrown = new Set(river.map(({ tile }) => kinds[tile]!));
  const laid = [0, 0, 0, 0];
  for (const { kind } of melds) laid[suitOf(kind)]!++;
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    const isLaid = kind < FIRST_WIND && laid[suitOf(kind)]! > 0;
    of[kind]! += points * waitsFor(kind, live[kind]!, thrown) * (isLaid ? LAID : 1);
  }
}

function readyAt(view: SeatView, seat: Seat): number {
  if (declaredBy(view, seat) !== null) return 1;
  const { river, melds } = view.seats[seat]!;
  const byTurns = READY[Math.min(melds.length, READY.length - 1)]!;
  return byTurns[Math.min(byTurns.length - 1, Math.floor(river.length / THREE))]!;
}

/** How likely a ready seat that has thrown these kinds waits for one of which so many copies are left. */
function waitsFor(kind: TileKind, left: number, thrown: ReadonlySet<TileKind>): number {
  if (thrown.has(kind)) return ITS_OWN;
  if (kind >= FIRST_WIND) return HONOURS[left]!;
  const rank = rankOf(kind);
  const isSafeBelow = rank <= THREE || thrown.has(kind - THREE);
  const isSafeAbove = rank > RANKS - THREE || thrown.has(kind + THREE);
  const isHalf = (rank > THREE && isSafeBelow) || (rank <= RANKS - THREE && isSafeAbove);
  const ends = isSafeBelow && isSafeAbove ? BOTH_THROWN : isHalf ? ONE_THROWN : 1;
  return WAITS * BY_RANK[rank - 1]! * BY_LEFT[left]! * ends;
}

/** What the own seat pays if this one wins by its discard. */
function worthOf(view: SeatView, seat: Seat): number {
  const { basePoints, taiPoints, dealerTai, streakTai } = view.options as TaiwanOptions;
  const { melds } = view.seats[seat]!;
  const suits = new Set(melds.map(({ kind }) => suitOf(kind)).filter((suit) => suit < SUITS.length));
  const tai = melds.length >= SUIT_MELDS && suits.size <= 1 ? OF_A_SUIT : PLAIN;
  const isDealers = seat === DEALER || view.seat === DEALER;
  return basePoints + taiPoints * (tai + (isDealers ? dealerTai + streakTai * streakOf(view) : 0));
}

/** How likely a hand of so much hope wins: a logistic regression over 2,000 hands of four alike. */
const ODDS = { least: -0.914, hope: 0.511, wall: 2.212, both: -0.39 };
const WALL = 80;
/** Points that a win brings on average, and that the dealer gets more by it. */
const WIN = 8;

function winning({ view }: Holding, hope: number): number {
  const { least, hope: byHope, wall: byWall, both } = ODDS;
  if (hope <= 0) return 0;
  const wall = Math.max(0, view.wallLeft) / WALL;
  const odds = exp(least + (byHope + both * wall) * ln(hope) + byWall * wall);
  return (WIN * odds) / (1 + odds);
}

export const beside: Beside = { costs, winning, ofKong: () => 0 };
