/** Chinese classical, as plain data. Kinds are numbers as in `../tiles`: 34–37 red seasons, 38–41 green ones, 42–49 special tiles. */
export interface LaidMeld {
  readonly shape: 'chow' | 'pong' | 'kong';
  /** The kind, of a chow its lowest. */
  readonly kind: number;
  /** No tile of it came from a discard. */
  readonly concealed: boolean;
}

/** How a hand was won. */
export interface Winning {
  readonly tile: number;
  readonly by: 'wall' | 'discard' | 'robbed-kong';
  /** The last tile came from the back of the wall. */
  readonly loose: boolean;
  /** That tile was drawn for a kong made with a tile that was itself drawn for a kong. */
  readonly kongOnKong: boolean;
  /** East's hand as dealt, no kong made. */
  readonly asDealt: boolean;
  /** On East's first discard, East having made no kong. */
  readonly onFirstDiscard: boolean;
}

/** One hand at the end of play. */
export interface Hand {
  /** 0 East, 1 South, 2 West, 3 North. */
  readonly seat: number;
  /** The tiles held; those of a winner with the winning tile, unless that lies in a meld. */
  readonly held: readonly number[];
  readonly melds: readonly LaidMeld[];
  readonly extras: readonly number[];
  readonly win: Winning | null;
}

export interface ScoringOptions {
  /** Null: none. */
  readonly limit: number | null;
  readonly sevenPairsDistinct: boolean;
  /** Points and doublings that differ from the rules, by item. */
  readonly values?: Readonly<Record<string, number>>;
}

/** One thing that counts, with its points, doublings, or nothing (a special hand). */
export interface Item {
  readonly id: string;
  readonly worth: number | null;
}

/** What a hand is worth. A special hand has null for points and doublings. */
export interface Worth {
  readonly score: number;
  readonly points: number | null;
  readonly doublings: number | null;
  /** The cap cut the score, or a special hand set it. */
  readonly limit: boolean;
  readonly items: readonly Item[];
}

/** Four melds and a pair of a winner, or what counts of a loser's hand. */
export interface Reading {
  readonly sets: readonly ReadSet[];
  readonly pairs: readonly number[];
}

export interface ReadSet {
  readonly shape: 'chow' | 'pong' | 'kong';
  readonly kind: number;
  readonly own: boolean;
}

export function tilesOf({ shape, kind }: { readonly shape: string; readonly kind: number }): number[] {
  if (shape === 'chow') return [kind, kind + 1, kind + 2];
  return shape === 'kong' ? [kind, kind, kind, kind] : [kind, kind, kind];
}

/** Every tile laid out and held, extra tiles aside. */
export function wholeHand({ held, melds }: Hand): number[] {
  return [...held, ...melds.flatMap(tilesOf)];
}
