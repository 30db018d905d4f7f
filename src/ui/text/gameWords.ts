import { createContext, useContext } from 'react';
import type { NONE, OptionSpec, OptionSpecs } from '../../engine/optionSpec';
import type { Options as Chosen, RuleSetId } from '../../engine/types';
import type { Vocabulary } from '../../engine/vocabulary';
import type { Language, Settings } from '../../store/settings';
import type { Term } from '../../store/selectors/calls';
import { useGame, useWords } from '../context';
import type { CallWords } from './callWords';
import { dictionary } from './dictionary';
import type { Dictionary, Draft, WordFiles } from './dictionary';

type Words<Id extends string> = Readonly<Record<Id, string>>;

/** A unit in words: "Faan", "3 faan", "3–5 faan", "2 faan, 3 needed". An amount of null has no number: a limit hand. */
export interface UnitWords {
  readonly heading: string;
  readonly amount: (value: number | null) => string;
  readonly range: (least: number, most: number) => string;
  readonly below: (value: number, minimum: number) => string;
  /** As short as it can be, among other amounts: "×2". Left out: like `amount`. */
  readonly brief?: (value: number) => string;
  /** What stands between it and the amount before it. Left out: a comma and a space. */
  readonly apart?: string;
  /** Comes on top of what was counted before: its step has a sign, and is left out where there is none. */
  readonly isAdded?: true;
}

/** Who did something, and with which tile, as they are called. */
export interface Told {
  readonly name: string;
  readonly isYou: boolean;
  readonly tile: string | null;
}

/** A question and the line below it. */
export interface AskWords {
  readonly title: string;
  readonly line: string;
}

/** What is asked in a step before play. Where tiles are given: what the button says that gives so many, and the sentence why a tile has to stay. */
export interface StepWords extends AskWords {
  readonly send?: (count: number) => string;
  readonly stays?: string;
}

/** An action of the game's own: on its button, after "You can", once it was done, and where it has a question of its own. `said` is a sentence with its full stop: it is read out among others. */
export interface DeclarationWords {
  readonly name: string;
  readonly verb: string;
  readonly said: (told: Told) => string;
  readonly ask?: AskWords;
}

/** A group alike of one size: on its button and below its tiles, after "You can", and once it was laid out. */
export type GroupWords = Pick<DeclarationWords, 'name' | 'verb' | 'said'>;

/** What somebody who knows the first game on offer has to know before a first match of this one. */
export interface Introduction {
  readonly title: string;
  readonly points: readonly IntroductionPoint[];
}

interface IntroductionPoint {
  readonly name: string;
  /** Sentences, each with its full stop. */
  readonly text: string;
}

type ValuesOf<Spec extends OptionSpec> = Spec extends { readonly values: readonly (infer Value)[] }
  ? Extract<Value, string>
  : never;

/** An option in words: its name, what it changes, and its values. Of numbers only those that are more than a number. */
export type OptionWords<Spec extends OptionSpec = OptionSpec> = {
  readonly name: string;
  readonly note: string;
} & ([ValuesOf<Spec>] extends [never]
  ? Spec extends { readonly orNone: true }
    ? { readonly values: Readonly<Record<typeof NONE, string>> }
    : Spec extends { readonly type: 'text' }
      ? { readonly values: Readonly<Record<'', string>> }
      : { readonly values?: Readonly<Record<number, string>> }
  : string extends ValuesOf<Spec>
    ? { readonly values?: Readonly<Record<string, string>> }
    : { readonly values: Readonly<Record<ValuesOf<Spec>, string>> });

/** The words of options by id. */
export type OptionsInWords<Specs extends OptionSpecs> = {
  readonly [Id in keyof Specs]: OptionWords<Specs[Id]>;
};

/** A line about a table: what it is about, and what it says as a code or a number. */
export interface FactWords<Code extends string = string> {
  readonly name: string;
  readonly codes: Words<Code>;
  readonly count?: (value: number) => string;
}

/** A circumstance of a win: to be chosen, and after the way of winning ("on a discard, ..."). */
export interface SituationWords {
  readonly name: string;
  readonly told: string;
}

/** A choice for a new match: what is asked, and each answer. */
export interface ChoiceWords {
  readonly name: string;
  readonly value: (value: number) => string;
}

/** Every word of a game in one language. */
export interface GameWords<V extends Vocabulary = Vocabulary, Options extends OptionSpecs = OptionSpecs> {
  /** Shown once, before the first match; null for the game that others are compared with, and for one much like it. */
  readonly introduction: Introduction | null;
  readonly units: Readonly<Record<V['units'], UnitWords>>;
  /** With the figures of the refusal, by name, and the names of its tiles. */
  readonly refusals: Readonly<
    Record<V['refusals'], (figures: Readonly<Record<string, number>>, tiles: readonly string[]) => string>
  >;
  readonly declarations: Readonly<Record<V['declarations'], DeclarationWords>>;
  /** Groups alike, by how many tiles they have. */
  readonly sizes: Readonly<Record<V['sizes'], GroupWords>>;
  readonly phases: Readonly<Record<V['phases'], StepWords>>;
  /** Sentences, each with its full stop. */
  readonly notes: Readonly<Record<V['notes'], (told: Told) => string>>;
  /** A sentence, with its full stop, for each reason of the game's own for which a deal ends without a winner. */
  readonly endings: Words<V['endings']>;
  /** A sentence, with its full stop, for each reason of the game's own for which a match is over. */
  readonly matchEnds: Readonly<Record<V['matchEnds'], (options: Chosen) => string>>;
  /** What winners call out: the worth of the hand with the figures of `table.ts`. Left out: the worth alone. */
  readonly called?: (worth: string, figures: Readonly<Record<string, number>>) => string;
  /** With the figures of the mark. */
  readonly marks: Readonly<Record<V['marks'], (...figures: readonly number[]) => string>>;
  /** What makes a discard safe or safer against somebody: its name, and one so short that it stands on a tile. */
  readonly safeties: Readonly<Record<V['safeties'], { readonly name: string; readonly brief?: string }>>;
  readonly calls: CallWords;
  /** On buttons and over plates, where the game's players say it otherwise than those of most games. */
  readonly terms?: Readonly<Record<Term, string>>;
  /** What a ready hand is called that cannot win on every discard: by the refusal that all its waits have in common, else by its state. */
  readonly readyAs?: Readonly<Record<string, string>>;
  /** What may be discarded while not every tile may; left out where no hand is bound to some of its tiles. */
  readonly bound?: string;
  /** What follows for a hand that is open, at the end of a sentence that began with what it cannot count any more; left out where nothing does. */
  readonly opened?: string;
  /** What a hand needs to win, and the match in the table's bar, with the figures of `table.ts`. */
  readonly goal: (...figures: readonly number[]) => string;
  readonly bar: (...figures: readonly number[]) => string;
  readonly choices: Readonly<Record<V['choices'], ChoiceWords>>;
  readonly presets: Words<V['presets']>;
  readonly facts: { readonly [Id in keyof V['facts']]: FactWords<V['facts'][Id]> };
  readonly items: Words<V['items']>;
  /** The headings of a win's parts: what counted, and how payments follow from it. `goal`: said beside the total, with the figures of the goal. `payments`: said below the payments of a win, where the options mean something for them. */
  readonly headings: {
    readonly items: string;
    readonly steps: string;
    readonly goal?: (...figures: readonly number[]) => string;
    readonly payments?: (options: Chosen) => string;
  };
  readonly steps: Words<V['steps']>;
  /** Of an item by name, and of another that it is part of or gives way to. */
  readonly omissions: Readonly<Record<V['omissions'], (item: string, by: string) => string>>;
  readonly reasons: Words<V['reasons']>;
  readonly factors: Words<V['factors']>;
  /** Each with what it is a share of, or a mean. */
  readonly figures: Readonly<Record<V['figures'], { readonly name: string; readonly of: string }>>;
  readonly situations: Readonly<Record<V['situations'], SituationWords>>;
  /** A sentence for each, with its figures by name. */
  readonly mixtures: Readonly<Record<V['mixtures'], (figures: Readonly<Record<string, number>>) => string>>;
  /** What is wrong with a text that is brought to an option, and what was expected: a sentence for each, with what stands there. */
  readonly faults: Readonly<Record<V['faults'], (found: string) => string>>;
  readonly groups: Words<V['groups']>;
  readonly options: { readonly [Id in keyof Options]: OptionWords<Options[Id]> };
}

/** Parts of which many games name nothing. */
const NO_WORDS = {
  steps: {},
  omissions: {},
  refusals: {},
  declarations: {},
  sizes: {},
  phases: {},
  notes: {},
  endings: {},
  matchEnds: {},
  factors: {},
  figures: {},
  marks: {},
  safeties: {},
  situations: {},
  mixtures: {},
  faults: {},
  facts: {},
};

type Unnamed<V extends Vocabulary> = {
  [Part in keyof typeof NO_WORDS]: [Part extends 'facts' ? keyof V['facts'] : V[Part]] extends [never]
    ? Part
    : never;
}[keyof typeof NO_WORDS];

/** The words of a game as its file has them: parts of which the game names nothing are left out. */
export type OwnWords<V extends Vocabulary, Options extends OptionSpecs> = Omit<
  GameWords<V, Options>,
  Unnamed<V>
>;

/** The words of a file with all parts. */
export function withAllParts(own: Draft<GameWords>): Draft<GameWords> {
  return { ...NO_WORDS, ...own };
}

const known = new Map<RuleSetId, Dictionary<GameWords>>();

let terms: Settings['terms'] = 'usual';
const termsWatchers = new Set<() => void>();

/** Tells all games in these terms, as far as there are words of them. */
export function setTerms(wanted: Settings['terms']): void {
  if (wanted === terms) return;
  terms = wanted;
  for (const tell of termsWatchers) tell();
}

/** The words of a game that lie over those of its language where other terms are wanted: `<tag>-<terms>`. */
function inTerms(files: WordFiles<GameWords>, words: Dictionary<GameWords>): Dictionary<GameWords> {
  const asked = new Set<Language>();
  const tagOf = (language: Language) => (`${language}-${terms}` in files ? `${language}-${terms}` : language);
  const load = (language: Language) => words.load(tagOf(language));
  // Words in use are fetched at once; until they come, those before stay.
  termsWatchers.add(() => asked.forEach((language) => void load(language).catch(() => null)));
  return {
    ...words,
    load: (language) => {
      asked.add(language);
      return load(language);
    },
    of: (language) => words.of(tagOf(language)),
    watch: (tell) => {
      termsWatchers.add(tell);
      const stop = words.watch(tell);
      return () => {
        termsWatchers.delete(tell);
        stop();
      };
    },
  };
}

/** Makes the words of a game known, so that screens can ask for them. */
export function addGameWords(id: RuleSetId, files: WordFiles<GameWords>): Dictionary<GameWords> {
  const load = ([tag, file]: [string, WordFiles<GameWords>[string]]) =>
    [tag, async () => withAllParts(await file())] as const;
  const words =
    known.get(id) ??
    inTerms(files, dictionary<GameWords>(Object.fromEntries(Object.entries(files).map(load))));
  known.set(id, words);
  return words;
}

/** The words of a game, if it is known. */
export function findGameWords(id: RuleSetId): Dictionary<GameWords> | undefined {
  return known.get(id);
}

/** The words of a game that is known; an unknown one throws. */
function gameWords(id: RuleSetId): Dictionary<GameWords> {
  const words = known.get(id);
  if (!words) throw new Error(`There are no words for the rule set "${id}".`);
  return words;
}

/** The words of this game in the language in use; what shows them waits while there are none. */
export function useWordsOfGame(id: RuleSetId): GameWords {
  return useWords(gameWords(id));
}

/** The words of the game under way. */
export function useGameWords(): GameWords {
  return useWordsOfGame(useRules());
}

/** The game whose words are meant where no match is under way, or another one. */
export const GameContext = createContext<RuleSetId | null>(null);

function useRules(): RuleSetId {
  const given = useContext(GameContext);
  const id = useGame(({ match }) => given ?? match?.rules);
  if (id === undefined) throw new Error('There is no match whose words could be asked for.');
  return id;
}
