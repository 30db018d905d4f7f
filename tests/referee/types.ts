import type { Entry, Fields, GameEvent } from './shape';
import type { Wind } from './tiles';

/** The options that the course of play depends on; what only scoring reads is left to the scorer. */
export interface Course {
  /** `two`: the dealer's wall is broken; `two-total`: the total also chooses the wall; `two-least`: and the lesser die counts the stacks. */
  readonly dice: 'three' | 'two-twice' | 'two' | 'two-total' | 'two-least';
  readonly deadWall: number;
  /** `two`: one or two win; three end the hand. */
  readonly severalWinners: 'nearest' | 'highest' | 'all' | 'two';
  readonly robKong: 'any' | 'added' | 'added-or-thirteen-orphans' | 'never';
  readonly strictCalling: boolean;
  /** `chombo`: ends the hand; `pay-and-stop`: the caller wins no more in it. */
  readonly falseWin: 'open-hand' | 'pay' | 'pay-and-stop' | 'dead-hand' | 'chombo';
  readonly falseWinPoints: number;
  /** When the dealer stays, where the game does not say it itself; `draw`: after drawn hands alone. */
  readonly dealerRepeats: 'always' | 'three' | 'never' | 'draw' | 'ready' | 'win';
  /** Hands with different winds, unless the match is made longer or shorter. */
  readonly hands: number;
  readonly startPoints: number;
}

/** What a win is worth. */
export interface Score {
  /** By player. */
  readonly amounts: readonly number[];
  /** What is counted of it. */
  readonly met: readonly string[];
  /** What is wrong with the score that a record has. */
  readonly faults: (found: unknown) => readonly string[];
}

/** What a discard can be taken for, besides a win. */
export interface Claim {
  readonly type: string;
  readonly size: number;
  readonly shape: 'alike' | 'sequence';
  /** The higher goes first; among equals the nearest in turn. A win goes before all. */
  readonly rank: number;
  /** Only the next player may. */
  readonly byNext?: boolean;
}

/** What all do before play, one after another. */
export type Step =
  | {
      readonly type: 'exchange';
      /** What records call it; null for nothing. */
      readonly step: number | null;
      /** So many places on in turn, where the dice do not say it. */
      readonly to: number | ((dice: readonly number[]) => number);
      readonly count: number;
      readonly sameSuit: boolean;
      /** May fewer be given, and how: with what arrives passed on unseen, or as few as the other gives. */
      readonly fewer: 'no' | 'blind' | 'least';
    }
  /** Unless all say yes so many steps are left out. */
  | { readonly type: 'vote'; readonly leavesOut: number }
  /** An event of the game's own, one of each player. */
  | { readonly type: 'own'; readonly event: string };

export type ExchangeStep = Extract<Step, { type: 'exchange' }>;

/** What the referee is told of a game under some options: what differs from other games. */
export interface Game {
  readonly options: Course;
  /** All options, for counting. */
  readonly allOptions: Readonly<Record<string, unknown>>;
  /** How many tiles of each kind there are. */
  readonly set: readonly number[];
  /** How many tiles each player is dealt, before the dealer's first draw. */
  readonly dealt: number;
  /** In the order in which a player who takes all takes them. */
  readonly claims: readonly Claim[];
  /** Kongs are made in the own turn too, and a tile from the back replaces the fourth of each. */
  readonly ownKongs: boolean;
  /** The kind that stands for others in laid-out groups; where it lies it can be exchanged for what it stands for. */
  readonly wild: number | null;
  readonly steps: readonly Step[];
  /** Whether what a player has laid out may still win; where it may not, calling strictly makes the hand dead. */
  readonly mayLie: (melds: readonly Meld[]) => boolean;
  /** Points may come from outside the players, and go there. */
  readonly hasBank: boolean;
  /** The players from East on in the hand of a number, where they change seats; null where the deal alone passes on. */
  readonly seats: ((number: number) => readonly number[]) | null;
  /** Whether rounds have winds; else every hand is of East. */
  readonly hasRounds: boolean;
  /** Whether others may call a concealed kong, if only falsely; else its owner draws at once. */
  readonly asksOnConcealedKongs: boolean;
  /** Events of its own: their fields besides `type`, and what they do. */
  readonly events: Readonly<Record<string, OwnEvent>>;
  /** Those that only tell what lies open with the event before them. */
  readonly notes: readonly string[];
  /** Demands a win that is no choice, before a replacement is drawn. */
  readonly demandAutomaticWin: (play: Play, player: number) => void;
  /** What comes of the deal, of a draw, of a discard, of a bonus tile. */
  readonly afterDeal: (play: Play) => void;
  readonly afterDraw: (play: Play, e: GameEvent) => void;
  readonly afterDiscard: (play: Play, e: GameEvent) => void;
  readonly afterBonus: (play: Play, e: GameEvent) => void;
  /** What comes of a claim, of a kong that nobody has robbed, of a tile that nobody has won with, of the empty wall. */
  readonly afterClaim: (play: Play, e: GameEvent) => void;
  readonly afterKong: (play: Play, p: number, type: Kong) => void;
  /** A kong of the own turn that may still be robbed. */
  readonly afterKongCall: (play: Play) => void;
  readonly afterWindow: (play: Play, window: Window) => void;
  /** All who win with a tile have won; not where that ends the hand. */
  readonly afterWins: (play: Play, window: Window) => void;
  readonly afterExhausted: (play: Play) => void;
  /** Why a discard, a claim, a kong is not allowed that the tiles would allow. */
  readonly whyNoDiscard: (play: Play, e: GameEvent) => string | null;
  readonly whyNoClaim: (play: Play, claim: Claimed) => string | null;
  readonly whyNoKong: (play: Play, kong: DeclaredKong) => string | null;
  /** Why the hand is over just now though the wall is not empty and nobody has won. */
  readonly whyOver: (play: Play) => string | null;
  /** Whether the hand goes on without those who have won. */
  readonly playsOn: (play: Play) => boolean;
  /** Why these tiles do not win; barred players and kongs that may not be robbed are known without it. */
  readonly whyNoWin: (play: Play, call: Call) => string | null;
  /** Words of its own for the calculator's `situation`. */
  readonly situations: (play: Play, call: Call) => readonly string[];
  /** Further fields of its own for the calculator's request. */
  readonly besides: (play: Play) => Fields;
  /** The win that bonus tiles bring a player while somebody awaits a replacement for one, whether enough of them lie out or not. */
  readonly bonusCall: (play: Play, p: number) => Call | null;
  /** What a false win costs the caller to each other. */
  readonly fine: (play: Play, call: Call) => number;
  readonly score: (play: Play, call: Call) => Score;
  /** What the wins of a hand move. */
  readonly payments: (play: Play) => readonly Entry[];
  /** What the first winner gets from each other after so many drawn hands. */
  readonly pot: (drawsBefore: number) => number;
  /** How the match goes on after a hand; `points`: after it. Null where it goes by the options alone. */
  readonly goOn: ((play: Play, place: Place, points: readonly number[]) => Going) | null;
  /** What players have in the end, of these points. */
  readonly close: (points: readonly number[]) => readonly number[];
}

export type Kong = 'kong' | 'concealed-kong' | 'added-kong';

export interface Claimed {
  readonly p: number;
  readonly type: string;
  readonly tile: number;
  readonly own: readonly number[];
}

export interface DeclaredKong {
  readonly p: number;
  readonly type: Kong;
  readonly tile: number;
}

/** Where a hand stands in a match. */
export interface Place {
  readonly number: number;
  readonly repeat: number;
  readonly dealer: number;
}

/** Whether the dealer stays, whether the match is over, and what lies on the table. */
export interface Going {
  /** The hand is told as another of the same number. */
  readonly stays: boolean;
  /** Who deals next, where that is not the next in turn. */
  readonly dealer?: number;
  readonly isOver: boolean;
  readonly honba: number;
  readonly sticks: number;
}

/** What a hand begins with: drawn hands directly before it, counters, deposits, the points of each player. */
export interface Start {
  readonly drawsBefore: number;
  readonly honba: number;
  readonly sticks: number;
  readonly points: readonly number[];
}

export interface OwnEvent {
  readonly fields: readonly string[];
  readonly read: (play: Play, e: GameEvent) => void;
}

export type ReadGame = (given: Fields) => Game;

/** What holds for a whole record. */
export interface Match {
  readonly rules: string;
  readonly game: Game;
  readonly kinds: readonly string[];
  readonly habits: readonly Habit[];
  readonly counts: Record<string, number>;
}

/** What a bot is known to do: take every claim it may, or only every win. */
export type Habit = 'claims' | 'wins' | 'none';

export interface Meld {
  readonly type: string;
  readonly tiles: readonly number[];
  readonly concealed: boolean;
}

/** Who fed the meld that makes a player responsible, by what it points to. */
export interface Feeders {
  dragons: number | null;
  winds: number | null;
  suit: number | null;
}

export interface Player {
  hand: number[];
  melds: Meld[];
  readonly bonus: number[];
  readonly river: number[];
  discards: number;
  kongs: number;
  /** After a false win that takes the right to win. */
  isBarred: boolean;
  isReady: boolean;
  /** It takes no further part. */
  isDead: boolean;
  /** The tile drawn stays in a hand that died, or won and left, in its own turn. */
  kept: number;
  readonly feeders: Feeders;
}

/** The tile drawn last by the player in turn: for how many kongs in a chain, and for a bonus tile. */
export interface Drawn {
  readonly tile: number;
  readonly kongs: number;
  readonly forBonus: boolean;
}

/** What must come before anything else. */
export interface Due {
  readonly type: string;
  readonly p: number;
  readonly tile?: number;
  readonly from?: number;
  readonly why?: string;
}

export interface Window {
  readonly why: 'discard' | Exclude<Kong, 'kong'>;
  readonly from: number;
  readonly tile: number;
  readonly answers: Map<number, string>;
}

export type Phase =
  | { readonly at: 'fourteenth' }
  | Steps
  | { readonly at: 'dealt-bonus'; readonly player: number; readonly owed: number }
  | {
      readonly at: 'replace';
      readonly player: number;
      readonly owed: number;
      readonly why: 'bonus' | 'kong';
      readonly inDeal: boolean;
      readonly isAsked: boolean;
    }
  | { readonly at: 'bonus'; readonly player: number; readonly tile: number }
  | { readonly at: 'turn'; readonly player: number; readonly mayWin: boolean }
  | { readonly at: 'discard'; readonly player: number }
  | { readonly at: 'window'; readonly window: Window }
  | { readonly at: 'next'; readonly after: number }
  /** `before`: how many had won before this tile. */
  | { readonly at: 'won'; readonly window: Window; readonly before: number }
  | { readonly at: 'over' };

/** Before play: what is left to do, and what has been told of the step in hand. */
export interface Steps {
  readonly at: 'steps';
  readonly left: readonly Step[];
  readonly told: readonly GameEvent[];
  readonly mayWin: boolean;
}

export interface Win {
  readonly p: number;
  readonly index: number;
  readonly call: Call;
  readonly score: Score;
}

/** The state of one hand as the events leave it. */
export interface Play {
  readonly match: Match;
  readonly start: Start;
  readonly repeat: number;
  readonly dealer: number;
  readonly dice: readonly number[];
  readonly round: Wind;
  readonly wall: readonly number[];
  front: number;
  back: number;
  readonly players: readonly Player[];
  phase: Phase;
  drawn: Drawn | null;
  readonly due: Due[];
  /** Tiles given away that nobody has yet. */
  readonly passing: number[];
  /** Jokers taken in this turn. */
  swaps: number;
  /** The event of which only what each player gets or pays in all is settled; null for none. */
  pooled: number | null;
  /** The event being read, as its place in the list. */
  index: number;
  /** By event: the one that it happens with. */
  readonly moments: number[];
  readonly wins: Win[];
  /** `fine`: what it costs the caller to each other. */
  readonly falseWins: { readonly p: number; readonly index: number; readonly fine: number }[];
  readonly note: (message: string) => void;
}

/** A win somebody declares, or could: the tile that completes the hand and where it came from. */
export interface Call {
  readonly p: number;
  readonly by: 'wall' | 'discard' | 'robbed-kong' | 'bonus-tiles';
  readonly from: number | null;
  readonly tile: number;
}
