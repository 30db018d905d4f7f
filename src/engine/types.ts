import type { Extras, Options, Seat, SeatBits, TileId, TileKind, Wind } from './plain';
import type { ScoreSheet } from './sheet';

import type { Action, MeldType, Target } from './actionTypes';

export type {
  Action,
  AddedKongAction,
  ClaimAction,
  ConcealedKongAction,
  DeclareAction,
  DiscardAction,
  ExchangeAction,
  ExchangeOffer,
  MeldType,
  PassAction,
  Target,
  WinAction,
} from './actionTypes';
export type {
  Extras,
  ItemValues,
  Options,
  OptionValue,
  Player,
  Seat,
  SeatBits,
  TileId,
  TileKind,
  Wind,
} from './plain';
export type { Amount, Omitted, ScoreGroup, ScoreLine, ScoreSheet, ScoreStep } from './sheet';

/** The vocabulary of the engine: plain data only, safe for JSON and `structuredClone`. */

export type RuleSetId = string;

/** Laid-out tiles. `kind` is the lowest tile; `from` and `claimed` are null when no tile came from a discard. */
export interface Meld {
  readonly type: MeldType;
  readonly kind: TileKind;
  readonly tiles: readonly TileId[];
  readonly concealed: boolean;
  readonly from: Seat | null;
  readonly claimed: TileId | null;
  /** What is printed on its tiles, each in its place: given where `type` and `kind` do not say it (groups, wild tiles, red fives). */
  readonly faces?: readonly TileKind[];
  /** In a view: it lies face down, and `kind` and `tiles` stand in for what this seat may not know. */
  readonly hidden?: true;
}

/** One discard in a river. `drawn`: it was the tile drawn last; `claimedBy`: who took it, for a meld or a win. */
export interface Discard {
  readonly tile: TileId;
  readonly drawn: boolean;
  readonly claimedBy: Seat | null;
}

/** What one seat holds and has laid out. `counts` are the concealed tiles by playing kind. */
export interface SeatState {
  hand: TileId[];
  counts: number[];
  melds: Meld[];
  bonus: TileId[];
  river: Discard[];
  /** After a false win: the hand lies open. */
  open: boolean;
  /** After a false win: the hand cannot win any more. */
  barred: boolean;
}

/** The tile drawn last by the seat in turn. `from`: null where it came from the table, by a swap. `kongs`: 0; 1 drawn for a kong; 2 for a kong made with such a tile. */
export interface Drawn {
  readonly tile: TileId;
  readonly from: WallEnd | null;
  readonly kongs: 0 | 1 | 2;
  readonly bonus: boolean;
}

export type WallEnd = 'front' | 'back';

/** Where tiles come from. `wall`: from `front` up to `back`, exclusive. `queues`: each seat draws and replaces from its own. */
export type TileSource =
  | {
      readonly type: 'wall';
      readonly tiles: readonly TileId[];
      front: number;
      back: number;
      /** Tiles taken out of play (an indicator): the wall has closed over them. `place`: in the wall with those before it. */
      readonly aside: readonly { readonly tile: TileId; readonly place: number }[];
    }
  | { readonly type: 'queues'; readonly queues: readonly (readonly TileId[])[]; next: number[] };

/** Which wall the dice chose, and how many of its stacks were counted from its right end. */
export interface WallBreak {
  readonly side: Seat;
  readonly stack: number;
}

export type Phase =
  | { readonly type: 'before-play'; readonly step: number }
  | { readonly type: 'play' }
  /** `ending`: `won`, `exhausted` (also after earlier wins), or the reason of the event `aborted`. */
  | { readonly type: 'ended'; readonly ending: string };

/**
 * What the deal waits for. Every seat in `waiting` chooses from its `legalActions` without knowing
 * the `answers` of others; when the last has answered, all are settled together.
 */
export interface Pending {
  readonly why: 'turn' | 'discard' | 'kong' | 'bonus' | 'exchange' | 'declare';
  readonly from: Seat | null;
  readonly tile: TileId | null;
  /** For `kong`: which kong was declared and can be robbed. */
  readonly kong: 'concealed-kong' | 'added-kong' | null;
  waiting: SeatBits;
  answers: (Action | null)[];
}

export type WinBy = 'wall' | 'discard' | 'robbed-kong' | 'bonus-tiles';

/** Meld as scoring sees it; calculators know no claim. */
export type MeldShape = Pick<Meld, 'type' | 'kind' | 'concealed' | 'from' | 'faces'>;

/** All that scoring may ask about one win. */
export interface WinContext {
  readonly seat: Seat;
  readonly round: Wind;
  readonly by: WinBy;
  readonly from: Seat | null;
  /** Concealed tiles by playing kind, the winning tile included. */
  readonly counts: readonly number[];
  readonly melds: readonly MeldShape[];
  readonly bonus: readonly TileKind[];
  /** The winning tile; null with `bonus-tiles`. */
  readonly tile: TileKind | null;
  /** Faces of the tiles that count as another kind (red fives), in hand and melds, the winning tile included. */
  readonly marked: readonly TileKind[];
  /** With `robbed-kong`: the sort of kong. */
  readonly kong: Pending['kong'];
  readonly lastTile: boolean;
  /** As in `Drawn`: the winning tile was drawn for a kong (1), for a kong made with such a tile (2). */
  readonly kongs: 0 | 1 | 2;
  /** The winning tile was drawn for a bonus tile. */
  readonly forBonus: boolean;
  /** How many others of its kind lie open to all: in rivers, in melds that are not concealed, and shown. */
  readonly othersOpen: number;
  /** The end of the wall the winning tile was drawn from; null when it came from another seat, or from the table by a swap. */
  readonly end: WallEnd | null;
  /** Nothing has been laid out by anybody, and this seat has discarded nothing. */
  readonly firstGo: boolean;
  readonly firstDraw: boolean;
  readonly firstDiscard: boolean;
  /** What this seat has discarded, in order, also what others took; empty in a calculator. */
  readonly river: readonly TileKind[];
  /** What earlier deals left, and the rule set's own data of this one; in a calculator only what was stated. */
  readonly carry: Extras;
  readonly extras: Extras;
}

/** A declared win that counts. `tile` is the winning tile (with `bonus-tiles` the bonus tile laid out last). */
export interface Win {
  readonly seat: Seat;
  readonly tile: TileId;
  readonly by: WinBy;
  readonly from: Seat | null;
  readonly sheet: ScoreSheet;
  /** The hand and situation it was won with, as scoring saw them. */
  readonly context: WinContext;
  /** Index of its event among the deal's events. */
  readonly event: number;
}

/** What happened, in order. Names and fields are those of the game record, with seats and tile ids. */
export type DealEvent =
  | { readonly type: 'draw'; readonly seat: Seat; readonly tile: TileId; readonly from: WallEnd }
  | { readonly type: 'bonus'; readonly seat: Seat; readonly tile: TileId }
  /** `drawn`: it was the tile drawn last. */
  | { readonly type: 'discard'; readonly seat: Seat; readonly tile: TileId; readonly drawn: boolean }
  | {
      readonly type: MeldType;
      readonly seat: Seat;
      readonly tile: TileId;
      readonly from: Seat;
      readonly own: readonly TileId[];
      readonly kind?: TileKind;
    }
  /** `hidden`: others may not know of what. */
  | { readonly type: 'concealed-kong'; readonly seat: Seat; readonly tile: TileId; readonly hidden?: true }
  | { readonly type: 'added-kong'; readonly seat: Seat; readonly tile: TileId }
  /** `step`: which one it is where a game has several, from 1. */
  | {
      readonly type: 'exchange';
      readonly seat: Seat;
      readonly step?: number;
      readonly gave: readonly TileId[];
      readonly got: readonly TileId[];
    }
  | {
      readonly type: 'declare';
      readonly seat: Seat;
      readonly what: string;
      readonly tile: TileId | null;
      readonly target: Target | null;
      readonly lays?: readonly TileId[];
    }
  /** Something of the rule set's own: an indicator, a capture, a dead hand. What is not `public` only its seat may know. */
  | {
      readonly type: 'note';
      readonly what: string;
      readonly seat: Seat | null;
      readonly tiles: readonly TileId[];
      /** Whose one tile was taken over. */
      readonly from?: Seat;
      /** A code: what led to it. */
      readonly why?: string;
      readonly public: boolean;
    }
  | {
      readonly type: 'false-win';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly by: WinBy;
      readonly from: Seat | null;
    }
  | (Win & { readonly type: 'win' })
  | { readonly type: 'exhausted' }
  /** The deal has ended for a reason of the game. */
  | { readonly type: 'aborted'; readonly why: string };

/** Why a payment was multiplied: the id of the rule and the factor. */
export interface Factor {
  readonly id: string;
  readonly times: number;
}

/**
 * Points that move: `amount` = `base` × all `factors`, raised to a multiple of `round` where that is given; `reason` is a
 * code. Null stands for a stake or bank outside the seats.
 */
export interface Payment {
  readonly from: Seat | null;
  readonly to: Seat | null;
  readonly amount: number;
  readonly reason: string;
  readonly base: number;
  readonly factors: readonly Factor[];
  readonly round?: number;
}

/** A payment as it stands in the ledger of a deal. */
export interface LedgerEntry extends Payment {
  /** Index, in the deal's events, of the event that caused it. */
  readonly event: number;
}

/** One deal: everything that is decided by the wall and the choices made since. */
export interface Deal {
  readonly rules: RuleSetId;
  readonly options: Options;
  readonly prevailing: Wind;
  /** Brought over from earlier deals of the match: drawn deals for a pot, stakes, streaks. */
  readonly carry: Extras;
  /** Null where no dice were thrown (queues). */
  readonly dice: readonly number[] | null;
  readonly wallBreak: WallBreak | null;
  source: TileSource;
  phase: Phase;
  seats: SeatState[];
  turn: Seat;
  drawn: Drawn | null;
  /** Replacement tiles still owed to the seat in turn. */
  owed: number;
  /** The seat in turn has called a false win on the tile it drew last. */
  called: boolean;
  discards: number;
  /** Events made so far; ledger entries point at them. */
  events: number;
  /** Seats that play no further in this deal: they have won, or their hands are dead. */
  out: SeatBits;
  /** The dealer made (or tried) a kong. */
  dealerKong: boolean;
  pending: Pending | null;
  wins: Win[];
  /** What each seat's hand is worth, once the deal is over: null for hands that are not scored. Empty before. */
  sheets: readonly (ScoreSheet | null)[];
  ledger: LedgerEntry[];
  extras: Extras;
}
