import { FIRST_WIND, PLAYING_KINDS } from '../../../../engine/tiles';
import type { TileKind } from '../../../../engine/types';
import type { Facts } from './facts';
import { looksWorth } from './looks';
import type { Outside } from './outside';
import { Ready, type Change } from './ready';
import { Shape } from './shape';
import { CLAIMED, THROWN_BY_KIND } from './thrown';
import { Tried, type Held } from './tried';
import { orGivenUp, PARTS, takeBetter, type Worth } from './worth';

const OTHERS = 3;
/** More tiles than a hand can miss. */
const MOST_MISSING = 16;
/** How finely the points are told apart that hands look worth. */
const POINTS_STEP = 50;
/** Useful tiles of hands that are so far, on the way. */
const USUAL = [0, 5, 13, 22, 32, 42, 50];
/** By tiles missing: how far a hand is still played on against hands that become ready only later. */
const LATER = [1, 1, 0.7, 0.4, 0.2];
/** By tiles missing: how much of what a hand is worth is left to it, beyond giving up, where another declares riichi. */
const AGAINST_RIICHI = [1, 1, 0.5, 0.3, 0.3];
/** Two numbers for each kind that tell hands apart, summed over their tiles. */
const MARKS = Array.from({ length: PLAYING_KINDS }, (_, kind) => [
  (Math.imul(kind + 1, 0x9e3779b1) ^ 0x5bd1e995) >>> 0,
  Math.imul(kind + 7, 0x85ebca6b) & 0x1fffff,
]);

/** What hands are worth that wait for a tile: points by the own draws that are left. */
export class Course {
  private readonly tried: Tried;
  private readonly outside: Outside;
  private readonly ready: Ready;
  private readonly known = new Map<number, Worth>();
  private readonly usuals = new Map<number, Worth>();
  private readonly near: number;
  private readonly isNear: boolean;
  /** Places for each part of a worth, and places in all. */
  private readonly step: number;
  private readonly size: number;

  constructor(facts: Facts, outside: Outside, held: Held) {
    this.tried = new Tried(facts, held);
    this.outside = outside;
    this.step = facts.draws + 1;
    this.size = this.step * (held.tellsAll ? PARTS : 1);
    this.ready = new Ready(this.tried, outside, { step: this.step, size: this.size });
    this.near = held.near;
    this.isNear = this.read().missing <= held.near;
  }

  /** What a hand of these concealed tiles is worth. */
  worth(counts: readonly number[]): Worth {
    this.tried.take(counts);
    return this.make(this.read(), true);
  }

  /** A ready hand, in riichi from now on or quiet. */
  worthAs(counts: readonly number[], as: 'riichi' | 'quiet'): Worth {
    this.tried.take(counts);
    const shape = this.read();
    return this.ready.worth(shape, as, as === 'quiet' ? this.changes(shape) : []);
  }

  /** The waits that a ready hand may change to, by each tile that it does not wait for. */
  private changes(shape: Shape): readonly Change[] {
    const { tried } = this;
    if (this.near <= 1 || tried.facts.inRiichi) return [];
    const each = 1 / Math.max(1, tried.facts.unseen);
    const found: Change[] = [];
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      const left = tried.live(kind);
      if (left === 0 || shape.with(kind) === 0) continue;
      tried.counts[kind]!++;
      const worth = this.bestAfter(1);
      tried.counts[kind]!--;
      if (worth) found.push({ chance: left * each, worth });
    }
    return found;
  }

  private read(): Shape {
    const shape = new Shape();
    shape.read(this.tried.counts, this.tried.melds.length);
    return shape;
  }

  private look(shape: Shape): Worth {
    let [high, low] = [0, 0];
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      const held = this.tried.counts[kind]!;
      if (held === 0) continue;
      high = (high + Math.imul(held, MARKS[kind]![0]!)) >>> 0;
      low = (low + held * MARKS[kind]![1]!) & 0x1fffff;
    }
    const name = high * 0x200000 + low;
    const known = this.known.get(name);
    if (known) return known;
    const worth = this.make(shape, false);
    this.known.set(name, worth);
    return worth;
  }

  private make(shape: Shape, isRoot: boolean): Worth {
    const { missing } = shape;
    if (missing <= 1) return this.ready.worth(shape, 'either', isRoot ? this.changes(shape) : []);
    const isAhead = isRoot && !this.isNear && this.near > 1;
    const isFar = !isAhead && missing > (this.isNear ? this.near : 1);
    return isFar ? this.far(shape) : this.onTheWay(shape);
  }

  /** How likely a tile comes in a go-round by each copy that is left: drawn, or thrown by another and claimed. */
  private rate(kind: TileKind): number {
    const each = 1 / Math.max(1, this.tried.facts.unseen);
    if (this.tried.manner === 'closed') return each;
    const { counts } = this.tried;
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
    const { counts } = this.tried;
    const { missing } = shape;
    const gains = new Float64Array(this.size);
    let sum = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      const left = this.tried.live(kind);
      if (left === 0 || shape.with(kind) >= missing) continue;
      const chance = left * this.rate(kind);
      counts[kind]!++;
      const best = this.bestAfter(missing - 1);
      counts[kind]!--;
      if (!best) continue;
      sum += chance;
      for (let at = 0; at < gains.length; at++) gains[at]! += chance * best[at]!;
    }
    const most = Math.min(0.9, sum);
    return this.comes(gains, { share: sum > 0 ? most / sum : 0, chance: most, missing });
  }

  /** A hand that becomes one worth a share of this by a useful tile, with so much chance, and otherwise waits on. */
  private comes(
    next: Worth,
    { share, chance, missing }: { readonly share: number; readonly chance: number; readonly missing: number },
  ): Worth {
    const { step, size } = this;
    const { pushed, notReady, riichiComes, againstRiichi } = this.outside;
    const { ends, taken, later } = missing > 1 ? this.outside.onTheWay : this.outside.rounds;
    const givenUp = this.outside.givenUp(this.tried.melds);
    const lasting = LATER[Math.min(missing, LATER.length - 1)]!;
    const keeps = AGAINST_RIICHI[Math.min(missing, AGAINST_RIICHI.length - 1)]!;
    const worth = new Float64Array(size);
    worth[0] = notReady;
    for (let t = 1; t < step; t++) {
      const riichi = missing > 1 ? riichiComes[t]! : 0;
      const on = 1 - ends[t]!;
      const goesOn = share * next[t - 1]! + (1 - chance) * worth[t - 1]! - pushed - lasting * later[t]!;
      const calm = on * goesOn - taken[t]!;
      const folded = againstRiichi[t]!;
      const all = (1 - riichi) * calm + riichi * (folded + keeps * Math.max(0, calm - folded));
      const kept = orGivenUp(all, givenUp[t]!);
      worth[t] = kept.worth;
      const stays = on * kept.share * (1 - riichi * (1 - keeps));
      for (let at = t + step; at < size; at += step)
        worth[at] = stays * (share * next[at - 1]! + (1 - chance) * worth[at - 1]!);
    }
    return worth;
  }

  /** After the best discard of a tile too many, whichever is best with so many draws left. */
  private bestAfter(missing: number): Worth | null {
    const { counts } = this.tried;
    const shape = this.read();
    let best: Worth | null = null;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      if (counts[kind] === 0 || shape.without(kind) > missing) continue;
      counts[kind]!--;
      const worth = this.look(this.read());
      counts[kind]!++;
      best = best === null ? worth.slice() : takeBetter(best, worth, this.step);
    }
    return best;
  }

  /** A hand that is far: by its useful tiles and by what it looks worth. */
  private far(shape: Shape): Worth {
    const { missing } = shape;
    let sum = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      if (shape.with(kind) < missing) sum += this.tried.live(kind) * this.rate(kind);
    }
    const next = this.usual(missing - 1, looksWorth(this.tried.facts, this.tried));
    const chance = Math.min(0.9, sum);
    return this.comes(next, { share: chance, chance, missing });
  }

  /** What a usual hand is worth that misses so many tiles and wins so many points, to the nearest step. */
  private usual(missing: number, points: number): Worth {
    const steps = Math.round(points / POINTS_STEP);
    const name = steps * MOST_MISSING + missing;
    let worth = this.usuals.get(name);
    if (!worth) this.usuals.set(name, (worth = this.usualOf(missing, steps * POINTS_STEP)));
    return worth;
  }

  private usualOf(missing: number, points: number): Worth {
    const { step, size } = this;
    const { unseen } = this.tried.facts;
    const { ready } = this.outside;
    let worth: Worth = new Float64Array(size).fill(points).fill(1, step, 2 * step);
    for (let left = 1; left <= missing; left++) {
      const claims = this.tried.manner === 'open' ? 1.7 : left === 1 ? 2.2 : 1;
      const useful = USUAL[Math.min(left, USUAL.length - 1)]! * claims;
      const chance = Math.min(0.7, useful / Math.max(1, unseen));
      worth = this.comes(worth, { share: chance, chance, missing: left });
      if (left === 1) worth[0] = ready;
    }
    return worth;
  }
}
