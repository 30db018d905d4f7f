/** The ids of a game that need words, as unions: what its sheets, refusals, payments, events and form may name. */
export interface Vocabulary {
  /** What a hand may count. */
  readonly items: string;
  readonly units: string;
  /** The steps from what counts to the total. */
  readonly steps: string;
  /** Why something that holds does not count. */
  readonly omissions: string;
  /** Why a hand may not win, beside what any game may refuse. */
  readonly refusals: string;
  /** Actions of the game's own. */
  readonly declarations: string;
  /** How many tiles its groups alike have. */
  readonly sizes: string;
  /** Steps before play in which a player chooses. */
  readonly phases: string;
  /** What its events tell beside the common ones. */
  readonly notes: string;
  /** Reasons of the game's own for the end of a deal. */
  readonly endings: string;
  /** Why a match ends before its last hand, or after it. */
  readonly matchEnds: string;
  /** Why points move, and why a payment is multiplied. */
  readonly reasons: string;
  readonly factors: string;
  /** By what players are compared, beside what every game has. */
  readonly figures: string;
  /** What lies at the table for everybody to see: at a seat, on a tile. */
  readonly marks: string;
  /** What makes a discard safe or safer against a seat. */
  readonly safeties: string;
  /** Circumstances that the calculator takes. */
  readonly situations: string;
  /** Why options cannot be played together. */
  readonly mixtures: string;
  /** What is wrong with a text that is brought to an option. */
  readonly faults: string;
  /** The groups of its options. */
  readonly groups: string;
  /** The options that are chosen for a new match at once; the others are in the form of all options. */
  readonly choices: string;
  readonly presets: string;
  /** What is said of a table in a few lines: each with the codes it may say. A number needs none. */
  readonly facts: Readonly<Record<string, string>>;
}
