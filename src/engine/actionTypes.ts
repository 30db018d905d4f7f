import type { Seat, TileId, TileKind } from './plain';

/** What a seat may choose (see `legalActions`). */

/** A `group` is any number of tiles alike, jokers among them; its size never changes. */
export type MeldType = 'chow' | 'pong' | 'kong' | 'group';

export interface DiscardAction {
  readonly type: 'discard';
  readonly seat: Seat;
  readonly tile: TileId;
}
/** A claim on a discard with the `own` tiles it uses from the hand, each in its place in the meld. */
export interface ClaimAction {
  readonly type: MeldType;
  readonly seat: Seat;
  readonly own: readonly TileId[];
  /** The meld's lowest kind, given where wild tiles leave it open. */
  readonly kind?: TileKind;
}
export interface ConcealedKongAction {
  readonly type: 'concealed-kong';
  readonly seat: Seat;
  readonly kind: TileKind;
}
export interface AddedKongAction {
  readonly type: 'added-kong';
  readonly seat: Seat;
  readonly tile: TileId;
}
export interface WinAction {
  readonly type: 'win';
  readonly seat: Seat;
}
export interface PassAction {
  readonly type: 'pass';
  readonly seat: Seat;
}
/** Tiles chosen before play, by all seats at once, in the order in which they were chosen. */
export interface ExchangeAction {
  readonly type: 'exchange';
  readonly seat: Seat;
  readonly tiles: readonly TileId[];
  /** Among choices alone: it stands for every exchange that this describes; `tiles` are one of them. */
  readonly offer?: ExchangeOffer;
}
/** From `least` to `most` of these tiles. `ordered`: it matters which comes first. */
export interface ExchangeOffer {
  readonly from: readonly TileId[];
  readonly least: number;
  readonly most: number;
  readonly ordered: boolean;
}
/**
 * A rule set's own action: declaring ready, a vote, a swap. `tile`: the discard that goes with it, or what goes to the
 * target. `target`: a seat, or a tile at a seat.
 */
export interface DeclareAction {
  readonly type: 'declare';
  readonly seat: Seat;
  readonly what: string;
  readonly tile: TileId | null;
  readonly target: Target | null;
  /** The tiles that it lays out, `tile` among them. They follow from the other fields, by which choices are told apart. */
  readonly lays?: readonly TileId[];
}
export interface Target {
  readonly seat: Seat;
  readonly tile: TileId | null;
}
export type Action =
  | DiscardAction
  | ClaimAction
  | ConcealedKongAction
  | AddedKongAction
  | WinAction
  | PassAction
  | ExchangeAction
  | DeclareAction;
