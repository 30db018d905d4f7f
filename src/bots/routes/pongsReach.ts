import { FIRST_WIND, PLAYING_KINDS, suitOf } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import type { Holding } from '../targets/holding';
import { DEAD, NO_TILE } from '../targets/target';
import type { Measure } from './measure';
import type { Route } from './route';

const HONOURS = 3;
const PONG = 3;
const EYES = 2;

/**
 * Routes of pongs only. How many kinds are held once, twice and three times says what is missing: the kinds held most
 * become the pongs, the next one the eyes.
 */
export class PongsReach implements Measure {
  private counts: readonly number[] = [];
  private sets = 0;
  private missing = 0;
  /** Tiles missing of honours that must be pongs. */
  private apart = 0;
  private readonly isForced: boolean[] = Array<boolean>(PLAYING_KINDS).fill(false);
  /** Kinds that can still be pongs, and how many of them are held none to three times. */
  private readonly canBePong: boolean[] = Array<boolean>(PLAYING_KINDS).fill(false);
  private readonly kindsHeld = [0, 0, 0, 0];
  /** The most held of a kind that can only be the eyes. */
  private eyesOnly = 0;
  /** The weights summed up last, by how often their kinds are held, and those of forced kinds. */
  private weighed: Float64Array | null = null;
  private readonly sums = [0, 0, 0];
  private sumForced = 0;

  measure(route: Route, holding: Holding): number {
    this.counts = holding.counts;
    this.sets = holding.sets;
    this.apart = 0;
    this.eyesOnly = 0;
    this.weighed = null;
    for (let held = 0; held <= PONG; held++) this.kindsHeld[held] = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      this.isForced[kind] = false;
      this.canBePong[kind] = false;
      if (isWanted(route, kind)) {
        if (!this.force(kind, holding)) return DEAD;
      } else if (isUsed(route, kind)) this.use(kind, holding);
    }
    if (this.sets < 0) return DEAD;
    this.missing = this.countMissing();
    return this.missing;
  }

  private force(kind: TileKind, { counts, live, honours }: Holding): boolean {
    if (((honours >> (kind - FIRST_WIND)) & 1) === 1) return true;
    this.isForced[kind] = true;
    this.apart += PONG - Math.min(PONG, counts[kind]!);
    this.sets--;
    return counts[kind]! + live[kind]! >= PONG;
  }

  private use(kind: TileKind, { counts, live }: Holding): void {
    const held = counts[kind]!;
    const copies = held + live[kind]!;
    if (copies >= PONG) {
      this.canBePong[kind] = true;
      this.kindsHeld[Math.min(PONG, held)]!++;
    } else if (copies === EYES && held > this.eyesOnly) this.eyesOnly = held;
  }

  private countMissing(): number {
    let left = this.sets;
    let missing = this.apart;
    for (let held = PONG; held >= 0; held--) {
      const kinds = this.kindsHeld[held]!;
      const taken = Math.min(left, kinds);
      missing += taken * (PONG - held);
      left -= taken;
      if (left === 0 && kinds > taken) return missing + Math.max(0, EYES - Math.max(held, this.eyesOnly));
    }
    return left > 0 ? DEAD : missing + EYES - this.eyesOnly;
  }

  uses(kind: TileKind): boolean {
    return this.canBePong[kind]! || this.isForced[kind]!;
  }

  without(kind: TileKind): number {
    const count = this.counts[kind]!;
    if (!this.uses(kind) || count > PONG) return this.missing;
    if (this.isForced[kind]) return this.missing + 1;
    this.move(count, count - 1);
    const missing = this.countMissing();
    this.move(count - 1, count);
    return missing;
  }

  useful(discarded: TileKind, missing: number, weights: Float64Array): number {
    if (weights !== this.weighed) this.weigh(weights);
    const count = discarded === NO_TILE ? 0 : this.counts[discarded]!;
    const moves = count > 0 && count <= PONG;
    let sum = this.sumForced;
    let level = 0;
    let loss = 0;
    if (moves && this.isForced[discarded]!) {
      loss = 1;
      if (count === PONG) sum += weights[discarded]!;
    }
    if (moves && this.canBePong[discarded]!) {
      this.move(count, count - 1);
      level = count;
    }
    for (let held = 0; held < PONG; held++) {
      if (!this.isHelpful(held, missing - loss)) continue;
      sum += this.sums[held]!;
      if (level > 0 && held === level) sum -= weights[discarded]!;
      if (level > 0 && held === level - 1) sum += weights[discarded]!;
    }
    if (level > 0) this.move(count - 1, count);
    return sum;
  }

  /** Sums the weights of the kinds held none, one and two times, and of what is forced. */
  private weigh(weights: Float64Array): void {
    this.weighed = weights;
    this.sumForced = 0;
    for (let held = 0; held < PONG; held++) this.sums[held] = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      const held = this.counts[kind]!;
      if (held >= PONG) continue;
      if (this.isForced[kind]!) this.sumForced += weights[kind]!;
      else if (this.canBePong[kind]!) this.sums[held]! += weights[kind]!;
    }
  }

  /** Whether one more of a kind held so often brings the hand nearer. */
  private isHelpful(held: number, missing: number): boolean {
    if (this.kindsHeld[held] === 0) return false;
    this.move(held, held + 1);
    const helps = this.countMissing() < missing;
    this.move(held + 1, held);
    return helps;
  }

  private move(from: number, to: number): void {
    this.kindsHeld[from]!--;
    this.kindsHeld[to]!++;
  }
}

function isWanted({ forced }: Route, kind: TileKind): boolean {
  return kind >= FIRST_WIND && ((forced >> (kind - FIRST_WIND)) & 1) === 1;
}

function isUsed({ suits, honours }: Route, kind: TileKind): boolean {
  const suit = suitOf(kind);
  return suit === HONOURS ? honours : ((suits >> suit) & 1) === 1;
}
