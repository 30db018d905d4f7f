import { COPIES, DIGITS, honourKey, suitKey } from '../../engine/shanten/blocks';
import type { Geometry, Rules } from '../../engine/rules';
import { countsInRiver } from '../../engine/rivers';
import type { TileSet } from '../../engine/tileSet';
import { FIRST_WIND, KONG_SIZE, PLAYING_KINDS, suitOf } from '../../engine/tiles';
import type { MeldShape, TileKind } from '../../engine/types';
import type { PublicSeat, SeatView } from '../../engine/view';

const BLOCK_STARTS = [0, 9, 18, FIRST_WIND] as const;
const HONOURS = 3;

/** What is laid out, or tried. */
export interface LaidMeld extends Pick<MeldShape, 'type' | 'kind' | 'concealed'> {
  readonly size: number;
}

/** What of the rules a holding is read by. */
export type TableRules = Pick<Rules, 'geometry' | 'tiles'>;

/** What one seat holds, as routes are measured: changed tile by tile while a bot thinks. */
export class Holding {
  /** By kind, without the wild tiles. Routes know the playing kinds; what else may be held only fills the hand. */
  readonly counts: number[] = Array<number>(PLAYING_KINDS).fill(0);
  /** The kinds of the wild tiles held. */
  wilds: readonly TileKind[] = [];
  /** Wild tiles that this seat has not seen, and those in its melds. */
  wildLive = 0;
  wildLaid = 0;
  /** The keys of the four blocks. */
  readonly keys: number[] = [0, 0, 0, 0];
  /** Tiles in each block. */
  readonly sizes: number[] = [0, 0, 0, 0];
  /** How many kinds are held so often. */
  readonly kindsHeld: number[] = [0, 0, 0, 0, 0];
  /** Where all this was read, and the kinds of its tiles. */
  view!: SeatView;
  kinds: readonly TileKind[] = [];
  /** Copies of each kind that this seat has not seen. */
  live: number[] = Array<number>(PLAYING_KINDS).fill(0);
  /** The melds, those that are only tried among them. */
  readonly laid: LaidMeld[] = [];
  /** Sets a complete hand needs beside the melds. */
  sets = 0;
  /** How much of the wall is left, from 1 to 0. */
  wallShare = 0;
  melds = 0;
  exposed = 0;
  chows = 0;
  pongs = 0;
  /** Suits of the melds, as bits. */
  suits = 0;
  /** Honours of the melds, as bits. */
  honours = 0;
  concealedPongs = 0;

  /** `wild`: the kinds that stand for any tile. */
  read({ geometry, tiles }: TableRules, view: SeatView, wild: readonly TileKind[] = []): void {
    const { counts, keys } = this;
    this.view = view;
    this.kinds = tiles.kinds;
    this.sizes.fill(0);
    this.kindsHeld.fill(0);
    resize(counts, tiles.size);
    for (let kind = 0; kind < tiles.size; kind++) counts[kind] = view.counts[kind]!;
    this.wilds = wild.length === 0 ? NO_WILDS : takeWild(counts, wild);
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      const count = counts[kind]!;
      this.sizes[suitOf(kind)]! += count;
      this.kindsHeld[count]!++;
    }
    for (let block = 0; block < HONOURS; block++) keys[block] = suitKey(counts, BLOCK_STARTS[block]!);
    keys[HONOURS] = honourKey(counts);
    this.sets = geometry.sets ?? 0;
    this.wallShare = Math.max(0, view.wallLeft) / wallOf(geometry);
    this.melds = 0;
    this.exposed = 0;
    this.chows = 0;
    this.pongs = 0;
    this.suits = 0;
    this.honours = 0;
    this.concealedPongs = 0;
    this.wildLaid = 0;
    this.laid.length = 0;
    for (const meld of view.seats[view.seat]!.melds) {
      this.lay({ type: meld.type, kind: meld.kind, concealed: meld.concealed, size: meld.tiles.length });
      for (const tile of meld.tiles) if (standsFor(meld.kind, this.kinds[tile]!, wild)) this.wildLaid++;
    }
    readLive(this, tiles, view);
    this.wildLive = -this.wilds.length;
    for (const kind of wild) {
      this.wildLive += this.live[kind]!;
      this.live[kind] = 0;
    }
  }

  /** Takes over everything of another holding; what is seen is shared with it. */
  copy(from: Holding): void {
    const kinds = from.counts.length;
    resize(this.counts, kinds);
    for (let kind = 0; kind < kinds; kind++) this.counts[kind] = from.counts[kind]!;
    this.wilds = from.wilds;
    this.wildLive = from.wildLive;
    this.wildLaid = from.wildLaid;
    this.view = from.view;
    this.kinds = from.kinds;
    this.live = from.live;
    for (let block = 0; block <= HONOURS; block++) {
      this.keys[block] = from.keys[block]!;
      this.sizes[block] = from.sizes[block]!;
    }
    for (let count = 0; count <= COPIES; count++) this.kindsHeld[count] = from.kindsHeld[count]!;
    this.sets = from.sets;
    this.wallShare = from.wallShare;
    this.melds = from.melds;
    this.exposed = from.exposed;
    this.chows = from.chows;
    this.pongs = from.pongs;
    this.suits = from.suits;
    this.honours = from.honours;
    this.concealedPongs = from.concealedPongs;
    this.laid.length = 0;
    for (const meld of from.laid) this.laid.push(meld);
  }

  /** Takes a tile away, wild or not. */
  take(kind: TileKind): void {
    const at = this.wilds.indexOf(kind);
    if (at < 0) this.add(kind, -1);
    else this.wilds = this.wilds.toSpliced(at, 1);
  }

  /** Adds copies of a kind that is not wild to the concealed tiles, or takes them away. */
  add(kind: TileKind, copies: number): void {
    if (kind >= PLAYING_KINDS) {
      if (kind < this.counts.length) this.counts[kind]! += copies;
      return;
    }
    this.kindsHeld[this.counts[kind]!]!--;
    this.counts[kind]! += copies;
    this.kindsHeld[this.counts[kind]!]!++;
    const block = suitOf(kind);
    this.sizes[block]! += copies;
    this.keys[block]! += copies * DIGITS[kind - BLOCK_STARTS[block]!]!;
  }

  /** Tiles missing at least of so many pongs, and of eyes beside them or not. */
  pongsMissing(pongs: number, eyes: boolean): number {
    const pairs = this.kindsHeld[2]!;
    const left = pongs - this.kindsHeld[3]! - this.kindsHeld[4]!;
    const missing = left <= 0 ? 0 : left <= pairs ? left : pairs + 2 * (left - pairs);
    return eyes && left >= pairs ? missing + 1 : missing;
  }

  /** Takes a tile away and lays it to the pong of its kind, which becomes a kong. */
  addToPong(kind: TileKind): void {
    this.take(kind);
    const at = this.laid.findIndex((meld) => meld.type === 'pong' && meld.kind === kind);
    if (at >= 0) this.laid[at] = { ...this.laid[at]!, type: 'kong', size: KONG_SIZE };
  }

  /** Lays out a meld; its tiles are not taken from the concealed ones. */
  lay(meld: LaidMeld): void {
    const { type, kind, concealed } = meld;
    this.laid.push(meld);
    this.sets--;
    this.melds++;
    if (!concealed) this.exposed++;
    if (type === 'chow') this.chows++;
    else {
      this.pongs++;
      if (concealed) this.concealedPongs++;
    }
    const block = suitOf(kind);
    if (block === HONOURS) this.honours |= 1 << (kind - FIRST_WIND);
    else if (block < HONOURS) this.suits |= 1 << block;
  }
}

const NO_WILDS: readonly TileKind[] = [];

/** Takes the wild tiles out of these counts and lists them. */
function takeWild(counts: number[], wild: readonly TileKind[]): TileKind[] {
  const taken = wild.flatMap((kind) => Array<TileKind>(counts[kind]!).fill(kind));
  for (const kind of wild) counts[kind] = 0;
  return taken;
}

/** Assigning an equal `length` is slow too. */
function resize(list: number[], length: number): void {
  if (list.length !== length) list.length = length;
}

/** Whether a tile of a meld of this kind is a wild one that stands for another. */
function standsFor(meld: TileKind, kind: TileKind, wild: readonly TileKind[]): boolean {
  return kind !== meld && wild.includes(kind);
}

/** Tiles in the wall after the deal. */
function wallOf({ tiles, seats, handSize, deadWall }: Geometry): number {
  return tiles.length - seats * handSize - deadWall;
}

/** Counts what the seat cannot see: all copies but its own, those laid out, in rivers and open hands, and those shown. */
function readLive({ counts, live }: Holding, { copies, kinds }: TileSet, view: SeatView): void {
  resize(live, counts.length);
  for (let kind = 0; kind < counts.length; kind++) live[kind] = copies[kind]! - counts[kind]!;
  for (let seat = 0; seat < view.seats.length; seat++) takeSeen(live, { kinds, seats: view.seats, seat });
  for (let seat = 0; seat < view.seats.length; seat++) {
    const { open } = view.seats[seat]!;
    if (open && seat !== view.seat) for (const tile of open) takeOne(live, kinds[tile]!);
  }
  for (const tile of view.shown) takeOne(live, kinds[tile]!);
}

interface Seen {
  readonly kinds: readonly TileKind[];
  readonly seats: readonly PublicSeat[];
  readonly seat: number;
}

function takeSeen(live: number[], { kinds, seats, seat }: Seen): void {
  const { melds, river } = seats[seat]!;
  for (let at = 0; at < river.length; at++)
    if (countsInRiver(seats, river[at]!)) takeOne(live, kinds[river[at]!.tile]!);
  for (const { tiles } of melds) for (const tile of tiles) takeOne(live, kinds[tile]!);
}

function takeOne(live: number[], kind: TileKind): void {
  if (kind < live.length) live[kind]!--;
}
