import { FIRST_WIND, PLAYING_KINDS } from '../../../../engine/tiles';
import type { TileKind } from '../../../../engine/types';
import { limitOf } from '../../limits';
import { isOuter } from '../../tiles';
import type { Facts } from './facts';
import type { Outside } from './outside';
import { priceOf, type Laid, type Price, type Way } from './price';
import { Shape } from './shape';

/** How a hand is played: closed, with riichi once it is ready, or with claims. */
export type Manner = 'closed' | 'open';

/**
 * What a hand is worth by the own draws that are left: points; where more is told, then how likely it wins, and then what
 * of the points its wins bring.
 */
export type Worth = Float64Array;
const PARTS = 3;

/** How likely each of the other seats throws a tile that is left, beside drawing it: by sort of tile. */
const THROWN = { honour: 1, end: 0.85, second: 0.7, middle: 0.55 };
/** How often a tile that comes is really claimed on the way. */
const CLAIMED = 0.8;
/** The same after riichi, when others are careful. */
const CAREFUL = 0.68;
/** Han that riichi brings beside its own: for each indicator what lies under it, and a win at once. */
const [UNDER, AT_ONCE] = [0.33, 0.12];
const STICK = 1000;
const OTHERS = 3;
/** So many tiles missing, and a hand is looked at to its end; one more, and one step ahead. */
const NEAR = 3;
/** Useful tiles of hands that are so far, on the way. */
const USUAL = [0, 5, 13, 22, 32, 42, 50];
/** By tiles missing: how far a hand is still played on against hands that become ready only later. */
const LATER = [1, 1, 0.7, 0.4, 0.2];
/** Others are kept from winning by a riichi. */
const QUIET = 0.8;

function sortOf(kind: TileKind): keyof typeof THROWN {
  if (kind >= FIRST_WIND) return 'honour';
  const rank = kind % 9;
  if (rank === 0 || rank === 8) return 'end';
  return rank === 1 || rank === 7 ? 'second' : 'middle';
}

const THROWN_BY_KIND = Array.from({ length: PLAYING_KINDS }, (_, kind) => THROWN[sortOf(kind)]);

/** Two numbers for each kind that tell hands apart, summed over their tiles. */
const MARKS = Array.from({ length: PLAYING_KINDS }, (_, kind) => [
  (Math.imul(kind + 1, 0x9e3779b1) ^ 0x5bd1e995) >>> 0,
  Math.imul(kind + 7, 0x85ebca6b) & 0x1fffff,
]);

/** What is held at first. */
export interface Held {
  /** Concealed tiles by kind. */
  readonly counts: readonly number[];
  readonly melds: readonly Laid[];
  readonly manner: Manner;
  /** Fives of which a red one is held, and red ones in melds. */
  readonly redKinds: readonly TileKind[];
  readonly redsLaid: number;
  /** Whether more than points is told. */
  readonly tellsAll: boolean;
}

/** What hands are worth that wait for a tile: points by the own draws that are left. */
export class Course {
  private readonly facts: Facts;
  private readonly outside: Outside;
  private readonly melds: readonly Laid[];
  private readonly manner: Manner;
  private readonly isClosed: boolean;
  private readonly known = new Map<number, Worth>();
  private readonly counts: number[];
  private readonly first: readonly number[];
  private readonly way: { -readonly [K in keyof Way]: Way[K] };
  private readonly price: Price = { han: 0, fu: 0 };
  /** Han of the melds' dora, red fives too; kinds of which a red one is held. */
  private readonly laidDear: number;
  private readonly redKinds: readonly TileKind[];
  private readonly isNear: boolean;
  /** Places for each part of a worth, and places in all. */
  private readonly step: number;
  private readonly size: number;
  constructor(facts: Facts, outside: Outside, { counts, melds, manner, redKinds, redsLaid, tellsAll }: Held) {
    this.facts = facts;
    this.outside = outside;
    this.melds = melds;
    this.manner = manner;
    this.redKinds = redKinds;
    this.isClosed = manner === 'closed' && melds.every(({ concealed }) => concealed);
    this.counts = [...counts];
    this.first = counts;
    const { options, seatWind, roundWind, dear } = facts;
    this.way = { options, seatWind, roundWind, melds, isClosed: this.isClosed, fromWall: false };
    this.laidDear = melds.reduce((sum, { type, kind }) => {
      if (type === 'chow') return sum + dear[kind]! + dear[kind + 1]! + dear[kind + 2]!;
      return sum + dear[kind]! * (type === 'kong' ? 4 : 3);
    }, redsLaid);
    const shape = new Shape();
    shape.read(counts, melds.length);
    this.isNear = shape.missing <= NEAR;
    this.step = facts.draws + 1;
    this.size = this.step * (tellsAll ? PARTS : 1);
  }

  /** What a hand of these concealed tiles is worth. The list is left as it was. */
  worth(counts: readonly number[]): Worth {
    for (let kind = 0; kind < PLAYING_KINDS; kind++) this.counts[kind] = counts[kind]!;
    const shape = new Shape();
    shape.read(this.counts, this.melds.length);
    return this.look(shape, true);
  }

  /** A ready hand, in riichi from now on or quiet. */
  worthAs(counts: readonly number[], as: 'riichi' | 'quiet'): Worth {
    for (let kind = 0; kind < PLAYING_KINDS; kind++) this.counts[kind] = counts[kind]!;
    const shape = new Shape();
    shape.read(this.counts, this.melds.length);
    return this.waiting(shape, as);
  }

  private live(kind: TileKind): number {
    return Math.max(0, this.facts.live[kind]! - Math.max(0, this.counts[kind]! - this.first[kind]!));
  }

  private look(shape: Shape, isRoot: boolean): Worth {
    let [high, low] = [0, 0];
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      const held = this.counts[kind]!;
      if (held === 0) continue;
      high = (high + Math.imul(held, MARKS[kind]![0]!)) >>> 0;
      low = (low + held * MARKS[kind]![1]!) & 0x1fffff;
    }
    const name = high * 0x200000 + low;
    const known = this.known.get(name);
    if (known) return known;
    const worth = this.make(shape, isRoot);
    this.known.set(name, worth);
    return worth;
  }

  private make(shape: Shape, isRoot: boolean): Worth {
    const { missing } = shape;
    if (missing <= 1) return this.waiting(shape);
    const isFar = this.isNear ? missing > NEAR : !isRoot;
    return isFar ? this.far(shape) : this.onTheWay(shape);
  }

  /** How likely a tile comes in a go-round by each copy that is left: drawn, or thrown by another and claimed. */
  private rate(kind: TileKind): number {
    const each = 1 / Math.max(1, this.facts.unseen);
    if (this.manner === 'closed') return each;
    const { counts } = this;
    if (counts[kind]! >= 2) return each * (1 + OTHERS * CLAIMED * THROWN_BY_KIND[kind]!);
    if (kind >= FIRST_WIND) return each;
    const rank = kind % 9;
    const has = (by: number): boolean => counts[kind + by]! > 0;
    const makesChow =
      (rank > 1 && has(-2) && has(-1)) ||
      (rank > 0 && rank < 8 && has(-1) && has(1)) ||
      (rank < 7 && has(1) && has(2));
    return makesChow ? each * (1 + CLAIMED * THROWN_BY_KIND[kind]!) : each;
  }

  private onTheWay(shape: Shape): Worth {
    const { counts } = this;
    const { missing } = shape;
    const gains = new Float64Array(this.size);
    let sum = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      const left = this.live(kind);
      if (left === 0 || shape.with(kind) >= missing) continue;
      const chance = left * this.rate(kind);
      counts[kind]!++;
      const best = this.bestAfter(missing - 1);
      counts[kind]!--;
      if (!best) continue;
      sum += chance;
      for (let at = 0; at < gains.length; at++) gains[at]! += chance * best[at]!;
    }
    const over = sum > 0.9 ? 0.9 / sum : 1;
    return this.comes((at) => gains[at]! * over, sum * over, missing);
  }

  /** A hand that gains this by a useful tile, and otherwise waits on. */
  private comes(gain: (at: number) => number, sum: number, missing: number): Worth {
    const { step, size } = this;
    const { ends, taken, pushed, later, givenUp, notReady } = this.outside;
    const share = LATER[Math.min(missing, LATER.length - 1)]!;
    const worth = new Float64Array(size);
    worth[0] = notReady;
    for (let t = 1; t < step; t++) {
      const on = 1 - ends[t]!;
      const goesOn = gain(t - 1) + (1 - sum) * worth[t - 1]! - pushed - share * later[t]!;
      const more = on * goesOn - taken[t]! - givenUp[t]!;
      const root = Math.sqrt(more * more + SMOOTH * SMOOTH);
      worth[t] = givenUp[t]! + (more + root) / 2;
      const kept = (on * (1 + more / root)) / 2;
      for (let at = t + step; at < size; at += step)
        worth[at] = kept * (gain(at - 1) + (1 - sum) * worth[at - 1]!);
    }
    return worth;
  }

  /** After the best discard of a tile too many, whichever is best with so many draws left. */
  private bestAfter(missing: number): Worth | null {
    const { counts } = this;
    const shape = new Shape();
    shape.read(counts, this.melds.length);
    let best: Worth | null = null;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      if (counts[kind] === 0 || shape.without(kind) > missing) continue;
      counts[kind]!--;
      const after = new Shape();
      after.read(counts, this.melds.length);
      const worth = this.look(after, false);
      counts[kind]!++;
      best = best === null ? worth.slice() : takeBetter(best, worth, this.step);
    }
    return best;
  }

  private dora(): number {
    const { dear } = this.facts;
    let sum = this.laidDear;
    for (const kind of this.redKinds) if (this.counts[kind]! > 0) sum++;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) sum += this.counts[kind]! * dear[kind]!;
    return sum;
  }

  /** A ready hand: in riichi or quiet, whichever is better. */
  private waiting(shape: Shape, as: 'riichi' | 'quiet' | 'either' = 'either'): Worth {
    const { counts, facts, way, price } = this;
    const each = 1 / Math.max(1, facts.unseen);
    const riichi = { wall: 0, drawn: 0, others: 0, taken: 0 };
    const quiet = { wall: 0, drawn: 0, others: 0, taken: 0 };
    let isFuriten = false;
    for (let kind = 0; kind < PLAYING_KINDS; kind++)
      if (shape.with(kind) === 0 && facts.thrown[kind]) isFuriten = true;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      if (shape.with(kind) !== 0) continue;
      const left = this.live(kind);
      if (left === 0) continue;
      counts[kind]!++;
      const dora = this.dora();
      way.fromWall = true;
      priceOf(counts, kind, way, price);
      const [han, fu] = [price.han, price.fu];
      way.fromWall = false;
      priceOf(counts, kind, way, price);
      counts[kind]!--;
      const thrown = isFuriten ? 0 : OTHERS * THROWN_BY_KIND[kind]! * left * each;
      const drawn = left * each;
      if (han > 0) {
        quiet.wall += drawn;
        quiet.drawn += drawn * this.points(han + dora, fu, true);
      }
      if (price.han > 0) {
        quiet.others += thrown;
        quiet.taken += thrown * this.points(price.han + dora, price.fu, false);
      }
      if (!this.isClosed) continue;
      const more = 1 + AT_ONCE + (facts.options.uraDora === 'none' ? 0 : UNDER * facts.indicators) + dora;
      riichi.wall += drawn;
      riichi.drawn += drawn * this.points(han + more, fu, true);
      riichi.others += thrown * CAREFUL;
      riichi.taken += thrown * CAREFUL * this.points(price.han + more, price.fu || 40, false);
    }
    const worth = this.waits(quiet, 1);
    if (as === 'quiet' || !this.isClosed || !(facts.inRiichi || this.mayRiichi())) return worth;
    const bound = this.waits(riichi, QUIET);
    if (!facts.inRiichi) for (let t = 0; t < this.step; t++) bound[t]! -= STICK * (1 - this.won(riichi, t));
    return as === 'riichi' ? bound : takeBetter(worth, bound, this.step);
  }

  private mayRiichi(): boolean {
    return this.facts.points[this.facts.view.seat]! >= STICK;
  }

  /** How likely a hand wins in so many go-rounds: whoever wins has the deposit back. */
  private won({ wall, others }: { readonly wall: number; readonly others: number }, draws: number): number {
    const { ends } = this.outside;
    const each = Math.min(0.9, wall + others);
    let [won, on] = [0, 1];
    for (let t = draws; t > 0; t--) {
      won += on * each;
      on *= (1 - each) * (1 - ends[t]! * QUIET);
    }
    return won;
  }

  private waits(
    { wall, drawn, others, taken }: Readonly<Record<'wall' | 'drawn' | 'others' | 'taken', number>>,
    calm: number,
  ): Worth {
    const { step, size } = this;
    const { ends, taken: lost, pushed, later, givenUp, ready } = this.outside;
    const worth = new Float64Array(size);
    const mayGiveUp = calm === 1;
    worth[0] = ready;
    for (let t = 1; t < step; t++) {
      const on = (1 - others) * (1 - ends[t]! * calm);
      const goesOn = drawn + (1 - wall) * (worth[t - 1]! - pushed - later[t]!);
      const all = taken + on * goesOn - (1 - others) * lost[t]! * calm;
      const more = all - givenUp[t]!;
      const root = Math.sqrt(more * more + SMOOTH * SMOOTH);
      worth[t] = mayGiveUp ? givenUp[t]! + (more + root) / 2 : all;
      if (size === step) continue;
      const kept = mayGiveUp ? (1 + more / root) / 2 : 1;
      worth[t + step] = kept * (others + on * (wall + (1 - wall) * worth[t - 1 + step]!));
      worth[t + 2 * step] = kept * (taken + on * (drawn + (1 - wall) * worth[t - 1 + 2 * step]!));
    }
    return worth;
  }

  /** Points that a win brings; han need not be whole. */
  private points(han: number, fu: number, fromWall: boolean): number {
    const low = Math.floor(han);
    const part = han - low;
    const at = this.paid(low, fu, fromWall);
    const more = part > 0 ? this.paid(low + 1, fu, fromWall) : at;
    return at + part * (more - at) + 300 * this.facts.honba + this.facts.deposits;
  }

  private paid(han: number, fu: number, fromWall: boolean): number {
    const { options, isDealer } = this.facts;
    const times = han >= 26 ? Math.floor(han / 13) : 1;
    const { base } = limitOf(options, han, Math.max(20, fu));
    const all = base * times;
    if (!fromWall) return raised(all * (isDealer ? 6 : 4));
    return isDealer ? 3 * raised(2 * all) : raised(2 * all) + 2 * raised(all);
  }

  /** A hand that is far: by its useful tiles and by what it looks worth. */
  private far(shape: Shape): Worth {
    const { missing } = shape;
    let sum = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      if (shape.with(kind) < missing) sum += this.live(kind) * this.rate(kind);
    }
    const next = this.usual(missing - 1, this.looksWorth());
    const chance = Math.min(0.9, sum);
    return this.comes((at) => chance * next[at]!, chance, missing);
  }

  /** What a usual hand is worth that misses so many tiles and wins so many points. */
  private usual(missing: number, points: number): Worth {
    const { step, size } = this;
    const { unseen } = this.facts;
    const { ready } = this.outside;
    let worth: Worth = new Float64Array(size).fill(points).fill(1, step, 2 * step);
    for (let left = 1; left <= missing; left++) {
      const claims = this.manner === 'open' ? 1.7 : left === 1 ? 2.2 : 1;
      const useful = USUAL[Math.min(left, USUAL.length - 1)]! * claims;
      const rate = Math.min(0.7, useful / Math.max(1, unseen));
      const next = worth;
      worth = this.comes((at) => rate * next[at]!, rate, left);
      if (left === 1) worth[0] = ready;
    }
    return worth;
  }

  /** Points that a hand that is far looks worth. */
  private looksWorth(): number {
    const { counts, facts, melds } = this;
    const suits = [0, 0, 0];
    let [honours, outer, yaku, all] = [0, 0, 0, 0];
    const hasValue = (kind: TileKind): number =>
      Number(kind >= 31) + Number(kind === facts.seatWind) + Number(kind === facts.roundWind);
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      const held = counts[kind]!;
      if (held === 0) continue;
      all += held;
      if (isOuter(kind)) outer += held;
      if (kind >= FIRST_WIND) {
        honours += held;
        if (held >= 2) yaku += hasValue(kind) * (held >= 3 ? 1 : this.live(kind) > 0 ? 0.5 : 0);
      } else suits[Math.floor(kind / 9)]! += held;
    }
    let isSimple = true;
    for (const { type, kind } of melds) {
      if (kind >= FIRST_WIND) {
        honours += 3;
        yaku += hasValue(kind);
      } else suits[Math.floor(kind / 9)]! += 3;
      if (isOuter(kind) || (type === 'chow' && kind % 9 === 6)) isSimple = false;
      all += 3;
    }
    const flush = FLUSH[all - honours - Math.max(...suits)] ?? 0;
    const simple = isSimple ? Math.max(0, 1 - outer / 4) : 0;
    const dora = this.dora();
    if (this.isClosed) return this.points(RIICHI_HAN + simple * 0.6 + yaku + 3 * flush + dora, 30, false);
    const sure = Math.min(1, yaku + 0.8 * simple + flush);
    return sure * this.points(Math.max(1, yaku + simple + 2 * flush) + 0.3 + dora, 30, false);
  }
}

/** How likely a hand becomes a flush, by its tiles of other suits. */
const FLUSH = [1, 0.75, 0.4, 0.15];
/** Han that a closed hand brings with riichi on average, beside what it shows. */
const RIICHI_HAN = 2.9;
/** How sharply giving up and going on are told apart, in points. */
const SMOOTH = 100;

/** For each number of draws what is better of two worths; the first list is changed. */
export function takeBetter(one: Worth, other: Worth, step: number): Worth {
  for (let t = 0; t < step; t++) {
    if (other[t]! <= one[t]!) continue;
    for (let at = t; at < one.length; at += step) one[at] = other[at]!;
  }
  return one;
}

function raised(points: number): number {
  return 100 * Math.ceil(points / 100);
}
