import {
  FIRST_FLOWER,
  FIRST_SEASON,
  FIRST_WIND,
  PLAYING_KINDS,
  rankOf,
  suitOf,
} from '../../../../engine/tiles';
import type { TileKind } from '../../../../engine/types';
import type { Holding } from '../../../../bots/targets/holding';
import { NO_TILE } from '../../../../bots/targets/target';

const BLOCKS = 4;
const HONOURS = 3;
const STARTS = [0, 9, 18, FIRST_WIND, PLAYING_KINDS];
const PAIR = 2;
const PONG = 3;
const CHOW = 3;
const FIVE = 5;
const OF_A_SORT = 4;

/** What small items ask of the concealed tiles, by suit and for honours. */
export interface Held {
  readonly sizes: number[];
  readonly fives: number[];
  /** 1s, 9s and honours. */
  readonly outer: number[];
  readonly pairs: number[];
  /** Those of 2, 5 and 8 among them. */
  readonly eyes: number[];
  readonly pongs: number[];
}

/** What was laid out, and the bonus tiles: the same whatever is discarded. */
interface Laid {
  sets: number;
  exposed: number;
  /** Kongs among them. */
  pongs: number;
  concealedPongs: number;
  hasFive: boolean;
  hasOuter: boolean;
  /** Bonus tiles laid out. */
  bonus: number;
  ownFlower: boolean;
  ownSeason: boolean;
  flowers: number;
  seasons: number;
}

const none = (): number[] => Array<number>(BLOCKS).fill(0);

function newHeld(): Held {
  return { sizes: none(), fives: none(), outer: none(), pairs: none(), eyes: none(), pongs: none() };
}

const isEyes = (kind: TileKind): boolean => kind < FIRST_WIND && rankOf(kind) % PONG === PAIR;
const isOuter = (kind: TileKind): boolean => kind >= FIRST_WIND || rankOf(kind) === 1 || rankOf(kind) === 9;

/** A holding as small items see it, with all its tiles and without any one of them. */
export class Hand {
  holding!: Holding;
  readonly laid: Laid = {
    sets: 0,
    exposed: 0,
    pongs: 0,
    concealedPongs: 0,
    hasFive: false,
    hasOuter: false,
    bonus: 0,
    ownFlower: false,
    ownSeason: false,
    flowers: 0,
    seasons: 0,
  };
  /** What the holding was when it was read. */
  private readonly keys = [-1, -1, -1, -1];
  private melds = -1;
  private view: unknown = null;
  private readonly whole = newHeld();
  /** By kind. */
  private readonly without: (Held | null)[] = Array<Held | null>(PLAYING_KINDS).fill(null);

  read(holding: Holding): void {
    const { keys } = this;
    const isKnown =
      this.view === holding.view &&
      this.melds === holding.laid.length &&
      this.holding === holding &&
      keys.every((key, block) => key === holding.keys[block]);
    if (isKnown) return;
    this.holding = holding;
    this.view = holding.view;
    this.melds = holding.laid.length;
    for (let block = 0; block < BLOCKS; block++) {
      keys[block] = holding.keys[block]!;
      readBlock(this.whole, block, holding.counts);
    }
    this.without.fill(null);
    this.readLaid(holding);
  }

  /** The concealed tiles after a discard, or none. */
  after(discarded: TileKind): Held {
    if (discarded === NO_TILE) return this.whole;
    return (this.without[discarded] ??= this.withoutOne(discarded));
  }

  private withoutOne(kind: TileKind): Held {
    const { counts } = this.holding;
    const { sizes, fives, outer, pairs, eyes, pongs } = this.whole;
    const held: Held = {
      sizes: [...sizes],
      fives: [...fives],
      outer: [...outer],
      pairs: [...pairs],
      eyes: [...eyes],
      pongs: [...pongs],
    };
    counts[kind]!--;
    readBlock(held, suitOf(kind), counts);
    counts[kind]!++;
    return held;
  }

  private readLaid({ laid: melds, view, exposed, pongs, concealedPongs, kinds }: Holding): void {
    const { laid } = this;
    laid.sets = melds.length;
    laid.exposed = exposed;
    laid.pongs = pongs;
    laid.concealedPongs = concealedPongs;
    laid.hasFive = false;
    laid.hasOuter = false;
    for (const { type, kind } of melds)
      for (let at = 0; at < (type === 'chow' ? CHOW : 1); at++) {
        if (kind < FIRST_WIND && rankOf(kind + at) === FIVE) laid.hasFive = true;
        if (isOuter(kind + at)) laid.hasOuter = true;
      }
    const bonus = view.seats[view.seat]!.bonus.map((tile) => kinds[tile]!);
    laid.bonus = bonus.length;
    laid.ownFlower = bonus.includes(FIRST_FLOWER + view.seat);
    laid.ownSeason = bonus.includes(FIRST_SEASON + view.seat);
    laid.flowers = bonus.filter((kind) => kind < FIRST_FLOWER + OF_A_SORT).length;
    laid.seasons = bonus.length - laid.flowers;
  }
}

function readBlock(into: Held, block: number, counts: readonly number[]): void {
  let [size, fives, outer, pairs, eyes, pongs] = [0, 0, 0, 0, 0, 0];
  for (let kind = STARTS[block]!; kind < STARTS[block + 1]!; kind++) {
    const count = counts[kind]!;
    if (count === 0) continue;
    size += count;
    if (isOuter(kind)) outer += count;
    else if (rankOf(kind) === FIVE) fives += count;
    if (count === PAIR) pairs++;
    if (count === PAIR && isEyes(kind)) eyes++;
    if (count >= PONG) pongs++;
  }
  into.sizes[block] = size;
  into.fives[block] = block === HONOURS ? 0 : fives;
  into.outer[block] = outer;
  into.pairs[block] = pairs;
  into.eyes[block] = eyes;
  into.pongs[block] = pongs;
}
