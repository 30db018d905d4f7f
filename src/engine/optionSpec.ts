import type { ItemValues, OptionValue } from './types';

/** The value of an option that may be a number or nothing. */
export const NONE = 'none';

/** The options of a rule set by name. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** An option of a rule set as data: its default, what it may be, and where it stands in the form. */
export type OptionSpec = FlagSpec | NumberSpec | WordSpec | ListSpec | ValuesSpec | TextSpec;

/** What every option says. */
interface AnySpec {
  /** The group of the form in which it is offered. */
  readonly group: string;
  /** Options of a group stand in the order of the specs; those with a lower place come first. Left out: 0. */
  readonly place?: number;
  /** It means nothing unless another option stands like this. */
  readonly needs?: readonly [option: string, value: OptionValue];
  /** It says how long a match is. */
  readonly isLength?: true;
  /** It changes no decision of play and nothing that one is worth, as how long a claim waits. */
  readonly isBeside?: true;
}

interface FlagSpec extends AnySpec {
  readonly type: 'boolean';
  readonly default: boolean;
}

interface NumberSpec extends AnySpec {
  readonly type: 'number';
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly values?: readonly number[];
  /** It may also be the word `none`. */
  readonly orNone?: true;
  /** Values with which many hands can win; random tables mostly have one of them. */
  readonly usual?: readonly number[];
}

interface WordSpec extends AnySpec {
  readonly type: 'word';
  readonly default: string;
  readonly values: readonly string[];
  /**
   * It came after matches had been kept: it stands among the options only where it is not the default, so that
   * saves, links and what follows from all options mean what they did.
   */
  readonly isLater?: true;
}

interface ListSpec extends AnySpec {
  readonly type: 'list';
  readonly default: readonly string[];
  readonly values: readonly string[];
}

/** What items may count. It stands among the options only where a value is changed, and then names only those. */
export interface ValuesSpec<Id extends string = string> extends AnySpec {
  readonly type: 'values';
  readonly default: ItemValues;
  readonly items: Readonly<Record<Id, ItemSpec>>;
}

/**
 * A text that the game reads itself, such as a card of hands; empty: the game's own. It stands among the options only
 * where it is not empty.
 */
export interface TextSpec extends AnySpec {
  readonly type: 'text';
  readonly default: '';
  /** The text as it is kept: its first line is what it is called. */
  readonly read: (text: string) => ReadText;
  /** The game's own text, to begin with. */
  readonly own: (names: OwnNames) => string;
}

/** A text that was read, or everything that is wrong with it. */
export type ReadText =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** What is wrong with a line of a text, counted from 1, and what stands there. */
export interface Fault<Code extends string = string> {
  readonly line: number;
  readonly code: Code;
  readonly found: string;
}

/** Longer texts are not read, in characters. */
export const LONGEST_TEXT = 20_000;

/** What the game's own text calls itself, items and values of an option. */
export interface OwnNames {
  readonly title: string;
  readonly item: (id: string) => string;
  readonly value: (option: string, value: string) => string;
}

/** What an item counts as usual, and at most; at least nothing. */
export interface ItemSpec {
  readonly usual: number;
  readonly most: number;
  readonly unit: string;
}

/** The options of a rule set with the types that its specs give them. Options that may be left out have a `?`. */
export type OptionsOf<Specs extends OptionSpecs> = {
  readonly [Id in keyof Specs as Specs[Id] extends LeftOut ? never : Id]: ValueOf<Specs[Id]>;
} & { readonly [Id in keyof Specs as Specs[Id] extends LeftOut ? Id : never]?: ValueOf<Specs[Id]> };

type LeftOut = { readonly isLater: true } | { readonly type: 'values' | 'text' };

type ValueOf<Spec extends OptionSpec> = Spec extends { readonly type: 'boolean' }
  ? boolean
  : Spec extends { readonly type: 'number' }
    ? number | (Spec extends { readonly orNone: true } ? typeof NONE : never)
    : Spec extends { readonly type: 'word'; readonly values: readonly (infer Word)[] }
      ? Word
      : Spec extends { readonly type: 'list'; readonly values: readonly (infer Word)[] }
        ? readonly Word[]
        : Spec extends { readonly type: 'text' }
          ? string
          : ItemValues;
