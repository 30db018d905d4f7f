import type { StoreApi } from 'zustand/vanilla';
import type { HandSwitches } from './match/switches';
import type { Rank } from './selectors/rank';
import type { Match } from '../engine/match';
import type { Action, Deal, Options, Player, RuleSetId, Seat, TileId, TileKind, Wind } from '../engine/types';
import type { GameRecord } from '../engine/record';
import type { SeatView, VisibleEvent } from '../engine/view';

export type { HistoryEntry } from './records/historyTypes';

export type Screen = 'home' | 'table' | 'result' | 'standings';

/** The persons at the table, in the order in which they sat down. Their names are words of the interface. */
export const PERSONS = ['you', 'mei', 'wing', 'chiu'] as const;
export type Person = (typeof PERSONS)[number];

/** Who plays as one player of a match; `bot` is null for the human. */
export interface PlayerInfo {
  readonly person: Person;
  readonly bot: string | null;
  /** How many choices of the bot a stand-in made, because it failed or was late; left out where none. */
  readonly stoodIn?: number;
}

/** What a new match is made of. */
export interface MatchConfig {
  readonly rules: RuleSetId;
  /** Only the options that differ from the rule set's defaults. */
  readonly options: Options;
  /** Bot ids of the opponents. Whoever is left out is played by the rule set's standard bot. */
  readonly opponents: readonly string[];
  /** True if each opponent gets a style of its own, drawn from the seed of the match. */
  readonly mixedStyles?: boolean;
  /** The player's own words, mixed into the walls after their commitment was shown. */
  readonly text: string;
  /** Choices can be taken back, and the match does not count. Never true of a challenge. */
  readonly practice?: boolean;
  /** The bits of the walls, as a challenge fixes them; drawn at random where it is left out. */
  readonly bits?: string;
}

/** Something that happened, as far as the human may know it. `serial` grows by one with each event. */
export interface SeenEvent {
  readonly serial: number;
  readonly event: VisibleEvent;
}

/** The wall as everybody sees it: tiles `front` up to `back` (exclusive) of `size` still stand, but for the `gaps`. `replaces`: some are drawn from the back. */
export interface WallView {
  readonly size: number;
  readonly front: number;
  readonly back: number;
  /** The places of tiles that were set aside, in the wall as it was built. */
  readonly gaps: readonly number[];
  /** By seat: the stacks of its side, and how many come before them clockwise from the right end of the dealer's side. */
  readonly sides: readonly { readonly stacks: number; readonly before: number }[];
  /** The stack that drawing starts with, counted in the same way. */
  readonly firstStack: number;
  readonly replaces: boolean;
  /** What the dice showed that broke it. */
  readonly dice: readonly number[];
}

/** A deal that is over, for the result screen. Lists are by player. */
export interface DealResult {
  readonly deal: Deal;
  /** Who sat where, by seat. */
  readonly seated: readonly Player[];
  readonly gained: readonly number[];
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** True if no deal follows. */
  readonly last: boolean;
}

/** A line of the match's running scores: which deal it was, and what each player gained. */
export interface SheetRow {
  readonly dealt: number;
  readonly round: number;
  readonly number: number;
  readonly repeat: number;
  readonly gained: readonly number[];
}

/** How the last match ended: what its standings show. Lists are by player. */
export interface Ended {
  readonly match: Match;
  readonly players: readonly PlayerInfo[];
  readonly human: Player;
  readonly scores: readonly number[];
  readonly sheet: readonly SheetRow[];
}

/** A message to the player that is not about the game. */
export type Notice =
  | 'save-unreadable'
  | 'save-newer'
  | 'deal-restarted'
  | 'save-failed'
  | 'storage-blocked'
  | 'history-failed'
  | 'bots-replaced'
  | 'update-ready'
  | 'matches-full'
  | 'park-failed'
  | 'load-failed';

/** A save that could not be used, kept for whoever wants to download it. */
export interface SetAside {
  readonly why: 'damaged' | 'newer' | 'refused';
  readonly text: string;
}

/** Which tab plays the match: this one, another, or none yet. */
export type Ownership = 'mine' | 'elsewhere' | 'unknown';

/** A match under way that is not open, as home shows it. */
export interface ParkedMatch extends Rank {
  readonly id: string;
  readonly rules: RuleSetId;
  /** They fixed its walls: matches of one challenge are known by them. */
  readonly bits: string;
  /** Where it stands, as `Progress` says it. */
  readonly round: Wind;
  readonly number: number;
  readonly repeat: number;
  readonly wind: Seat;
  readonly score: number;
  readonly bots: readonly string[];
  /** The own concealed tiles, sorted. */
  readonly hand: readonly TileKind[];
  /** When it was put aside, in milliseconds since 1970; null where nobody knows. */
  readonly at: number | null;
  /** What the text is called that its rules brought, such as another card. Left out where they brought none. */
  readonly title?: string | undefined;
}

/** The matches under way that are not open, the one played last first, and what can be done with them. */
export interface OtherMatches {
  readonly list: readonly ParkedMatch[];
  /** Opens one; the match that is open is put aside. */
  readonly resume: (id: string) => void;
  /** Ends one where it stands. What was played is kept in the history as not finished. */
  readonly remove: (id: string) => void;
}

/**
 * All that a table shows. `view` and `choices` are the human's. They hold nothing that is hidden from that seat.
 */
export interface TableState {
  readonly screen: Screen;
  readonly match: Match | null;
  readonly players: readonly PlayerInfo[];
  readonly human: Player;
  /** Choices may be taken back at this table. */
  readonly practice: boolean;
  readonly humanSeat: Seat;
  readonly view: SeatView | null;
  readonly choices: readonly Action[];
  /** Points by player, with what this deal has moved so far. */
  readonly scores: readonly number[];
  /** The deals that are over, in order. A match begun in an older version may lack some. */
  readonly sheet: readonly SheetRow[];
  readonly wall: WallView | null;
  /** The last discard, until the next one. */
  readonly lastDiscard: TileId | null;
  /** Seconds left to claim; null when the table waits for the player. */
  readonly secondsLeft: number | null;
  /** The last discard is the player's own, nobody has answered it, and it can still be taken back. */
  readonly mayTakeBack: boolean;
  /** The latest events, oldest first; the table animates and announces them. */
  readonly seen: readonly SeenEvent[];
  /**
   * The throws for the first East: by round of throws, then by player. Null if the player did not throw
   * again.
   */
  readonly throws: readonly (readonly (number | null)[])[];
  readonly result: DealResult | null;
  /** The choice that is about to be made for the human: nothing is asked. */
  readonly automatic: Action | null;
  /** The last event before those that were skipped to come to what is asked now. */
  readonly skippedFrom: number | null;
  /** What the human has switched for this deal alone. */
  readonly forHand: HandSwitches;
  /** What was so switched in the deal before, until the first choice. */
  readonly lapsed: HandSwitches;
  /** True while the clock is stopped: the page is hidden or a menu is open. */
  readonly paused: boolean;
}

/** What a player can do at any table. Buttons and keys call these. */
export interface TableCommands {
  /** Makes the human's choice. An action that is not among `choices` changes nothing. */
  readonly act: (action: Action) => void;
  /** Tells soon, and once, which of some of the human's choices a bot would make. Nothing is chosen by it. */
  readonly suggest: (choices: readonly Action[], tell: (action: Action) => void) => void;
  /** Plays on at once until the human has to choose, or the deal is over. What is about to be chosen for them is asked. */
  readonly skipAhead: () => void;
  /** Switches something for this deal. */
  readonly switchForHand: (changes: HandSwitches) => void;
  /** Shows the table, and goes on from where the deal stands. */
  readonly resume: () => void;
  /** Stops the deal until it is resumed. */
  readonly stop: () => void;
  readonly pause: (paused: boolean) => void;
  /** Says that the coach is shown to the player: the match keeps it, and its record tells. */
  readonly noteCoach: () => void;
  /**
   * Takes back the human's last choice of this deal, with all that came after it, and gives it; null where there is none
   * to take back. What was passed without asking is no choice.
   */
  readonly takeBack: () => Action | null;
  /** From now on screens change in this way. Gives a function that ends it. */
  readonly changeScreensBy: (changer: ScreenChanger) => () => void;
}

export type TableStore = TableState & TableCommands;

export interface ScreenChange {
  /** Changes the screen. */
  readonly run: () => void;
  /** Work that can be done before, in a task of its own. */
  readonly before?: () => void;
  /** What comes, where it has a way of its own to come. */
  readonly to?: 'result';
}

/** Changes from one screen to another, at once or step by step. */
export type ScreenChanger = (change: ScreenChange) => void;

/** What is known of the match of the page, besides its table. */
export interface MatchState {
  /** The match that ended last, until another one begins. */
  readonly ended: Ended | null;
  /** Null where no other match is under way. */
  readonly others: OtherMatches | null;
  readonly notice: Notice | null;
  /** False once the browser has not kept the match, or keeps nothing at all. */
  readonly isKept: boolean;
  readonly ownership: Ownership;
  readonly setAside: SetAside | null;
  /** Milliseconds from the result to the next deal, where it begins by itself. */
  readonly goesOnIn: number | null;
  /** SHA-256 of the bits that the next new match will use, shown before the player adds words. */
  readonly commitment: string | null;
}

/** What a player can do with the match of the page. */
export interface MatchCommands {
  /** The match that is open is put aside. */
  readonly startMatch: (config: MatchConfig) => void;
  /** The record of the match so far, between its deals alone; null while one is under way, and where hands were lost. */
  readonly recordSoFar: () => GameRecord | null;
  readonly nextDeal: () => void;
  /** Does not go on to the next deal by itself. */
  readonly stay: () => void;
  readonly goHome: () => void;
  /** Shows how the last match ended, if that is still kept. */
  readonly showStandings: () => void;
  readonly dismissNotice: () => void;
  /** Draws the bits of a new match and shows their commitment. */
  readonly prepareMatch: () => void;
  /** Ends the match here. What was played is kept in the history as not finished. */
  readonly abandon: () => void;
  /** Abandons the match and begins another one like it. */
  readonly restart: () => void;
  /** Takes the match over from another tab. */
  readonly takeOver: () => void;
  readonly dropSetAside: () => void;
}

export type GameState = TableState & MatchState;

/** The table of the page with the match that is played there, which is kept. */
export type GameStore = TableStore & MatchState & MatchCommands;

/** A store that can be read and followed. */
export type Readable<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;
