import type { Options, TileKind } from '../../engine/types';
import type { AdviceCode, FaultCode } from '../../store/lesson/advice';
import type { ExampleHand, GuidedDeal, ScoreExamples } from '../../store/lesson/content';
import type { Person } from '../../store/types';

/** The first lesson of a game, before any of it is loaded. */
export interface LessonPart {
  /** How many matches it leads to. */
  readonly matches: number;
  readonly content: () => Promise<LessonContent>;
}

/** What a first lesson shows and asks. `TaskId` and `WrongId`: the tasks that it has words for, and what is said to wrong answers. */
export interface LessonContent<TaskId extends string = string, WrongId extends string = string> {
  /** The tasks of the five steps before the hand that is played. */
  readonly tasks: readonly (readonly Task<TaskId, WrongId>[])[];
  readonly guided: GuidedDeal;
  /** The matches that follow, easiest first. The last is the game as it is taught. */
  readonly firstMatches: readonly FirstMatch[];
  readonly scores: ScoreExamples;
}

/** A match that the lesson leads to. */
export interface FirstMatch {
  /** What differs from the rule set. */
  readonly options: Options;
  /** A hand that is enough to win there. */
  readonly hand: ExampleHand;
}

export type AnswerId = 'yes' | 'no' | Person;

/** Tiles to be picked, so many at a time. */
export interface TileTask<TaskId extends string = string, WrongId extends string = string> {
  readonly type: 'tiles';
  readonly id: TaskId;
  readonly tiles: readonly TileKind[];
  readonly count: number;
  /** The last tile was just drawn. */
  readonly isDrawn?: boolean;
  /** Tiles beside the question. */
  readonly held?: readonly TileKind[];
  /** Why these are wrong; null when they are right. */
  readonly judge: (picked: readonly TileKind[]) => WrongId | null;
}

/** One of a few answers. */
export interface AnswerTask<TaskId extends string = string, WrongId extends string = string> {
  readonly type: 'answer';
  readonly id: TaskId;
  readonly answers: readonly AnswerId[];
  readonly right: AnswerId;
  readonly wrong: WrongId;
  /** A discard and who made it, and the own tiles it would go with. */
  readonly discard?: { readonly tile: TileKind; readonly from: Person };
  readonly held?: readonly TileKind[];
  /** A hand whose worth is asked. */
  readonly hand?: ExampleHand;
}

export type Task<TaskId extends string = string, WrongId extends string = string> =
  | TileTask<TaskId, WrongId>
  | AnswerTask<TaskId, WrongId>;

/** What the lines beside the table speak of. */
export interface AdviceWords {
  /** The tile to discard or to claim. */
  readonly tile: string;
  /** The tile drawn last. */
  readonly drawn: string;
  /** Who discarded the tile that can be claimed. */
  readonly from: string;
  readonly worth: WorthOf;
}

/** The worth of an item that the lesson names. */
type WorthOf = (item: string) => number;

interface TaskWords {
  readonly ask: string;
  readonly right: string;
}

/** A name and a word about it. */
type Named = readonly [name: string, about: string];

/** Every word of a first lesson. Amounts are in the unit of the game. */
export interface LessonWords<TaskId extends string = string, WrongId extends string = string> {
  readonly title: string;
  readonly step: (at: number, all: number) => string;
  readonly steps: readonly string[];
  readonly stepsName: string;
  readonly leave: string;
  readonly back: string;
  readonly next: string;
  readonly skip: string;
  readonly task: (at: number, all: number) => string;
  /** What each step says; that of the worth of hands says `valueLead`. */
  readonly leads: readonly (readonly string[])[];
  readonly valueLead: (minimum: number) => readonly string[];
  readonly valueTail: string;
  readonly catalogue: Readonly<
    Record<'dots' | 'bamboo' | 'characters' | 'winds' | 'dragons' | 'bonus', Named>
  >;
  readonly sets: Readonly<Record<'chow' | 'pong' | 'kong' | 'eyes', Named>>;
  readonly suitNote: string;
  readonly order: string;
  readonly claims: readonly Named[];
  readonly claimNote: string;
  /** What each of the named items asks for. */
  readonly patterns: Readonly<Record<string, string>>;
  readonly tasks: Readonly<Record<TaskId, TaskWords>>;
  readonly wrong: Readonly<Record<WrongId, (tile: string) => string>>;
  readonly answers: Readonly<Record<'yes' | 'no', string>>;
  readonly worth: (items: string, value: number, minimum: number) => string;
  readonly item: (name: string, value: number) => string;
  readonly hand: {
    readonly lead: (worth: WorthOf) => readonly string[];
    readonly goal: string;
    readonly flower: (tile: string) => string;
    readonly controls: string;
    readonly begin: string;
    readonly coach: string;
    readonly menu: string;
    readonly goOn: string;
    readonly again: string;
    readonly wait: string;
    /** Another player has discarded. */
    readonly seen: (who: string, tile: string) => string;
    readonly over: string;
  };
  readonly advice: Readonly<Record<AdviceCode, (words: AdviceWords) => string>>;
  readonly notNow: (line: string) => string;
  readonly faults: Readonly<Record<Exclude<FaultCode, 'claim'>, (tile: string) => string>>;
  readonly score: ScoreWords;
  readonly matches: MatchesWords;
}

/** The score of the hand, read as arithmetic. */
interface ScoreWords {
  readonly title: string;
  readonly counted: (sum: string, value: number, minimum: number) => string;
  readonly added: (sum: string, all: number) => string;
  readonly baseTitle: string;
  readonly row: (from: number, to: number | null) => string;
  readonly valueHead: string;
  readonly baseHead: string;
  readonly askBase: (value: number) => string;
  readonly rightBase: (value: number, base: number) => string;
  readonly wrongBase: (value: number) => string;
  readonly paying: (discarder: string, dealer: string) => string;
  readonly askPay: (who: string, base: number) => string;
  readonly rightPay: (who: string, base: number, amount: number) => string;
  readonly wrongPay: (who: string) => string;
}

/** The matches after the lesson. */
interface MatchesWords {
  readonly title: string;
  readonly lead: readonly string[];
  /** What each is called, and what is new in it. */
  readonly steps: readonly { readonly name: string; readonly about: string }[];
  readonly playNow: (name: string) => string;
  readonly next: (name: string) => string;
  readonly straight: (name: string) => string;
  /** Stands before a hand that is enough to win. */
  readonly enough: string;
  readonly begun: string;
  readonly again: string;
}
