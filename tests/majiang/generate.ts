import type { Random } from '../../src/engine/random';
import { pick, shuffle } from '../../src/engine/random';
import { countsAs, FIRST_RED_FIVE, FIRST_WIND, PLAYING_KINDS } from '../../src/engine/tiles';
import type { Seat, TileKind } from '../../src/engine/types';

/** A set that lies out: its tiles as printed, and who gave one of them; null for a concealed kong. */
export interface Laid {
  readonly type: 'chow' | 'pong' | 'kong';
  readonly tiles: readonly TileKind[];
  /** Its own number of seats on: 1 next, 2 across, 3 before. */
  readonly from: 1 | 2 | 3 | null;
  /** A kong made of a pong that lay out. */
  readonly isAdded: boolean;
}

/** A won hand with all that is asked about it. */
export interface Case {
  /** Concealed tiles as printed, the winning one last. */
  readonly tiles: readonly TileKind[];
  readonly laid: readonly Laid[];
  readonly seat: Seat;
  readonly round: number;
  readonly by: 'wall' | 'discard' | 'robbed-kong';
  /** Null from the wall. */
  readonly from: Seat | null;
  readonly words: readonly string[];
  readonly dora: readonly TileKind[];
  readonly ura: readonly TileKind[];
  readonly honba: number;
  readonly sticks: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
}

const ORPHANS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

/** A random hand that is complete in form: mostly sets, of few kinds so that items come up. */
export function randomCase(random: Random): Case {
  for (;;) {
    const made = attempt(random);
    if (made) return made;
  }
}

function attempt(random: Random): Case | null {
  const form = random.below(20);
  const sets = form === 0 ? [] : form === 1 ? [] : randomSets(random);
  const concealed = form === 0 ? orphans(random) : form === 1 ? pairs(random) : sets.slice(-1)[0]!.slice();
  const laid: Laid[] = [];
  for (const set of sets.slice(0, -1)) {
    const isOut = random.below(3) === 0;
    if (isOut) laid.push(laidOut(set, random));
    else concealed.push(...set);
  }
  const all = [...concealed, ...laid.flatMap(({ tiles }) => tiles)];
  if (copiesOf(all).some((count) => count > 4)) return null;
  const reds = random.below(2) === 0;
  const faces = reds ? withReds(concealed, laid) : { concealed, laid };
  const order = shuffle(faces.concealed, random);
  const made = { tiles: order, laid: faces.laid, ...around(random, faces.laid, reds) };
  return isPossible(made, all) ? made : null;
}

/** A robbed tile is one that the hand has no other of: a kong takes the rest. */
function isPossible({ by, tiles }: Pick<Case, 'by' | 'tiles'>, all: readonly TileKind[]): boolean {
  return by !== 'robbed-kong' || copiesOf(all)[countsAs(tiles.at(-1)!)] === 1;
}

function orphans(random: Random): TileKind[] {
  return [...ORPHANS, pick(ORPHANS, random)];
}

function pairs(random: Random): TileKind[] {
  const kinds = shuffle([...poolOf(random)], random).slice(0, 7);
  return kinds.flatMap((kind) => [kind, kind]);
}

/** Kinds that a hand is made of: all, outer ones, one suit with honours, honours, simples. */
function poolOf(random: Random): readonly TileKind[] {
  const all = Array.from({ length: PLAYING_KINDS }, (_, kind) => kind);
  const suit = random.below(3);
  const ofSuit = (kind: TileKind): boolean => kind < FIRST_WIND && Math.floor(kind / 9) === suit;
  switch (random.below(8)) {
    case 0:
      return ORPHANS;
    case 1:
    case 2:
      return all.filter((kind) => ofSuit(kind) || kind >= FIRST_WIND);
    case 3:
      return all.filter(ofSuit);
    case 4:
      return all.filter((kind) => !ORPHANS.includes(kind));
    case 5:
      return [19, 20, 21, 23, 25, 32, 27, 28, 29, 30, 31, 33];
    default:
      return all;
  }
}

/** Four sets and the eyes last. */
function randomSets(random: Random): TileKind[][] {
  const pool = poolOf(random);
  const pongs = random.below(5);
  const sets = Array.from({ length: 4 }, (_, at) => {
    const kind = pick(pool, random);
    const isChow = at >= pongs && kind < FIRST_WIND;
    if (!isChow) return [kind, kind, kind];
    const start = Math.min(kind % 9, 6) + 9 * Math.floor(kind / 9);
    return [start, start + 1, start + 2];
  });
  const eyes = pick(pool, random);
  const twin = sets[0]!;
  if (random.below(3) === 0) sets[1] = [...twin];
  if (random.below(4) === 0 && twin[0]! < FIRST_WIND) {
    sets[1] = twin.map((kind) => (kind + 9) % 27);
    sets[2] = twin.map((kind) => (kind + 18) % 27);
  }
  return [...sets, [eyes, eyes]];
}

function laidOut(set: readonly TileKind[], random: Random): Laid {
  const from = ([1, 2, 3] as const)[random.below(3)]!;
  if (set[0] !== set[1]) return { type: 'chow', tiles: set, from: 3, isAdded: false };
  const kong = [...set, set[0]!];
  switch (random.below(4)) {
    case 0:
      return { type: 'kong', tiles: kong, from: null, isAdded: false };
    case 1:
      return { type: 'kong', tiles: kong, from, isAdded: random.below(2) === 0 };
    default:
      return { type: 'pong', tiles: set, from, isAdded: false };
  }
}

/** The first five of each suit is the red one. */
function withReds(concealed: readonly TileKind[], laid: readonly Laid[]) {
  const seen = new Set<TileKind>();
  const faceOf = (kind: TileKind): TileKind => {
    if (kind >= FIRST_WIND || kind % 9 !== 4 || seen.has(kind)) return kind;
    seen.add(kind);
    return FIRST_RED_FIVE + Math.floor(kind / 9);
  };
  const reds = laid.map((set) => ({ ...set, tiles: set.tiles.map(faceOf) }));
  return { concealed: concealed.map(faceOf), laid: reds };
}

function copiesOf(tiles: readonly TileKind[]): number[] {
  const counts = Array<number>(PLAYING_KINDS).fill(0);
  for (const tile of tiles) counts[countsAs(tile)]!++;
  return counts;
}

function around(random: Random, laid: readonly Laid[], reds: boolean): Omit<Case, 'tiles' | 'laid'> {
  const seat = random.below(4);
  const by = pick(['wall', 'wall', 'discard', 'discard', 'discard', 'robbed-kong'] as const, random);
  const closed = laid.every(({ from }) => from === null);
  const riichi = closed && random.below(2) === 0;
  const kongs = laid.filter(({ type }) => type === 'kong').length;
  const chance = (one: number): boolean => random.below(one) === 0;
  const replaced = by === 'wall' && kongs > 0 && chance(3);
  const words = [
    ...(riichi ? [chance(5) ? 'double-riichi' : 'riichi'] : []),
    ...(riichi && !replaced && chance(3) ? ['ippatsu'] : []),
    ...(replaced ? ['kong-replacement'] : []),
    ...(!replaced && by !== 'robbed-kong' && chance(8) ? ['last-tile'] : []),
    ...(by === 'wall' && laid.length === 0 && !riichi && chance(30) ? ['first-draw'] : []),
  ];
  const some = (): TileKind[] => Array.from({ length: 1 + kongs }, () => random.below(PLAYING_KINDS));
  return {
    seat,
    round: random.below(4),
    by,
    from: by === 'wall' ? null : (seat + 1 + random.below(3)) % 4,
    words: words.includes('first-draw') ? ['first-draw'] : words,
    dora: some(),
    ura: some(),
    honba: random.below(4),
    sticks: random.below(4),
    options: {
      redFives: reds ? 3 : 0,
      openTanyao: !chance(4),
      doubleWindPair: chance(3) ? 2 : 4,
      roundUpMangan: chance(3),
      countedYakuman: !chance(3),
      yakumanStack: !chance(3),
      doubleYakuman: chance(2),
      ippatsu: !chance(5),
      uraDora: pick(['all', 'all', 'none', 'first'], random),
    },
  };
}
