import type { Seat, TileKind } from './plain';

/** Tiles that were scored together: a set, the eyes, a special form, unlike tiles that a card wants together, or what is left over. */
export interface ScoreGroup {
  readonly type: 'chow' | 'pong' | 'kong' | 'group' | 'eyes' | 'pairs' | 'special' | 'mixed' | 'loose';
  readonly kinds: readonly TileKind[];
  /** No tile of another seat is in it. */
  readonly concealed: boolean;
  /** Its place among the seat's melds; null for tiles of the hand. */
  readonly meld: number | null;
  /** The place of the winning tile among `kinds`; null where it is elsewhere. */
  readonly won: number | null;
  /** The item that names a special form. */
  readonly id?: string;
}

/** One item of a score sheet: how often it holds and what it is worth in all; null where a limit hand has no number. */
export interface ScoreLine {
  readonly id: string;
  readonly count: number;
  readonly value: number | null;
  readonly unit: string;
  /** What it rests on: places among the sheet's groups, or the kind of one tile. */
  readonly groups?: readonly number[];
  readonly tile?: TileKind;
}

/** An item that holds and does not count, and why; `by` is the item that it is part of. */
export interface Omitted {
  readonly id: string;
  readonly code: string;
  readonly by?: string;
}

/** One step from the lines to the total: the sum of the lines, the points they give, a cap. */
export interface ScoreStep {
  readonly id: string;
  readonly value: number;
  readonly unit: string;
}

/** A part of what the table calls out; null for what has a name and no number, as a limit hand. */
export interface Amount {
  readonly value: number | null;
  readonly unit: string;
}

/** What a hand is worth and why. Ids, units and codes are words of the rule set. */
export interface ScoreSheet {
  readonly seat: Seat;
  /** It may be won with, or (a loser's hand that scores) it counts. */
  readonly legal: boolean;
  readonly limit: boolean;
  /** The reading that was scored. */
  readonly groups: readonly ScoreGroup[];
  readonly lines: readonly ScoreLine[];
  readonly omitted: readonly Omitted[];
  readonly steps: readonly ScoreStep[];
  /** What the table calls out. Empty where a win is just a win. Of a hand below the minimum: what counts towards it. */
  readonly headline: readonly Amount[];
  /** What payments start from. */
  readonly total: number;
}

/** The sheet of one win, scored when it is first asked for. */
export type LazySheet = () => ScoreSheet | null;
