import type { Options, WinBy } from './types';

/** A hand that shows a scoring item, and what the rule set counts for it. */
export interface Example {
  /** The names of the item that a reader may look for, in any language; the English one first. */
  readonly names: string;
  /** In the notation of the calculator; blanks part groups, and the winning tile completes the last one in the hand. */
  readonly hand: string;
  /** Where there is no room for the hand, its bonus tiles or its highest group are shown; nothing if this is missing. */
  readonly inLittle?: 'bonus' | 'group';
  /** South in the East round, where a round has a wind, on a discard of West, if not said. */
  readonly seat?: 'E';
  readonly by?: WinBy;
  readonly from?: 'E';
  /** Circumstances of the rule set's own vocabulary. */
  readonly situation?: readonly string[];
  /** Tiles that are stated, by the name of the statement. */
  readonly stated?: Readonly<Record<string, readonly string[]>>;
  readonly options?: Options;
  /** The section of the rules that tells of the item in words, where no table does. */
  readonly told?: string;
  /** The lines of the sheet in order, as `id value` with ` + ` between them, and ` | ` where the unit changes. Without a value: a limit hand, or a game without `units`. */
  readonly gives: string;
}

/** What the pages of a game's rules need besides their text. */
export interface ExampleBook<Item extends string = string> {
  /** By item. */
  readonly examples: Readonly<Record<Item, Example>>;
  /** The units that items are told in; null where hands are worth nothing. */
  readonly units: ItemUnits | null;
}

export interface ItemUnits {
  readonly counted: string;
  /** Of the items after the bar, where these change what is counted before it instead of adding to it. */
  readonly after?: string;
  /** What a sum in the unit `after` is raised to. */
  readonly raised?: (sum: number) => number;
  /** Of items that have no number. */
  readonly limit: string;
  /** The option that says how many count at most; null where there is none. */
  readonly cap: string | null;
}
