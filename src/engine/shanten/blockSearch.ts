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

/** Equal chows worth trying: where pongs are allowed, three of them are three pongs. */
const MOST_CHOWS: Readonly<Record<Family, number>> = { any: 2, chows: 4, pongs: 0 };
const COST_BITS = 6;
const COST_MASK = 63;
const USE_BITS = 3;
const USE_MASK = 7;
const NEXT_BETTER = 4;

/** Goes through a block one kind after another; after a step it stands at a state. */
export class BlockSearch {
  /** The state before the first kind. */
  readonly first: BlockState;
  private readonly places: Places;
  private readonly moves: Moves;
  private readonly lastMoves: Moves;
  private readonly better: Uint16Array;
  private readonly least: Uint8Array;
  private readonly ways: Uint16Array;
  private length = 0;

  constructor(family: Family) {
    const chows = MOST_CHOWS[family];
    const pongs = family === 'chows' ? 0 : 1;
    this.places = new Places(chows);
    this.moves = listMoves(this.places, chows, pongs);
    this.lastMoves = listMoves(this.places, 0, pongs);
    this.better = Uint16Array.from(this.places.all().flatMap((place) => this.places.nextBetter(place)));
    this.least = new Uint8Array(this.places.size + 1);
    this.ways = new Uint16Array(this.places.size);
    this.first = Uint16Array.of(this.places.numberOf({ sets: 0, eyes: 0, ending: 0, begun: 0 }) << COST_BITS);
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
    for (let place = ways.length - 1; place >= 0; place--) {
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

  /** What a block lacks, once all its kinds have been gone through to a state. */
  costsOf(state: BlockState): Costs {
    const least = new Map(Array.from(state, (way) => [way >> COST_BITS, way & COST_MASK]));
    return costsOf((sets, eyes) => {
      let cost = IMPOSSIBLE;
      for (let s = sets; s <= MAX_SETS; s++) {
        for (let e = eyes; e <= 1; e++) {
          const place = this.places.numberOf({ sets: s, eyes: e, ending: 0, begun: 0 });
          cost = Math.min(cost, least.get(place) ?? IMPOSSIBLE);
        }
      }
      return cost;
    });
  }
}

/** Chows not finished yet: those that need the next kind last, and those that need it in the middle. */
type Pending = Pick<Place, 'ending' | 'begun'>;

/** Numbers the places; better ones have higher numbers. */
class Places {
  readonly size: number;
  private readonly pending: readonly Pending[];
  private readonly mostChows: number;

  constructor(mostChows: number) {
    this.mostChows = mostChows;
    this.pending = listPending(mostChows);
    this.size = (MAX_SETS + 1) * 2 * this.pending.length;
  }

  numberOf({ sets, eyes, ending, begun }: Place): number {
    const complete = sets * 2 + eyes;
    const pending = this.pending.findIndex((each) => each.ending === ending && each.begun === begun);
    return complete * this.pending.length + pending;
  }

  /** All places in the order of their numbers. */
  all(): Place[] {
    return Array.from({ length: 2 * (MAX_SETS + 1) }, (_, complete) =>
      this.pending.map((pending) => ({ sets: complete >> 1, eyes: complete & 1, ...pending })),
    ).flat();
  }

  has({ sets, eyes, ending, begun }: Place): boolean {
    return sets <= MAX_SETS && eyes <= 1 && Math.min(ending, begun) >= 0 && ending + begun <= COPIES;
  }

  /** The places one grade better: a set more, eyes more, less to finish. `size` fills the list up. */
  nextBetter(place: Place): number[] {
    const { sets, eyes, ending, begun } = place;
    const better = [
      { ...place, sets: sets + 1 },
      { ...place, eyes: eyes + 1 },
      { ...place, ending: ending - 1 },
      { ...place, begun: begun - 1, ending: Math.min(ending + 1, this.mostChows) },
    ];
    return better.map((next) => (this.has(next) ? this.numberOf(next) : this.size));
  }
}

/** What may be left to finish, most first. */
function listPending(mostChows: number): Pending[] {
  const pending: Pending[] = [];
  for (let begun = mostChows; begun >= 0; begun--) {
    for (let ending = mostChows; ending >= 0; ending--) {
      if (ending + begun <= COPIES) pending.push({ ending, begun });
    }
  }
  return pending;
}

/** What can be done with a kind from each place: `list[starts[place]]` to `list[starts[place + 1] - 1]`, next place · 8 + tiles used. */
interface Moves {
  readonly list: Uint16Array;
  readonly starts: Uint16Array;
}

function listMoves(places: Places, chows: number, pongs: number): Moves {
  const list: number[] = [];
  const starts = [0];
  for (const place of places.all()) {
    for (const { to, use } of movesFrom(place, chows, pongs)) {
      if (places.has(to) && use <= COPIES) list.push((places.numberOf(to) << USE_BITS) | use);
    }
    starts.push(list.length);
  }
  return { list: Uint16Array.from(list), starts: Uint16Array.from(starts) };
}

/** What could be done with a kind, the fewest tiles first. */
function movesFrom({ sets, eyes, ending, begun }: Place, chows: number, pongs: number) {
  const moves: { to: Place; use: number }[] = [];
  for (let chow = 0; chow <= chows; chow++) {
    for (let pong = 0; pong <= pongs; pong++) {
      for (let pair = 0; pair <= 1; pair++) {
        const to = { sets: sets + chow + pong, eyes: eyes + pair, ending: begun, begun: chow };
        moves.push({ to, use: ending + begun + chow + 3 * pong + 2 * pair });
      }
    }
  }
  return moves.toSorted((a, b) => a.use - b.use);
}
