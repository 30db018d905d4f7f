import type { Forms } from '../rules';
import { canStartChow, PLAYING_KINDS } from '../tiles';
import type { TileKind } from '../types';
import type { Wild } from '../wild';

/** A set of the hand, or the eyes. `wild`: the places of tiles that stand for others. */
export interface OwnSet {
  readonly type: 'chow' | 'pong' | 'eyes';
  readonly kind: TileKind;
  readonly wild: readonly number[];
}

/** What is looked for: so many sets and a pair of eyes. `loose`: other tiles may be left over. */
export interface Wanted {
  readonly sets: number;
  readonly loose: boolean;
  readonly wild: Wild | null;
}

/** Whether hands may hold wild tiles, or loose ones, so that `someWay` is needed to find their sets. */
export function isFree({ loose, wild }: Forms): boolean {
  return loose === true || wild !== undefined;
}

/** What a hand of these forms needs beside so many melds. More melds than a hand has sets are allowed. */
export function wantedOf({ sets, loose, wild }: Forms, melds: number): Wanted {
  return { sets: Math.max(0, sets - melds), loose: loose === true, wild: wild ?? null };
}

/** Is shown the sets of a way, the eyes among them, which belong to the search; true takes it. */
export type TakeWay = (sets: readonly OwnSet[]) => boolean;

const SIZES = { chow: 3, pong: 3, eyes: 2 } as const;
/** What a tile may be used for, in the order in which that is tried. */
const USES = ['pong', 'chow', 'eyes'] as const;
const PLAYED = Array.from({ length: PLAYING_KINDS }, (_, kind) => kind);
/** By use and kind: the sets that such a tile can be the lowest real one of, those without wild tiles first. */
const WITH_WILD = USES.map((type) =>
  PLAYED.map((kind) => (type === 'chow' ? chowsWith(kind) : alike(type, kind))),
);
const REAL = WITH_WILD.map((kinds) => kinds.map((sets) => sets.filter(({ wild }) => wild.length === 0)));

function setsWith(kind: TileKind, use: number, isWild: boolean): readonly OwnSet[] {
  return (isWild ? WITH_WILD : REAL)[use]![kind]!;
}

function alike(type: 'pong' | 'eyes', kind: TileKind): OwnSet[] {
  const places = [0, 1, 2].slice(0, SIZES[type]);
  return places.map((fewest) => ({ type, kind, wild: places.slice(SIZES[type] - fewest) }));
}

function chowsWith(kind: TileKind): OwnSet[] {
  return [kind, kind - 1, kind - 2]
    .filter((start) => start >= 0 && canStartChow(start))
    .flatMap((start) =>
      [[], [0], [1], [2], [0, 1], [0, 2], [1, 2]]
        .filter((wild) =>
          [0, 1, 2].every((at) =>
            at < kind - start ? wild.includes(at) : at > kind - start || !wild.includes(at),
          ),
        )
        .map((wild): OwnSet => ({ type: 'chow', kind: start, wild })),
    );
}

const WILD_SETS: readonly OwnSet[] = [
  ...PLAYED.filter(canStartChow).map((kind) => ({ type: 'chow', kind, wild: [0, 1, 2] }) as const),
  ...PLAYED.map((kind) => ({ type: 'pong', kind, wild: [0, 1, 2] }) as const),
];
const WILD_EYES: readonly OwnSet[] = PLAYED.map((kind) => ({ type: 'eyes', kind, wild: [0, 1] }) as const);

/**
 * Shows every way to lay out these tiles until one is taken; some ways are shown more than once. Slower than `arrange`,
 * which knows neither wild tiles nor loose ones.
 */
export function someWay(counts: readonly number[], wanted: Wanted, take: TakeWay): boolean {
  return splits(counts, wanted.wild).some((split) => new Search(split, wanted, take).run());
}

/** Which wild tiles are what is printed on them (`left`), and how many stand for others. */
interface Split {
  readonly left: readonly number[];
  readonly free: number;
}

function splits(counts: readonly number[], wild: Wild | null): Split[] {
  let found: Split[] = [{ left: counts, free: 0 }];
  for (const kind of wild?.kinds ?? []) {
    const held = counts[kind] ?? 0;
    const own = kind < PLAYING_KINDS ? held : 0;
    found = found.flatMap(({ left, free }) =>
      Array.from({ length: own + 1 }, (_, out) => ({
        left: left.map((count, at) => (at === kind ? own - out : count)),
        free: free + held - own + out,
      })),
    );
  }
  return found;
}

/** What is still looked for. */
interface Open {
  readonly sets: number;
  readonly eyes: boolean;
  /** Tiles that may be left over. */
  readonly spare: number;
}

class Search {
  private readonly left: number[];
  private readonly sets: OwnSet[] = [];
  private free: number;
  private readonly wanted: Wanted;
  private readonly take: TakeWay;

  constructor({ left, free }: Split, wanted: Wanted, take: TakeWay) {
    this.left = left.slice(0, PLAYING_KINDS);
    this.free = free;
    this.wanted = wanted;
    this.take = take;
  }

  run(): boolean {
    const { sets, loose } = this.wanted;
    const spare = this.left.reduce((sum, count) => sum + count, this.free) - SIZES.pong * sets - SIZES.eyes;
    return (spare === 0 || (loose && spare > 0)) && this.place(0, 0, { sets, eyes: true, spare });
  }

  /**
   * Tries every use of the lowest tile that is left: in a pong, in a chow, in the eyes, or not at all. Once its kind was
   * put to one use (`first`), earlier ones are tried no more: their ways have been shown.
   */
  private place(from: TileKind, first: number, open: Open): boolean {
    const { sets, eyes, spare } = open;
    if (sets === 0 && !eyes) return this.take(this.sets);
    let kind = from;
    while (kind < PLAYING_KINDS && this.left[kind] === 0) kind++;
    if (kind === PLAYING_KINDS) return this.placeWild(0, open);
    for (let use = kind === from ? first : 0; use < USES.length; use++) {
      if (USES[use] === 'eyes' ? !eyes : sets === 0) continue;
      const next = (rest: Open): boolean => this.place(kind, use, rest);
      if (setsWith(kind, use, this.free > 0).some((set) => this.lay(set, { open, next }))) return true;
    }
    const held = this.left[kind]!;
    if (held > spare) return false;
    this.left[kind] = 0;
    const isTaken = this.place(kind + 1, 0, { sets, eyes, spare: spare - held });
    this.left[kind] = held;
    return isTaken;
  }

  /** Sets of wild tiles alone, in the order of `SETS`, so that each choice of them is met once. */
  private placeWild(from: number, open: Open): boolean {
    const { sets, eyes } = open;
    if (sets === 0 && !eyes) return this.take(this.sets);
    if (sets === 0) return WILD_EYES.some((set) => this.lay(set, { open, next: () => this.take(this.sets) }));
    return WILD_SETS.some(
      (set, at) => at >= from && this.lay(set, { open, next: (rest) => this.placeWild(at, rest) }),
    );
  }

  /** Lays this set where its tiles are there, and goes on. */
  private lay(set: OwnSet, { open: { sets, eyes, spare }, next }: Then): boolean {
    if (!this.mayLay(set)) return false;
    this.move(set, -1);
    this.sets.push(set);
    const rest = set.type === 'eyes' ? { sets, eyes: false, spare } : { sets: sets - 1, eyes, spare };
    const isTaken = next(rest);
    this.sets.pop();
    this.move(set, 1);
    return isTaken;
  }

  private mayLay({ type, kind, wild }: OwnSet): boolean {
    const { left } = this;
    const real = SIZES[type] - wild.length;
    if (type !== 'chow') {
      if (left[kind]! < real) return false;
    } else {
      for (let at = 0; at < SIZES.chow; at++) if (!wild.includes(at) && left[kind + at] === 0) return false;
    }
    return wild.length === 0 || this.mayBeWild(type, wild.length);
  }

  private mayBeWild(type: OwnSet['type'], places: number): boolean {
    const { wild } = this.wanted;
    if (!wild || places > wild.most || places > this.free) return false;
    if (type === 'chow' || wild.use === 'anywhere') return true;
    return type === 'pong' && wild.use === 'sets' && places < SIZES.pong;
  }

  private move({ type, kind, wild }: OwnSet, by: 1 | -1): void {
    this.free += by * wild.length;
    if (type !== 'chow') this.left[kind]! += by * (SIZES[type] - wild.length);
    else for (let at = 0; at < SIZES.chow; at++) if (!wild.includes(at)) this.left[kind + at]! += by;
  }
}

/** What the search goes on with once a set lies. */
interface Then {
  readonly open: Open;
  readonly next: (rest: Open) => boolean;
}
