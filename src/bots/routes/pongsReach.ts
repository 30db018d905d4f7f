import { FIRST_WIND, PLAYING_KINDS } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import type { Holding } from './holding';
import { DEAD, type Reach } from './reach';
import type { Route } from './route';

const SUIT_KINDS = 9;

/**
 * Routes of pongs only. Tiles missing follow from how many kinds are held once, twice, three times: the kinds held
 * most are the pongs, the next the eyes.
 */
export class PongsReach implements Reach {
  private counts: readonly number[] = [];
  private sets = 0;
  private offset = 0;
  private missing = 0;
  /** Tiles of each kind that count: 3 at most, less than 2 where a pong is out of reach; none where the route has no use for it. */
  private readonly held: number[] = Array<number>(PLAYING_KINDS).fill(0);
  private readonly used: boolean[] = Array<boolean>(PLAYING_KINDS).fill(false);
  private readonly needs: number[] = Array<number>(PLAYING_KINDS).fill(0);
  /** Kinds by tiles held; `eyesOnly`: the most held of a kind that can only be the eyes. */
  private readonly kinds = [0, 0, 0, 0];
  private eyesOnly = 0;
  private readonly helpful = [false, false, false];

  measure(route: Route, { counts, live, sets, honours }: Holding): number {
    const { held, used, needs, kinds } = this;
    this.counts = counts;
    this.sets = sets;
    this.offset = 0;
    this.eyesOnly = 0;
    kinds[0] = 0;
    kinds[1] = 0;
    kinds[2] = 0;
    kinds[3] = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      used[kind] = false;
      needs[kind] = 0;
      held[kind] = 0;
      const honour = kind - FIRST_WIND;
      if (honour >= 0 && ((route.forced >> honour) & 1) === 1) {
        if (((honours >> honour) & 1) === 1) continue;
        if (counts[kind]! + live[kind]! < 3) return DEAD;
        needs[kind] = 3;
        this.offset += 3 - Math.min(3, counts[kind]!);
        this.sets--;
      } else if (honour >= 0 ? route.honours : ((route.suits >> ((kind / SUIT_KINDS) | 0)) & 1) === 1) {
        const copies = counts[kind]! + live[kind]!;
        if (copies >= 3) {
          used[kind] = true;
          held[kind] = Math.min(3, counts[kind]!);
          kinds[held[kind]!]!++;
        } else if (copies === 2 && counts[kind]! > this.eyesOnly) this.eyesOnly = counts[kind]!;
      }
    }
    if (this.sets < 0) return DEAD;
    this.missing = this.offset + this.missingOf();
    return this.missing;
  }

  /** Takes pongs from the kinds held most, then the eyes. */
  private missingOf(): number {
    const { kinds } = this;
    let left = this.sets;
    let missing = 0;
    for (let held = 3; held >= 0; held--) {
      const taken = Math.min(left, kinds[held]!);
      missing += taken * (3 - held);
      left -= taken;
      if (left === 0 && kinds[held]! > taken) return missing + Math.max(0, 2 - Math.max(held, this.eyesOnly));
    }
    return left > 0 ? DEAD : missing + Math.max(0, 2 - this.eyesOnly);
  }

  prepare(): void {}

  without(kind: TileKind): number {
    const count = this.counts[kind]!;
    if (this.needs[kind]! > 0) return this.missing + (count <= 3 ? 1 : 0);
    if (!this.used[kind] || count > 3) return this.missing;
    this.move(count, count - 1);
    const missing = this.offset + this.missingOf();
    this.move(count - 1, count);
    return missing;
  }

  uses(kind: TileKind): boolean {
    return this.used[kind]! || this.needs[kind]! > 0;
  }

  useful(discarded: TileKind | -1, missing: number, weights: readonly number[]): number {
    const { counts, used, needs } = this;
    const moved = discarded >= 0 && used[discarded] === true && counts[discarded]! <= 3;
    if (moved) this.move(counts[discarded]!, counts[discarded]! - 1);
    const { helpful } = this;
    for (let held = 0; held < 3; held++) helpful[held] = this.helps(held, missing);
    let sum = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      if (weights[kind] === 0) continue;
      const held = counts[kind]! - (kind === discarded ? 1 : 0);
      if (held > 2) continue;
      if (needs[kind]! > 0 || (used[kind] && helpful[held])) sum += weights[kind]!;
    }
    if (moved) this.move(counts[discarded]! - 1, counts[discarded]!);
    return sum;
  }

  /** Whether one more of a kind held so often brings the hand nearer. */
  private helps(held: number, missing: number): boolean {
    if (this.kinds[held] === 0) return false;
    this.move(held, held + 1);
    const helps = this.offset + this.missingOf() < missing;
    this.move(held + 1, held);
    return helps;
  }

  private move(from: number, to: number): void {
    this.kinds[from]!--;
    this.kinds[to]!++;
  }
}
