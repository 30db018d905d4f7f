import { pick } from '../../engine/random';
import type { Random } from '../../engine/random';
import type { Rules } from '../../engine/rules';
import { ORPHANS } from '../../engine/scoring/forms';
import { canStartChow, FIRST_WIND, PLAYING_KINDS, suitOf } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import type { Route } from '../routes/route';

/** A sort of complete hand, as routes tell them apart. */
export type HandSort = Pick<Route, 'form' | 'family' | 'suits' | 'honours' | 'forced' | 'eyes'>;

/** A complete hand: its sets and eyes, or the tiles of another form. */
export interface Sample {
  readonly sets: readonly (readonly TileKind[])[];
  readonly rest: readonly TileKind[];
}

/** Tiles by kind. */
export function countsOf(tiles: readonly TileKind[], size: number): number[] {
  const counts = Array<number>(size).fill(0);
  for (const kind of tiles) counts[kind]!++;
  return counts;
}

/** Random hands of a sort, made of tiles that the game has. */
export class Sampler {
  private readonly copies: readonly number[];
  private readonly sets: number;
  private readonly random: Random;

  /** `without`: kinds that no hand is made of. */
  constructor({ geometry, tiles }: Rules, random: Random, without: readonly TileKind[] = []) {
    this.copies = tiles.copies
      .slice(0, PLAYING_KINDS)
      .map((copies, kind) => (without.includes(kind) ? 0 : copies));
    this.sets = geometry.sets ?? 0;
    this.random = random;
  }

  /** Null where this try needs more copies of a kind than there are. */
  draw(sort: HandSort): Sample | null {
    const sample = this.make(sort);
    if (!sample) return null;
    const used = countsOf([...sample.sets.flat(), ...sample.rest], PLAYING_KINDS);
    return used.every((count, kind) => count <= this.copies[kind]!) ? sample : null;
  }

  private make(sort: HandSort): Sample | null {
    const { random } = this;
    if (sort.form === 'thirteen-orphans') return { sets: [], rest: [...ORPHANS, pick(ORPHANS, random)] };
    const kinds = this.kindsOf(sort);
    if (sort.form === 'seven-pairs') return this.pairs(kinds);
    const forced = honoursIn(sort.forced);
    const sets = forced.map((kind) => [kind, kind, kind]);
    const chows = sort.family === 'pongs' ? [] : kinds.filter((kind) => this.startsChow(kind));
    const pongs = sort.family === 'chows' ? [] : kinds;
    while (sets.length < this.sets) {
      // Chows beside one pong count least.
      const from = pongs.length > 0 && (chows.length === 0 || sets.length === 0) ? pongs : chows;
      if (from.length === 0) return null;
      const kind = pick(from, random);
      sets.push(from === chows ? [kind, kind + 1, kind + 2] : [kind, kind, kind]);
    }
    const [eyes = kinds.length > 0 ? pick(kinds, random) : null] = honoursIn(sort.eyes);
    return eyes === null || sets.length > this.sets ? null : { sets, rest: [eyes, eyes] };
  }

  private pairs(kinds: readonly TileKind[]): Sample | null {
    const pairs = new Set<TileKind>();
    for (let tries = 0; pairs.size < 7 && tries < 50; tries++) pairs.add(pick(kinds, this.random));
    return pairs.size < 7 ? null : { sets: [], rest: [...pairs, ...pairs] };
  }

  private startsChow(kind: TileKind): boolean {
    return canStartChow(kind) && this.copies[kind + 1]! > 0 && this.copies[kind + 2]! > 0;
  }

  private kindsOf({ suits, honours, family }: HandSort): TileKind[] {
    const isUsed = (kind: TileKind): boolean =>
      kind < FIRST_WIND ? ((suits >> suitOf(kind)) & 1) === 1 : honours && family !== 'chows';
    return [...this.copies.keys()].filter((kind) => this.copies[kind]! > 0 && isUsed(kind));
  }
}

/** The honours of a set of bits, East first. */
export function honoursIn(bits: number): TileKind[] {
  const kinds: TileKind[] = [];
  for (let kind = FIRST_WIND; kind < PLAYING_KINDS; kind++)
    if ((bits >> (kind - FIRST_WIND)) & 1) kinds.push(kind);
  return kinds;
}
