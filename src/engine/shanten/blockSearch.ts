import { COPIES, SUIT_KINDS } from './blocks';
import { costsOf, IMPOSSIBLE, MAX_SETS, type Costs } from './costs';

/** Which sets a block may form; eyes always. */
export const FAMILIES = ['any', 'chows', 'pongs'] as const;
export type Family = (typeof FAMILIES)[number];

/** How many tiles of a kind are held, and how many of it the complete hand may have. */
export interface Supply {
  readonly count: number;
  readonly limit: number;
}

/**
 * The ways worth keeping to have gone through the first kinds of a block: place · 64 + tiles missing for each.
 * A way is dropped if another lacks no more and is as far with as little left to finish.
 */
export type BlockState = Uint16Array;

/** Where a way stands: what it has, and the chows that need the next kind as their last tile or as their middle one. */
interface Place {
  readonly sets: number;
  readonly eyes: number;
  readonly ending: number;
  readonly begun: number;
}

/** Three equal chows are three pongs, so two of each will do. */
const MOST_CHOWS = 2;
const PENDING = (MOST_CHOWS + 1) ** 2;
const PLACES = (MAX_SETS + 1) * 2 * PENDING;
const COST_BITS = 6;
const COST_MASK = 63;
const USE_BITS = 3;
const USE_MASK = 7;
const NEXT_BETTER = 4;

/** Before the first kind. */
export const FIRST_STATE: BlockState = Uint16Array.of(
  numberOf({ sets: 0, eyes: 0, ending: 0, begun: 0 }) << COST_BITS,
);

/** Goes through a block one kind after another; after a step it stands at a state. */
export class BlockSearch {
  private readonly moves: Moves;
  private readonly lastMoves: Moves;
  private readonly better = Uint8Array.from(allPlaces().flatMap(nextBetter));
  private readonly least = new Uint8Array(PLACES + 1);
  private readonly ways = new Uint16Array(PLACES);
  private length = 0;

  constructor(family: Family) {
    const pongs = family === 'chows' ? 0 : 1;
    this.moves = listMoves(family === 'pongs' ? 0 : MOST_CHOWS, pongs);
    this.lastMoves = listMoves(0, pongs);
  }

  /** Takes every way of a state through one more kind. No chow begins with the last two of a suit. */
  step(from: BlockState, kind: number, { count, limit }: Supply): void {
    const { least } = this;
    const { list, starts } = kind < SUIT_KINDS - 2 ? this.moves : this.lastMoves;
    least.fill(IMPOSSIBLE);
    for (let i = 0; i < from.length; i++) {
      const place = from[i]! >> COST_BITS;
      const cost = from[i]! & COST_MASK;
      const end = starts[place + 1]!;
      for (let j = starts[place]!; j < end; j++) {
        const use = list[j]! & USE_MASK;
        if (use > limit) break;
        const to = list[j]! >> USE_BITS;
        const after = use > count ? cost + use - count : cost;
        if (after < least[to]!) least[to] = after;
      }
    }
    this.keepBest();
  }

  /** Drops ways that a better place makes useless: `least` becomes the least of a place and all better ones. */
  private keepBest(): void {
    const { least, better, ways } = this;
    let length = 0;
    for (let place = PLACES - 1; place >= 0; place--) {
      const at = NEXT_BETTER * place;
      let best = least[better[at]!]!;
      const second = least[better[at + 1]!]!;
      const third = least[better[at + 2]!]!;
      const fourth = least[better[at + 3]!]!;
      if (second < best) best = second;
      if (third < best) best = third;
      if (fourth < best) best = fourth;
      if (least[place]! < best) ways[length++] = (place << COST_BITS) | least[place]!;
      else least[place] = best;
    }
    this.length = length;
  }

  /** A copy of the state it stands at. */
  state(): BlockState {
    return this.ways.slice(0, this.length);
  }

  isAt(state: BlockState): boolean {
    const { ways, length } = this;
    if (state.length !== length) return false;
    for (let i = 0; i < length; i++) if (state[i] !== ways[i]) return false;
    return true;
  }

  /** The same number for the same state, mostly another for another. */
  hash(): number {
    const { ways, length } = this;
    let hash = 0;
    for (let i = 0; i < length; i++) hash = (Math.imul(hash, 31) + ways[i]!) | 0;
    return hash & 0x3fff_ffff;
  }
}

/** What the block lacks, once all its kinds have been gone through. */
export function readCosts(state: BlockState): Costs {
  const least = new Array<number>(PLACES).fill(IMPOSSIBLE);
  for (const way of state) least[way >> COST_BITS] = way & COST_MASK;
  return costsOf((sets, eyes) => {
    let cost = IMPOSSIBLE;
    for (let s = sets; s <= MAX_SETS; s++) {
      for (let e = eyes; e <= 1; e++)
        cost = Math.min(cost, least[numberOf({ sets: s, eyes: e, ending: 0, begun: 0 })]!);
    }
    return cost;
  });
}

/** Better places have higher numbers. */
function numberOf({ sets, eyes, ending, begun }: Place): number {
  return (sets * 2 + eyes) * PENDING + (MOST_CHOWS - begun) * (MOST_CHOWS + 1) + MOST_CHOWS - ending;
}

/** All places in the order of their numbers. */
function allPlaces(): Place[] {
  const places: Place[] = [];
  for (let complete = 0; complete < PLACES / PENDING; complete++) {
    for (let begun = MOST_CHOWS; begun >= 0; begun--) {
      for (let ending = MOST_CHOWS; ending >= 0; ending--) {
        places.push({ sets: complete >> 1, eyes: complete & 1, ending, begun });
      }
    }
  }
  return places;
}

function isPlace({ sets, eyes, ending, begun }: Place): boolean {
  return sets <= MAX_SETS && eyes <= 1 && Math.min(ending, begun) >= 0;
}

/** The places one grade better: a set more, eyes more, less to finish. `PLACES` fills the list up. */
function nextBetter(place: Place): number[] {
  const { sets, eyes, ending, begun } = place;
  const oneBegunLess = { ...place, begun: begun - 1, ending: Math.min(ending + 1, MOST_CHOWS) };
  const better = [
    { ...place, sets: sets + 1 },
    { ...place, eyes: eyes + 1 },
    { ...place, ending: ending - 1 },
    oneBegunLess,
  ];
  return better.map((next) => (isPlace(next) ? numberOf(next) : PLACES));
}

/** What can be done with a kind from each place: `list[starts[place]]` to `list[starts[place + 1] - 1]`, next place · 8 + tiles used. */
interface Moves {
  readonly list: Uint16Array;
  readonly starts: Uint16Array;
}

function listMoves(chows: number, pongs: number): Moves {
  const list: number[] = [];
  const starts = [0];
  for (const place of allPlaces()) {
    list.push(...movesFrom(place, chows, pongs));
    starts.push(list.length);
  }
  return { list: Uint16Array.from(list), starts: Uint16Array.from(starts) };
}

/** The moves that use the fewest tiles first. */
function movesFrom({ sets, eyes, ending, begun }: Place, chows: number, pongs: number): number[] {
  const moves: number[] = [];
  for (let chow = 0; chow <= chows; chow++) {
    for (let pong = 0; pong <= pongs; pong++) {
      for (let pair = 0; pair <= 1; pair++) {
        const to = { sets: sets + chow + pong, eyes: eyes + pair, ending: begun, begun: chow };
        const use = ending + begun + chow + 3 * pong + 2 * pair;
        if (isPlace(to) && use <= COPIES) moves.push((numberOf(to) << USE_BITS) | use);
      }
    }
  }
  return moves.toSorted((a, b) => (a & USE_MASK) - (b & USE_MASK));
}
