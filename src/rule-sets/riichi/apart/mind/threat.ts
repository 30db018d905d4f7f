import { FIRST_WIND, PLAYING_KINDS } from '../../../../engine/tiles';
import type { Seat } from '../../../../engine/types';
import { isOuter } from '../../tiles';
import { riichiOf } from '../../data';
import type { Facts } from './facts';
import { safeKinds } from '../../rivers';
import type { Thrown } from '../../rivers';

/** How likely shapes are that a ready hand waits with, for each pair of unseen copies they can be made of. */
const [TWO_SIDED, MIDDLE, EDGE, TWO_PAIRS, SINGLE] = [2.01, 0.39, 0.52, 1.37, 0.74];

/** How often hands are ready that are not in riichi: by exposed melds, for each own discard, and at most. */
const READY: readonly (readonly [each: number, most: number])[] = [
  [0.002, 0.08],
  [0.02, 0.35],
  [0.055, 0.58],
  [0.085, 0.82],
  [0.2, 0.95],
];
/** What ready hands pay on a discard, by their han. */
const PAID = [1000, 1500, 2600, 4600, 7500, 8500, 12_000, 13_000, 16_000];
const RIICHI_HAN = 4.1;
const HIDDEN_HAN = 2.6;
const DEALER = 1.5;

/** What one other seat may do. */
export class Threat {
  readonly seat: Seat;
  readonly isRiichi: boolean;
  /** How likely the hand is ready. */
  readonly ready: number;
  /** What it takes from who discards its tile. */
  readonly loss: number;
  /** If ready, how likely it may win on each kind. */
  readonly waits = new Float64Array(PLAYING_KINDS);
  /** Kinds that it cannot win on. */
  readonly safe: readonly boolean[];

  constructor(facts: Facts, seat: Seat, order: readonly Thrown[]) {
    const { view } = facts;
    const { melds, river } = view.seats[seat]!;
    this.seat = seat;
    this.isRiichi = riichiOf(view, seat) > 0;
    const exposed = melds.filter(({ concealed }) => !concealed).length;
    const [each, most] = READY[exposed]!;
    this.ready = this.isRiichi ? 1 : Math.min(most, each * river.length);
    this.safe = safeKinds(order, { seat, isRiichi: this.isRiichi, from: facts.riichiAt[seat]! });
    const han = this.isRiichi ? RIICHI_HAN : exposed === 0 ? HIDDEN_HAN : openHan(facts, seat);
    this.loss = paidFor(han) * (seat === 0 ? DEALER : 1) + 300 * facts.honba;
    this.readWaits(facts);
  }

  private readWaits({ live }: Facts): void {
    const { waits, safe } = this;
    let all = 0;
    for (let first = 0; first < FIRST_WIND; first++) {
      const rank = first % 9;
      if (rank === 8) continue;
      const copies = live[first]! * live[first + 1]!;
      const [low, high] = [rank > 0 ? first - 1 : -1, rank < 7 ? first + 2 : -1];
      if ((low >= 0 && safe[low]) || (high >= 0 && safe[high])) continue;
      const weight = copies * (low >= 0 && high >= 0 ? TWO_SIDED : EDGE);
      all += weight;
      if (low >= 0) waits[low]! += weight;
      if (high >= 0) waits[high]! += weight;
    }
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      if (safe[kind]) continue;
      const rank = kind % 9;
      if (kind < FIRST_WIND && rank > 0 && rank < 8) {
        const weight = live[kind - 1]! * live[kind + 1]! * MIDDLE;
        all += weight;
        waits[kind]! += weight;
      }
      const copies = live[kind]! + 1;
      const pairs = ((copies * (copies - 1)) / 2) * TWO_PAIRS * 0.6;
      const single = copies * SINGLE * 0.8;
      all += pairs / 2 + single;
      waits[kind]! += pairs + single;
    }
    if (all > 0) for (let kind = 0; kind < PLAYING_KINDS; kind++) waits[kind]! /= all;
  }
}

/** Han of an open hand, by what lies out. */
function openHan({ view, dear, kinds, faces, roundWind }: Facts, seat: Seat): number {
  const { melds } = view.seats[seat]!;
  let han = 0.8;
  let yaku = 0;
  const suits = new Set<number>();
  for (const { type, kind, tiles } of melds) {
    suits.add(kind < FIRST_WIND ? Math.floor(kind / 9) : -1);
    for (const tile of tiles) han += dear[kinds[tile]!]! + Number(faces[tile] !== kinds[tile]);
    if (type !== 'chow' && kind >= FIRST_WIND)
      yaku += Number(kind >= 31) + Number(kind === FIRST_WIND + seat) + Number(kind === roundWind);
  }
  suits.delete(-1);
  if (melds.length >= 2 && suits.size <= 1) yaku += 1.2;
  const simple = melds.every(({ type, kind }) => !isOuter(kind) && (type !== 'chow' || kind % 9 !== 6));
  return han + Math.max(yaku, simple ? 1 : 0.8);
}

/** Points for a number of han that need not be whole. */
function paidFor(han: number): number {
  const low = Math.min(PAID.length - 2, Math.floor(han));
  return PAID[low]! + Math.min(1, han - low) * (PAID[low + 1]! - PAID[low]!);
}
