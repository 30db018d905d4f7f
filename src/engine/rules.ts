import type { Card } from './card/card';
import type { LayOuts } from './mayLie';
import type { LazySheet } from './sheet';
import type { Situations } from './situations';
import type { Average, PlayFigure } from './ruleFigures';
import type { Geometry } from './geometry';
import type { TileSet } from './tileSet';
import type { OptionSpecs } from './optionSpec';
import type { Wild } from './wild';
import type {
  Action,
  ClaimAction,
  Deal,
  DealEvent,
  DeclareAction,
  Extras,
  LedgerEntry,
  MeldShape,
  Options,
  Payment,
  Player,
  RuleSetId,
  ScoreSheet,
  Seat,
  SeatBits,
  TileId,
  TileKind,
  Win,
  WinContext,
  Wind,
} from './types';

export type { Average, PlayFigure } from './ruleFigures';
export type { Geometry } from './geometry';
export type { MeldShape, WinContext } from './types';

/** A discard that a seat is asked about. */
export interface Claimed {
  readonly deal: Deal;
  readonly seat: Seat;
  readonly tile: TileId;
}

/** What the answers to a discard or a declared kong come to. `winners` are nearest first. `end`: without a win the deal ends for this reason, and nothing is laid out. */
export interface Resolution {
  readonly winners: readonly Seat[];
  readonly falseCalls: readonly Seat[];
  readonly claim: ClaimAction | null;
  readonly end: string | null;
}

/** Ends the deal for a reason of the game, which its last event tells. */
export interface End {
  readonly end: string;
}

/** Of bonus tiles: who has them must win, may win, or must win from a seat that laid out its own before. */
export type BonusVerdict = 'must' | 'may' | { readonly from: Seat } | null;

/** The tiles of a seat at the end of a deal: all that scoring asks about a hand that did not win. */
export type HeldHand = Pick<WinContext, 'seat' | 'counts' | 'melds' | 'bonus'>;

/** Why a seat may not win: a code, with the figures that its sentence needs, and the tiles that it is about. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly figures?: Readonly<Record<string, number>>;
  readonly kinds?: readonly TileKind[];
}

/** Of several who call a win all have it, but if there are more than so many the deal ends for this reason. */
export interface AtMost extends End {
  readonly most: number;
}

/** What a false win costs. */
export interface Fine {
  readonly payments: readonly Payment[];
  /** The hand lies open from now on. */
  readonly open: boolean;
  /** The hand can win no more. */
  readonly barred: boolean;
  /** The seat takes no further part: its turns are passed over. */
  readonly out: boolean;
  /** The deal ends for this reason, unless another wins on the same tile. */
  readonly end: string | null;
}

export type SettledWin = Pick<Win, 'sheet' | 'context'>;

/**
 * What is to be paid for: all wins of one moment, or a deal that ends without one. `sheets` are by seat those of every
 * hand that is scored, once the deal is over; empty before.
 */
export interface Settlement {
  readonly seats: number;
  readonly prevailing: Wind;
  readonly carry: Extras;
  readonly extras: Extras;
  /** Seats that won at an earlier moment. */
  readonly out: SeatBits;
  /** What was paid before. */
  readonly ledger: readonly LedgerEntry[];
  /** Nearest first. */
  readonly wins: readonly SettledWin[];
  readonly sheets: readonly (ScoreSheet | null)[];
  /** How the deal has ended, as in its phase; null while it goes on. */
  readonly ending: string | null;
}

/** A deal with the rules it is played by. */
export interface Table {
  readonly rules: Rules;
  readonly deal: Deal;
}

/** What events go to, each at once: a list, or who looks at the deal after each of them. */
export interface EventSink {
  push(event: DealEvent): unknown;
}

/** What a transition works on: a deal its caller owns, and what its events go to. */
export interface Step extends Table {
  readonly events: EventSink;
}

/** A step before play in which seats choose (`legal`) and all answers are settled together (`resolve`). */
export interface PrePlay {
  readonly id: string;
  /** Runs until it is over (no `pending` left) or somebody has to choose. */
  readonly begin: (step: Step) => void;
  readonly legal: (deal: Deal, seat: Seat) => readonly Action[];
  readonly resolve: (step: Step) => void;
}

/** Progress of a match: which deal comes next. Players are numbered for the whole match. */
export interface Progress {
  readonly round: Wind;
  readonly number: number;
  readonly repeat: number;
  readonly dealer: number;
  readonly carry: Extras;
}

/** Points that the end of a match gives and takes, by player; `reason` is a code. */
export interface ClosingLine {
  readonly reason: string;
  readonly points: readonly number[];
}

/** The data of a game's own that one seat may know. */
export type GameData = Pick<WinContext, 'seat' | 'extras' | 'carry'>;

/** The forms of a complete hand that a rule set knows. The special ones are for hands without laid-out melds. */
export interface Forms {
  /** Melds of the standard form, besides its eyes. */
  readonly sets: number;
  /** `distinct`: seven different pairs; `any`: four alike may stand for two of them. */
  readonly sevenPairs: 'none' | 'distinct' | 'any';
  /** The kinds that all seven pairs must be of, list by list; any kinds where it is missing. */
  readonly pairsWithin?: readonly (readonly TileKind[])[];
  readonly thirteenOrphans: boolean;
  /** Tiles beside the sets and the eyes may be anything. */
  readonly loose?: true;
  /** Tiles that stand for others in sets and eyes. Where they change with the deal, forms are made anew for it. */
  readonly wild?: Wild;
}

/** How hands are counted. `unit`: that of their headlines. */
export interface Scale {
  readonly unit: string;
  /** The total of a sheet that counts so much. */
  readonly totalOf: (value: number) => number;
  /** The least that may be won with, and the value from which totals rise no more; left out where they go on rising. */
  readonly range?: readonly [least: number, most: number];
}

/** What a record writes of a declaration: its type, and fields that tell it from others of that type. */
export type RecordedAs = Readonly<Record<string, string | boolean>> & { readonly type: string };

/** A rule set with its options resolved: data and hooks. `defaultRules` has the common form of each hook. */
export interface Rules {
  readonly id: RuleSetId;
  readonly options: Options;
  readonly geometry: Geometry;
  /** Whether every ledger sums to zero. */
  readonly zeroSum: boolean;
  readonly startPoints: number;
  readonly tiles: TileSet;
  readonly layOuts: LayOuts;
  /** What others see of concealed kongs while the deal is on. One that is hidden is not robbed. */
  readonly concealedKongs: 'shown' | 'hidden';
  /** What records call groups alike, by their size; `group` where no name is given. */
  readonly groups: Readonly<Record<number, string>>;
  /** What records write of declarations that they do not call by their own names. */
  readonly recordedAs: Readonly<Record<string, RecordedAs>>;
  /** Declarations that are told right after the discard which goes with them; others are told before it. */
  readonly toldAfterDiscard: readonly string[];
  /** Notes that follow from what records say: they leave them out. Records of older versions may have them. */
  readonly unrecorded: readonly string[];
  readonly severalWinners: 'nearest' | 'highest' | 'all' | AtMost;
  readonly phases: readonly PrePlay[];

  /** Some form of the rule set is complete with exactly these concealed tiles and melds. */
  readonly isComplete: (counts: readonly number[], melds: readonly MeldShape[], extras: Extras) => boolean;
  /** The card whose hands alone may win; null where hands are sets, or forms that the rules know. */
  readonly card: Card | null;
  /** The same forms as data, to which `scoring/deficiency` counts; null where they are not of this kind. */
  readonly forms: Forms | null;
  /** How far a hand that may not win is from one that is ready, as `scoring/deficiency` says it; null where `forms` tell. */
  readonly deficiency: null | ((context: WinContext) => number | null);
  /** Why a complete hand like this may never be won with: the sort of hand, the minimum, the way of winning. `sheet` scores it. Null when it may. */
  readonly refusal: (context: WinContext, sheet: LazySheet) => Refusal | null;
  /** Why this seat may not win just now, though another time it might: a win that it let pass. Null when it may. */
  readonly notNow: (context: WinContext) => Refusal | null;
  /**
   * What of the game's own data bears on what hands of this seat are worth and whether they may win. Bots ask about
   * hands anew for each of these: what is only about the moment is left out, and what makes single tiles dearer.
   */
  readonly bearsOnWorth: (data: GameData) => Partial<Pick<GameData, 'extras' | 'carry'>>;
  /** What laying out bonus tiles allows: an immediate win, the choice of one, or nothing. Asked about every seat; `from` says who laid them out, null for the seat itself. */
  readonly bonusWin: (context: WinContext) => BonusVerdict;
  /** The claims that `layOuts` allows a seat as this rule set has them: some added, others taken away; null for none of it. */
  readonly claims: null | ((claimed: Claimed, claims: readonly ClaimAction[]) => readonly ClaimAction[]);
  /** The choices of a turn as this rule set has them: own actions added, others taken away; null for none of it. */
  readonly turnActions: null | ((deal: Deal, seat: Seat, choices: readonly Action[]) => readonly Action[]);
  /** What a declaration changes. `turn`: the turn goes on. `discard`: its tile is discarded. A swap that leaves a win possible sets `drawn`. */
  readonly declare: (step: Step, action: DeclareAction) => 'turn' | 'discard' | End;
  /** Settles a discard or a declared kong once everybody has answered, also when nobody could. */
  readonly resolve: (step: Step) => Resolution;
  /** What a false win of this seat costs; null where only legal wins are offered. */
  readonly fine: null | ((deal: Deal, seat: Seat) => Fine);
  /**
   * What an event causes at once: payments, or the end of the deal, before anything else happens (not at a win, nor at an
   * end). It may emit events of its own. Null where nothing follows. A kong of the own turn is told before it may be robbed.
   */
  readonly onEvent: null | ((step: Step, event: DealEvent) => readonly Payment[] | End);
  /** The same of a kong of any sort, by its event, once it lies: a robbed one never does. */
  readonly onKong: null | ((step: Step, kong: DealEvent) => readonly Payment[] | End);
  /** The items that players miss most in an open hand; null: those that a plain hand loses when it is opened. */
  readonly concealedItems: readonly string[] | null;
  /** The best sheet for a complete hand (or a win by bonus tiles); null when it is not complete. */
  readonly score: (context: WinContext) => ScoreSheet | null;
  /** The sheets of all readings of a complete hand, in any order; `score` gives the best. Null where hands are read in one way. */
  readonly readings: null | ((context: WinContext) => readonly ScoreSheet[]);
  /**
   * Where every hand is scored: the sheets by seat of a win and of the hands of all seats, null where it is not complete.
   * The calculator then asks for all hands, and `report` is given them. Null where only the winner's counts.
   */
  readonly allHands: null | ((win: WinContext, hands: readonly HeldHand[]) => readonly ScoreSheet[] | null);
  /** The sheets of all seats when the deal is over, null for hands that are not scored. */
  readonly scoreAll: (deal: Deal) => readonly (ScoreSheet | null)[];
  /** What hands are counted on; null where they are not counted. */
  readonly scale: Scale | null;
  /** What simulations tell of won hands on the average. */
  readonly averages: readonly Average[];
  readonly figures: readonly PlayFigure[];
  /**
   * Every payment for the wins of one moment, and for a deal that is over. Null: what wins bring is not known before
   * the deal is over.
   */
  readonly settle: (settlement: Settlement) => readonly Payment[] | null;
  /** What a record says of a deal as it began, by what earlier deals left; null where that is nothing. */
  readonly recordStart: null | ((carry: Extras) => object);
  /** What a record says of a deal that is over besides its payments; null where that is nothing. */
  readonly recordResult: null | ((deal: Deal) => object);
  readonly afterWin: null | ((deal: Deal) => 'end' | 'continue');
  /** The deal after this one; null when the match is over. `scores`: standings by player, this deal included. */
  readonly nextDeal: (progress: Progress, deal: Deal, scores: readonly number[]) => Progress | null;
  /** Why the match is over after this deal, as a code of the game's own; null where it ended as every match does. */
  readonly whyOver: null | ((progress: Progress, deal: Deal, scores: readonly number[]) => string | null);
  /** What the end of the match adds after its last deal, line by line; null where that is nothing. `scores` as for `nextDeal`. */
  readonly closing:
    | null
    | ((progress: Progress, deal: Deal, scores: readonly number[]) => readonly ClosingLine[]);
  /** Who sits at this seat in the deal of this progress. Null: players keep their places, and who deals sits at seat 0. */
  readonly playerAt: null | ((progress: Progress, seat: Seat) => Player);
  /** What a calculator may be told about a win by name: words, and values that are stated. */
  readonly situations: Situations;
  /** Words of `situations` that count nothing unless one of these others is said too. */
  readonly situationNeeds: Readonly<Record<string, readonly string[]>>;
  /** Whether this seat's hand lies open once the deal is over; that of a winner does. */
  readonly openAtEnd: (deal: Deal, seat: Seat) => boolean;
  /** Tiles that everybody sees though they lie before nobody, in the wall or aside: indicators. */
  readonly shownTiles: (extras: Extras) => readonly TileId[];
  /** They lie in the wall, among the tiles that are counted there. */
  readonly shownInWall: boolean;
  /** What this seat may know of `extras`. */
  readonly visibleExtras: (deal: Deal, seat: Seat) => Extras;
  /** What the calculator prints for this hand. `hands`: those of all seats by seat, where all are scored; else empty. */
  readonly report: (context: WinContext, hands: readonly HeldHand[]) => object;
}

/** A rule set: its options and what they resolve to. */
export interface RuleSet {
  readonly id: RuleSetId;
  readonly version: number;
  readonly options: OptionSpecs;
  /** A method, so that a game may ask for its own options (`OptionsOf`). */
  resolve(this: void, options: Options): Rules;
}
