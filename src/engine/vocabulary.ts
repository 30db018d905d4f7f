/** Every id of a game that words are needed for: what its sheets, refusals, events, payments and form may name. */
export interface Vocabulary {
  /** What a hand may count. */
  readonly items: readonly string[];
  readonly units: readonly string[];
  /** The steps from what counts to the total. */
  readonly steps: readonly string[];
  /** Why something that holds does not count. */
  readonly omissions: readonly string[];
  /** Why a hand may not win, beside what any game may refuse. */
  readonly refusals: readonly string[];
  /** Actions of the game's own. */
  readonly declarations: readonly string[];
  /** Steps before play in which a player chooses. */
  readonly phases: readonly string[];
  /** What its events tell beside the common ones. */
  readonly notes: readonly string[];
  /** Reasons of the game's own for the end of a deal. */
  readonly endings: readonly string[];
  /** Why points move, and why a payment is multiplied. */
  readonly reasons: readonly string[];
  readonly factors: readonly string[];
  /** What lies at the table for everybody to see: at a seat, on a tile. */
  readonly marks: readonly string[];
  /** Circumstances that the calculator takes. */
  readonly situations: readonly string[];
  /** Why options cannot be played together. */
  readonly mixtures: readonly string[];
  /** The groups of its options, in the order of the form. */
  readonly groups: readonly string[];
  /** The options that are chosen for a new match at once; the others are in the form of all options. */
  readonly choices: readonly string[];
  readonly presets: readonly string[];
  /** What is said of a table in a few lines: each with the codes it may say. A number needs none. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
}
