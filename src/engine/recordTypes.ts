import type { ClosingLine } from './rules';
import type { Options, WinBy } from './types';
import type { WallRecipe } from './wall';

export interface RecordedPlayer {
  readonly name: string;
  readonly kind: 'human' | 'bot';
  readonly bot?: string;
  /** How many choices something simpler made in the place of this bot; left out where it made all. */
  readonly stoodIn?: number;
  /** Of several people, the one whose record this is. */
  readonly own?: true;
}

/** An event as text: players for seats, notation for tiles. Declarations and notes have the rule set's own name as type. */
export interface RecordedEvent {
  readonly type: string;
  readonly p?: number;
  readonly tile?: string;
  readonly from?: number | 'front' | 'back' | null;
  readonly own?: readonly string[];
  /** What each own tile stands for, null for itself; where wild tiles are laid out. */
  readonly as?: readonly (string | null)[];
  readonly by?: WinBy;
  readonly score?: unknown;
  readonly tiles?: readonly string[];
  /** Of a declaration that is aimed at a tile in a meld: the place of that meld among those of `from`. */
  readonly meld?: number;
  /** Which of several exchanges it is, from 1. */
  readonly step?: number;
  readonly gave?: readonly string[];
  readonly got?: readonly string[];
  readonly claim?: string;
  /** What led to a note, or for which reason of the game the hand has ended. */
  readonly why?: string;
  /** Of a discard: it was the tile drawn last. Where that is not written and the player held an equal one, nobody knows. */
  readonly drawn?: boolean;
}

export interface RecordedPayment {
  readonly from: number | null;
  readonly to: number | null;
  readonly amount: number;
  readonly reason: string;
  readonly event: number;
}

export interface RecordedResult {
  readonly kind: 'win' | 'draw';
  readonly scores: readonly number[];
  readonly ledger: readonly RecordedPayment[];
}

/** One play of a match, enough to replay it without the random source. */
export interface RecordedHand {
  readonly round: string;
  readonly number: number;
  readonly repeat: number;
  readonly dealer: number;
  /** The players in the order of the seats, where they change places. */
  readonly seats?: readonly number[];
  readonly dice: readonly number[];
  readonly wall: readonly string[];
  readonly break: { readonly side: number; readonly stack: number };
  readonly deal: readonly (readonly string[])[];
  readonly events: readonly RecordedEvent[];
  readonly result?: RecordedResult;
}

/** A match as one JSON object. */
export interface GameRecord {
  readonly format: string;
  readonly version: number;
  readonly app: string;
  readonly rules: string;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly seed: string | null;
  readonly commitment?: string;
  readonly text?: string;
  readonly players: readonly RecordedPlayer[];
  readonly seating?: readonly (readonly (number | null)[])[];
  /** How its walls follow from seed and text; records of older versions do not say it. */
  readonly walls?: WallRecipe;
  readonly startScores: readonly number[];
  /** When the match was kept in a history, in ISO 8601; files that a history exports have it. */
  readonly at?: string;
  readonly complete: boolean;
  /** A player was shown what choices are worth; left out where none was. */
  readonly coached?: boolean;
  /** A player could take choices back; left out where none could. */
  readonly practice?: boolean;
  readonly hands: readonly RecordedHand[];
  /** What the end of the match added, where it did. */
  readonly closing?: readonly ClosingLine[];
}
