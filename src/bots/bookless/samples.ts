import { pick, Random } from '../../engine/random';
import type { Rules } from '../../engine/rules';
import { ORPHANS } from '../../engine/scoring/forms';
import { canStartChow, FIRST_WIND, PLAYING_KINDS, suitOf } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import type { Route } from '../routes/route';

const SEED = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x7f4a7c15];
/** Hands made up before a sort is taken to have none. */
const TRIES = 60;
/** Samplers kept for each game: wild kinds may change with the deal. */
const KEPT = 4;

/** A sort of complete hand, as routes tell them apart. */
export type HandSort = Pick<Route, 'form' | 'family' | 'suits' | 'honours' | 'forced' | 'eyes'>;

interface Asked extends HandSort {
  /** What the hand may be made of. */
  readonly kinds: readonly TileKind[];
  readonly random: Random;
}

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

/** Hands of one sort, made when they are first asked for. */
export class Samples {
  private readonly draw: () => Sample | null;
  private readonly drawn: Sample[] = [];
  private tries = TRIES;

  constructor(draw: () => Sample | null) {
    this.draw = draw;
  }

  /** Undefined where so many are not found. */
  at(index: number): Sample | undefined {
    while (this.drawn.length <= index && this.tries > 0) {
      this.tries--;
      const sample = this.draw();
      if (sample) this.drawn.push(sample);
    }
    return this.drawn[index];
  }

  /** The same hands with this kind for their last tile. */
  withLast(kind: TileKind): Samples {
    let at = 0;
    return new Samples(() => {
      const sample = this.at(at++);
      return sample ? { sets: sample.sets, rest: [...sample.rest.slice(0, -1), kind] } : null;
    });
  }
}

const samplers = new WeakMap<Rules, Map<string, Sampler>>();

/** The sampler of a game; `without`: kinds that no hand is made of. */
export function samplerOf(rules: Rules, without: readonly TileKind[] = []): Sampler {
  let byKinds = samplers.get(rules);
  if (!byKinds) samplers.set(rules, (byKinds = new Map<string, Sampler>()));
  let sampler = byKinds.get(without.join());
  if (sampler) return sampler;
  if (byKinds.size >= KEPT) byKinds.clear();
  byKinds.set(without.join(), (sampler = new Sampler(rules, without)));
  return sampler;
}

/** Random hands of each sort, made of tiles that the game has: always the same ones. */
class Sampler {
  private readonly copies: readonly number[];
  private readonly sets: number;
  private readonly bySort = new Map<string, Samples>();

  constructor({ geometry, tiles }: Rules, without: readonly TileKind[]) {
    this.copies = tiles.copies
      .slice(0, PLAYING_KINDS)
      .map((copies, kind) => (without.includes(kind) ? 0 : copies));
    this.sets = geometry.sets ?? 0;
  }

  of(sort: HandSort): Samples {
    const { form, family, suits, honours, forced, eyes } = sort;
    const name = `${form} ${family} ${suits} ${honours} ${forced} ${eyes}`;
    let samples = this.bySort.get(name);
    if (!samples) {
      const asked = { ...sort, kinds: this.kindsOf(sort), random: new Random(SEED) };
      this.bySort.set(name, (samples = new Samples(() => this.draw(asked))));
    }
    return samples;
  }

  /** Null where this try needs more copies of a kind than there are. */
  private draw(asked: Asked): Sample | null {
    const sample = this.make(asked);
    if (!sample) return null;
    const used = countsOf([...sample.sets.flat(), ...sample.rest], PLAYING_KINDS);
    return used.every((count, kind) => count <= this.copies[kind]!) ? sample : null;
  }

  private make({ kinds, random, ...sort }: Asked): Sample | null {
    if (sort.form === 'thirteen-orphans') return { sets: [], rest: [...ORPHANS, pick(ORPHANS, random)] };
    if (sort.form === 'seven-pairs') return pairsOf(kinds, random);
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

  private startsChow(kind: TileKind): boolean {
    return canStartChow(kind) && this.copies[kind + 1]! > 0 && this.copies[kind + 2]! > 0;
  }

  private kindsOf({ suits, honours, family }: HandSort): TileKind[] {
    const isUsed = (kind: TileKind): boolean =>
      kind < FIRST_WIND ? ((suits >> suitOf(kind)) & 1) === 1 : honours && family !== 'chows';
    return [...this.copies.keys()].filter((kind) => this.copies[kind]! > 0 && isUsed(kind));
  }
}

function pairsOf(kinds: readonly TileKind[], random: Random): Sample | null {
  const pairs = new Set<TileKind>();
  for (let tries = 0; pairs.size < 7 && tries < 50; tries++) pairs.add(pick(kinds, random));
  return pairs.size < 7 ? null : { sets: [], rest: [...pairs, ...pairs] };
}

/** The honours of a set of bits, East first. */
export function honoursIn(bits: number): TileKind[] {
  const kinds: TileKind[] = [];
  for (let kind = FIRST_WIND; kind < PLAYING_KINDS; kind++)
    if ((bits >> (kind - FIRST_WIND)) & 1) kinds.push(kind);
  return kinds;
}
