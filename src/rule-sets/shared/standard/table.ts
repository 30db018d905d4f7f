import type { OptionsOf, OptionSpecs, ValuesSpec } from '../../../engine/optionSpec';
import type { Extras, Options } from '../../../engine/types';
import type { SeatView } from '../../../engine/view';
import type { Vocabulary } from '../../../engine/vocabulary';
import type { Facts, GameTable, PlacePoints } from '../../../store/selectors/knownTables';
import type { Mark, OwnFacts } from '../../../store/selectors/marks';

/** What a game says of its table, typed by its own options. All of it may be left out. */
interface OwnTable<
  Chosen extends Options,
  Told extends Facts,
  Preset extends string,
  Choice extends string,
  Code extends string,
> extends Omit<OwnFacts, 'marks'> {
  /** Left out: the length of the match. */
  readonly choices?: readonly (Choice & keyof Chosen)[];
  /** Besides `standard`, where nothing differs. */
  readonly presets?: Readonly<Record<Preset, Partial<Chosen>>>;
  readonly once?: Partial<Chosen>;
  readonly pays?: string;
  readonly indexed?: true;
  readonly noRoundWind?: true;
  readonly repeats?: (carry: Extras) => number;
  readonly multiplied?: string;
  readonly called?: GameTable['called'];
  readonly safeties?: GameTable['safeties'];
  readonly placesCount?: GameTable['placesCount'];
  readonly sections?: keyof Chosen & string;
  readonly facts?: (options: Chosen) => Told;
  readonly placePoints?: (options: Chosen, scores: readonly number[]) => PlacePoints | null;
  readonly goal?: (options: Chosen) => readonly number[];
  readonly bar?: (options: Chosen) => readonly number[];
  readonly marks?: (view: SeatView) => readonly Mark<Code>[];
}

/** The table of a game, which knows the ids that it says. */
interface StandardTable<
  Told extends Facts,
  Preset extends string,
  Choice extends string,
  Code extends string,
> extends GameTable {
  readonly choices: readonly Choice[];
  readonly presets: Readonly<Record<Preset | 'standard', Options>>;
  readonly marks: (view: SeatView) => readonly Mark<Code>[];
  facts(this: void, options: Options): Told;
}

/** The table of a game with these options: what the game does not say is as in most games. */
export function standardTable<
  Specs extends OptionSpecs,
  const Told extends Facts = Readonly<Record<string, never>>,
  Preset extends string = never,
  const Choice extends string = LengthOf<Specs>,
  const Code extends string = never,
>(
  specs: Specs,
  own: OwnTable<OptionsOf<Specs>, Told, Preset, Choice, Code>,
): StandardTable<Told, Preset, Choice, Code> {
  const lengths = Object.keys(specs).filter((id) => specs[id]?.isLength);
  const table: GameTable = {
    choices: lengths,
    facts: () => ({}),
    goal: () => [],
    bar: () => [],
    marks: () => [],
    ...(own as Partial<GameTable>),
    presets: { standard: {}, ...own.presets },
  };
  return table as StandardTable<Told, Preset, Choice, Code>;
}

type LengthOf<Specs extends OptionSpecs> = {
  [Id in keyof Specs & string]: Specs[Id] extends { readonly isLength: true } ? Id : never;
}[keyof Specs & string];

/** All ids of a game that need words: what its options and its table name, and what `Names` adds to that. */
export type IdsOf<
  Specs extends OptionSpecs,
  Table extends StandardTable<Facts, string, string, string>,
  Names extends Partial<Vocabulary>,
> = {
  readonly [Part in keyof Omit<Vocabulary, 'facts'>]:
    | Found<Specs, Table>[Part]
    | (Part extends keyof Names ? Names[Part] : never);
} & { readonly facts: CodesOf<ReturnType<Table['facts']>> };

type Nothing = Record<Exclude<keyof Vocabulary, 'facts'>, never>;

interface Found<
  Specs extends OptionSpecs,
  Table extends StandardTable<Facts, string, string, string>,
> extends Omit<Nothing, 'items' | 'groups' | 'choices' | 'presets' | 'marks'> {
  readonly items: {
    [Id in keyof Specs]: Specs[Id] extends ValuesSpec<infer Item> ? Item : never;
  }[keyof Specs];
  readonly groups: Specs[keyof Specs]['group'];
  readonly choices: Table['choices'][number];
  readonly presets: keyof Table['presets'];
  readonly marks: ReturnType<Table['marks']>[number]['code'];
}

type CodesOf<Told> = { readonly [Id in keyof Told]: Extract<Told[Id], string> };
