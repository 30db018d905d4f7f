import type { OptionSpecs } from '../../engine/options';
import type { Options, OptionValue, RuleSetId } from '../../engine/types';
import type { Vocabulary } from '../../engine/vocabulary';
import { addOwnFacts } from './marks';
import type { OwnFacts } from './marks';

/** What is said of a table in one line: a code of the vocabulary, or a number. */
export interface Fact<Id extends string = string, Code extends string = string> {
  readonly id: Id;
  readonly value: Code | number;
}

type FactOf<Facts extends Vocabulary['facts']> = {
  [Id in keyof Facts & string]: Fact<Id, Facts[Id][number]>;
}[keyof Facts & string];

/** What the store says of a game: how its options are offered, and what a table of it is about. */
export interface GameTable<
  V extends Vocabulary = Vocabulary,
  Specs extends OptionSpecs = OptionSpecs,
> extends OwnFacts {
  /** The group of every option, in the order in which they are offered. */
  readonly groups: { readonly [Option in keyof Specs]: V['groups'][number] };
  /** Options that mean nothing unless another one stands like this. */
  readonly needs: {
    readonly [Option in keyof Specs]?: readonly [option: keyof Specs & string, value: OptionValue];
  };
  /** The option that says how long a match is; null where there is none. */
  readonly length: (keyof Specs & string) | null;
  /**
   * Other options that change no decision of play and nothing that one is worth, as how long a claim waits; left out where
   * there are none.
   */
  readonly beside?: readonly (keyof Specs & string)[];
  /** With these every player deals exactly once; left out where no options promise that. */
  readonly once?: Options;
  /** Options to be chosen for a new match at once, in that order. */
  readonly choices: V['choices'];
  /** Ready-made tables: what differs from the defaults. */
  readonly presets: Readonly<Record<V['presets'][number], Options>>;
  /** The group of options under which a form shows what hands pay; left out where payments do not start from a value. */
  readonly pays?: V['groups'][number];
  readonly facts: (options: Options) => readonly FactOf<V['facts']>[];
  /** The figures of the words for what a hand needs to win, and for the match in the table's bar. */
  readonly goal: (options: Options) => readonly number[];
  readonly bar: (options: Options) => readonly number[];
}

const tables = new Map<RuleSetId, GameTable>();

export function addTable(id: RuleSetId, table: GameTable): void {
  tables.set(id, table);
  addOwnFacts(id, table);
}

/** What the store says of a game. Throws if the game is unknown. */
export function tableOf(id: RuleSetId): GameTable {
  const table = tables.get(id);
  if (!table) throw new Error(`Nothing is known of a table of "${id}".`);
  return table;
}
