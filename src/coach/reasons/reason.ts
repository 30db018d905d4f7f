import type { RouteSort } from '../../bots/routes/route';
import type { Seat, TileKind } from '../../engine/types';

/** Every code that a reason may have. */
export const REASON_CODES = [
  'wins-now',
  'false-win',
  'loses-minimum',
  'secures-minimum',
  'kills-route',
  'keeps-route',
  'serves-less',
  'spare',
  'as-good',
  'opens-hand',
  'narrows',
  'more-wild',
  'ready',
  'more-waits',
  'bad-shape',
  'breaks-pair',
  'last-copies',
  'faster',
  'no-nearer',
  'more-useful',
  'fewer-need',
  'likelier',
  'dearer',
  'slower-but-dearer',
  'wanted-by',
  'feeds',
  'safe',
  'deals-in-less',
  'costs-less',
  'keeps-tiles',
  'kong-replacement',
  'kong-robbing',
  'kong-paid',
  'kong-value',
  'few-draws',
  'dealer',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** Why a seat may want a tile: its melds are of one suit (or of that and honours), are pongs, or are so many. */
export type WhyWanted = 'suit' | 'suit-and-honours' | 'pongs' | 'melds';

/** Why seats cannot win on a tile: no hand of theirs has it, they just let one like it go, or the rules bar it as it was thrown. */
export type WhySafe = 'no-hand' | 'let-go' | 'thrown';

/** A pair of figures: after the better choice, and after the other one. */
export interface Compared {
  readonly better: number;
  readonly other: number;
}

/** Tiles missing after each of two choices. */
export interface Distance extends Compared {
  /** Before either, where the better choice, too, gives away a tile that the hand wants: a packet may. */
  readonly now?: number;
}

/**
 * What a reason says. "The better choice" and "the other" are the two that it compares; what is missing is told in
 * tiles, `live` counts tiles that the seat does not see, points are those of the table, values are in the game's unit.
 */
export type Fact =
  /** The better choice wins so many points. */
  | { readonly code: 'wins-now'; readonly points: number }
  /** The other choice calls a win that the rules do not allow, which brings so many points. */
  | { readonly code: 'false-win'; readonly points: number }
  /** After the other choice no hand of the least value can be reached any more; `has` is sure of it so far. */
  | { readonly code: 'loses-minimum'; readonly needs: number; readonly has: number; readonly unit: string }
  /** With the better choice so much of the least value is sure, with the other only as much as `without`. */
  | {
      readonly code: 'secures-minimum';
      readonly needs: number;
      readonly has: number;
      readonly without: number;
      readonly unit: string;
    }
  /** After the other choice no hand of this sort can be reached, which has this share of the hope after the better one. */
  | RouteFact<'kills-route'>
  /** After the other choice such a hand is farther away: tiles missing. */
  | (RouteFact<'keeps-route'> & { readonly missing: Distance })
  /**
   * Too close to call by points, but the tile that the better choice throws serves strictly less: no likely hand suffers
   * by it, and this one is nearer, or more live tiles help it. `isOtherWay`: what is nearer is a way to make a hand of a
   * card that has a nearer one, or a hand without a name while another hand is nearer.
   */
  | (RouteFact<'serves-less'> & {
      readonly missing: Distance;
      readonly live: Compared;
      readonly isOtherWay?: true;
    })
  /** Of two discards that are as good: no likely hand may use the better choice's tile, and this one may use the other's. */
  | (RouteFact<'spare'> & { readonly tiles: readonly TileKind[] })
  /** Of two discards: every likely hand is as near after one as after the other, with as many live tiles that help it. */
  | { readonly code: 'as-good' }
  /**
   * The other choice opens a hand that is concealed: the items that it then cannot count any more. `nearest`: what it must
   * become then, where few hands are as near; null where it has all that it needs.
   */
  | {
      readonly code: 'opens-hand';
      readonly items: readonly string[];
      readonly nearest: readonly WayName[] | null;
    }
  /** The other choice lays tiles out, after which so many hands can still be won with; their names, where they are few. */
  | { readonly code: 'narrows'; readonly hands: Compared; readonly ids: readonly string[] }
  /** More wild tiles, which are these, stay in the hand after the better choice. */
  | { readonly code: 'more-wild'; readonly tiles: readonly TileKind[]; readonly count: Compared }
  /** The hand is ready after the better choice alone: it waits for these, and so many of them are live. */
  | { readonly code: 'ready'; readonly tiles: readonly TileKind[]; readonly live: number }
  /** Ready after both, with more live tiles after the better one, which are these. */
  | { readonly code: 'more-waits'; readonly tiles: readonly TileKind[]; readonly live: Compared }
  /** The other choice leaves one kind of tile that helps, this one. */
  | { readonly code: 'bad-shape'; readonly tiles: readonly TileKind[]; readonly live: number }
  /** The other choice gives up the only pair, this one, which is to be the eyes. */
  | { readonly code: 'breaks-pair'; readonly tiles: readonly TileKind[] }
  /** So few live tiles are left of what the better choice takes, or of what the tile that it throws waits for. */
  | { readonly code: 'last-copies'; readonly tiles: readonly TileKind[]; readonly live: number }
  /** The nearest hand that may be won with is nearer after the better choice. */
  | { readonly code: 'faster'; readonly missing: Distance }
  /** The other choice claims a meld, and as many tiles are missing as before. */
  | { readonly code: 'no-nearer'; readonly missing: number }
  /** As near after both, but more live tiles bring it nearer after the better one. */
  | { readonly code: 'more-useful'; readonly live: Compared }
  /**
   * By a card: of this tile, which the better choice lets go, and of that of the other choice, how many of the near hands
   * need each. There are `of` near hands.
   */
  | {
      readonly code: 'fewer-need';
      readonly tiles: readonly TileKind[];
      readonly hands: Compared;
      readonly of: number;
    }
  /** A win is likelier after the better choice: chances. */
  | { readonly code: 'likelier'; readonly chance: Compared }
  /** A win brings more on average after the better choice. */
  | { readonly code: 'dearer'; readonly points: Compared }
  /** The same, though the hand is farther away. */
  | { readonly code: 'slower-but-dearer'; readonly points: Compared; readonly missing: Distance }
  /** The other choice discards this tile, which is in these hands: what this seat has laid out leaves it no others. */
  | {
      readonly code: 'wanted-by';
      readonly tiles: readonly TileKind[];
      readonly seat: Seat;
      readonly ids: readonly string[];
    }
  /** The other choice discards this tile, which this seat may want. */
  | {
      readonly code: 'feeds';
      readonly tiles: readonly TileKind[];
      readonly seat: Seat;
      readonly why: WhyWanted;
      readonly melds: number;
    }
  /** The better choice discards this tile, on which these seats cannot win. */
  | {
      readonly code: 'safe';
      readonly tiles: readonly TileKind[];
      readonly seats: readonly Seat[];
      readonly why: WhySafe;
    }
  /** Another seat wins on an own discard less often after the better choice: chances. */
  | { readonly code: 'deals-in-less'; readonly chance: Compared }
  /** Of a game in which all hands are paid: points of deals that another seat wins, and not on an own discard. */
  | { readonly code: 'costs-less'; readonly points: Compared }
  /**
   * A claim for a hand that hardly wins is passed while these seats are likely to be ready. `tiles`: how many stay in the
   * hand; with `areSafe`, of those on which none of the seats can win.
   */
  | {
      readonly code: 'keeps-tiles';
      readonly seats: readonly Seat[];
      readonly tiles: Compared;
      readonly areSafe: boolean;
    }
  /** The kong brings another draw. */
  | { readonly code: 'kong-replacement'; readonly tiles: readonly TileKind[] }
  /** The other choice adds to a pong, and these seats might win on the tile. */
  | {
      readonly code: 'kong-robbing';
      readonly tiles: readonly TileKind[];
      readonly seats: readonly Seat[];
    }
  /** The kong is paid for as soon as it lies: so many points in all. */
  | { readonly code: 'kong-paid'; readonly tiles: readonly TileKind[]; readonly points: number }
  /** The kong counts in itself. */
  | { readonly code: 'kong-value'; readonly tiles: readonly TileKind[]; readonly points: Compared }
  /** So many own draws are left, and so many tiles are missing after the two choices. */
  | { readonly code: 'few-draws'; readonly draws: number; readonly missing: Distance }
  /** What this seat, the dealer, wins or is paid counts so many times as much. */
  | { readonly code: 'dealer'; readonly seat: Seat; readonly times: number };

interface RouteFact<Code extends string> {
  readonly code: Code;
  /** What players would call it. */
  readonly sort: string;
  /** The shape in the book, or the hand of the card; of limit hands and those of a card it is the name. */
  readonly id: string;
  /** The suit of hands of one suit: 0 characters, 1 dots, 2 bamboo. */
  readonly suit: number | null;
  /** Of a hand of a card: what it misses after the better choice, where that is little. */
  readonly wants?: readonly TileKind[];
  /** Any of them completes it. */
  readonly wantsOne?: true;
}

/** What two choices a reason compares, as places among the judged ones, and how much it matters. */
export interface Comparison {
  readonly better: number;
  readonly against: number;
  /** The share of the gap that goes away without it: 0.2 at least, more than 1 where something else speaks against it. */
  readonly weight: number;
}

/** Why one choice is better than another. */
export type Reason = Comparison & Fact;

/** What a hand must become, in the words of the book. */
export interface WayName {
  /** The shape's id in the book; often an item of the game. */
  readonly id: string;
  readonly sort: RouteSort;
  readonly suit: number | null;
  /** Honours that must be pongs and are none yet. */
  readonly pongs: readonly TileKind[];
  /** No meld may be exposed. */
  readonly concealed: boolean;
  readonly selfDrawn: boolean;
}

/** A way in which a hand can reach the least value. */
export interface Way extends WayName {
  /** What such a hand counts at least, what is sure included; null for a limit hand. */
  readonly value: number | null;
  /** Tiles missing. */
  readonly missing: number;
}

/** How much of the least value that may be won with a hand is sure of, in the game's unit. */
export interface HeldMinimum {
  readonly has: number;
  readonly needs: number;
  readonly unit: string;
}

/** How far a hand is from the least value that may be won with; the unit is one of the game's. */
export interface WayToMinimum extends HeldMinimum {
  /** The likeliest first, three at most; none where no hand of that value can be reached. */
  readonly ways: readonly Way[];
}
