import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Options, OptionValue } from '../engine/types';
import { OPPONENTS } from './selectors/opponents';
import type { Opponents } from './selectors/opponents';
import { PACES } from './match/pace';
import { USUAL } from './match/switches';
import type { Switches } from './match/switches';
import { kept } from './saves/kept';
import { KEYS } from './saves/keys';
import type { SaveStorage } from './saves/save';

export const THEMES = ['system', 'light', 'dark'] as const;
/** The colours of the suits: as on real tiles, safe for colour-blind players, or with high contrast. */
export const SUIT_COLOURS = ['plain', 'safe', 'contrast'] as const;
export const TILE_BACKS = ['jade', 'bamboo', 'blue'] as const;
/** The drawings on the tiles: as on real ones, or plain with large numbers. */
export const TILE_FACES = ['classic', 'modern'] as const;
/** The colours of the table. */
export const FELTS = ['celadon', 'blue', 'clay', 'slate'] as const;

/** In which terms a game is told: as they come, in those of the game’s home, or in plain words of the language. */
export const TERMS = ['usual', 'home', 'plain'] as const;

/** When the coach speaks: never, when it is asked, or at every decision. */
export const COACH_MODES = ['off', 'request', 'always'] as const;

/** Whether what the hand may become lies beside the table of a large screen: in games with a card, always, or never. */
const AIMS = ['card', 'always', 'never'] as const;

/** The tag of a language, for instance `en`. */
export type Language = string;

/** The match that was set up last. */
export interface MatchSetup {
  readonly rules: string;
  readonly options: Options;
  readonly opponents: Opponents;
  /** Whether each opponent plays in a style of its own. */
  readonly mixedStyles: boolean;
}

export interface Settings extends Switches {
  readonly theme: (typeof THEMES)[number];
  readonly language: Language;
  /** Only where a language has several words for the same: `rule-sets/<id>/words/<tag>-<terms>.ts`. */
  readonly terms: (typeof TERMS)[number];
  /** A number or letter in the corner of the faces. */
  readonly index: boolean | 'game';
  readonly suits: (typeof SUIT_COLOURS)[number];
  readonly backs: (typeof TILE_BACKS)[number];
  /** Discards that came straight from the wall are marked. */
  readonly markDrawn: boolean;
  /** Tiles that add to the worth of every hand have a sign. */
  readonly markDear: boolean;
  /** A claimed discard leaves its outline in the river. */
  readonly showTaken: boolean;
  readonly faces: (typeof TILE_FACES)[number];
  readonly felt: (typeof FELTS)[number];
  readonly oneTap: boolean;
  /** The own discard can be taken back for a moment. */
  readonly quickTakeBack: boolean;
  readonly letterKeys: boolean;
  /** Moving a tile once switched sorting off for good. Whoever has it off since then is asked once, at the table. */
  readonly asksToSort: boolean;
  /** Nothing is heard or felt, whatever else is switched on. */
  readonly silent: boolean;
  readonly sound: boolean;
  /** The volume of sounds and spoken claims, in percent. */
  readonly volume: number;
  readonly spokenClaims: boolean;
  readonly vibration: boolean;
  /** Sound and vibration are offered once, before the first hand of who has played none. */
  readonly offersSound: boolean;
  /** Help at the table that goes beyond the rules. */
  readonly showWaits: boolean;
  readonly showTracker: boolean;
  readonly showWhyNot: boolean;
  readonly showWinValue: boolean;
  readonly showDanger: boolean;
  readonly aims: (typeof AIMS)[number];
  readonly coach: (typeof COACH_MODES)[number];
  /** On small screens the coach shows figures and all choices, not one line alone. */
  readonly coachFigures: boolean;
  /** Every hand is reviewed when it ends, while the player goes on. */
  readonly reviewHands: boolean;
  readonly lastMatch: MatchSetup | null;
  /** Games of which the player has read what is different before a first match. */
  readonly introduced: readonly string[];
}

/** Settings as they were kept: any field may hold anything. */
type Unchecked<T> = { readonly [Name in keyof T]?: unknown };

/** The settings that were kept. A field that cannot be read has its default. */
function readSettings(json: Unchecked<Settings>): Settings {
  const setup = readSetup(json.lastMatch);
  return {
    theme: oneOf(THEMES, json.theme, 'system'),
    language: typeof json.language === 'string' ? json.language : '',
    terms: oneOf(TERMS, json.terms, 'usual'),
    pace: oneOf(PACES, json.pace, USUAL.pace),
    index: typeof json.index === 'boolean' ? json.index : 'game',
    suits: oneOf(SUIT_COLOURS, json.suits, 'plain'),
    backs: oneOf(TILE_BACKS, json.backs, 'jade'),
    markDrawn: isOn(json.markDrawn, false),
    markDear: isOn(json.markDear, true),
    showTaken: isOn(json.showTaken, false),
    faces: oneOf(TILE_FACES, json.faces, 'classic'),
    felt: oneOf(FELTS, json.felt, 'celadon'),
    oneTap: isOn(json.oneTap, false),
    quickTakeBack: isOn(json.quickTakeBack, true),
    letterKeys: isOn(json.letterKeys, true),
    sorted: isOn(json.sorted, USUAL.sorted),
    asksToSort: json.sorted === false && isOn(json.asksToSort, true),
    silent: isOn(json.silent, false),
    sound: isOn(json.sound, true),
    volume: percent(json.volume, 40),
    spokenClaims: isOn(json.spokenClaims, false),
    vibration: isOn(json.vibration, false),
    offersSound: isOn(json.offersSound, !json.lastMatch),
    showWaits: isOn(json.showWaits, true),
    showTracker: isOn(json.showTracker, true),
    showWhyNot: isOn(json.showWhyNot, true),
    showWinValue: isOn(json.showWinValue, true),
    showDanger: isOn(json.showDanger, false),
    aims: oneOf(AIMS, json.aims, 'card'),
    coach: oneOf(COACH_MODES, json.coach, 'request'),
    coachFigures: isOn(json.coachFigures, false),
    reviewHands: isOn(json.reviewHands, false),
    noChows: isOn(json.noChows, USUAL.noChows),
    onlyWins: isOn(json.onlyWins, USUAL.onlyWins),
    autoWin: isOn(json.autoWin, USUAL.autoWin),
    discardDrawn: isOn(json.discardDrawn, USUAL.discardDrawn),
    nextHand: isOn(json.nextHand, USUAL.nextHand),
    lastMatch: setup,
    // Who has played before games had introductions knows the game.
    introduced: json.introduced === undefined && setup ? [setup.rules] : readIds(json.introduced),
  };
}

function oneOf<T extends string>(known: readonly T[], json: unknown, otherwise: NoInfer<T>): T {
  return known.find((each) => each === json) ?? otherwise;
}

function isOn(json: unknown, otherwise: boolean): boolean {
  return typeof json === 'boolean' ? json : otherwise;
}

function percent(json: unknown, otherwise: number): number {
  return typeof json === 'number' && json >= 0 && json <= 100 ? json : otherwise;
}

function readIds(json: unknown): readonly string[] {
  return Array.isArray(json) ? json.filter((id) => typeof id === 'string') : [];
}

function readSetup(json: unknown): MatchSetup | null {
  if (!isObject(json)) return null;
  const { rules, options, opponents, mixedStyles }: Unchecked<MatchSetup> = json;
  if (typeof rules !== 'string' || !isOptions(options)) return null;
  return {
    rules,
    options,
    opponents: oneOf(OPPONENTS, opponents, 'steady'),
    mixedStyles: isOn(mixedStyles, true),
  };
}

function isObject(json: unknown): json is object {
  return typeof json === 'object' && json !== null;
}

function isOptions(json: unknown): json is Options {
  return isObject(json) && Object.values(json).every(isOptionValue);
}

function isOptionValue(json: unknown): json is OptionValue {
  if (Array.isArray(json)) return json.every((each) => typeof each === 'string');
  if (isObject(json)) return Object.values(json).every((each) => typeof each === 'number');
  return ['boolean', 'number', 'string'].includes(typeof json);
}

export interface SettingsStore extends Settings {
  readonly change: (part: Partial<Settings>) => void;
}

const place = kept<object>({
  key: KEYS.settings,
  parse: (json) => (isObject(json) ? withFaces(json) : null),
  empty: {},
});

/** The player's settings. Every change is kept. A setting that cannot be read counts as not set. */
export function createSettingsStore(
  storage: SaveStorage,
  preferred: Partial<Settings> = {},
): StoreApi<SettingsStore> {
  const initial = readSettings({ ...preferred, ...place.peek(storage) });
  return createStore<SettingsStore>()((set, get) => ({
    ...initial,
    change: (part) => {
      set('sorted' in part ? { ...part, asksToSort: false } : part);
      // If the browser keeps nothing, the settings last as long as the page.
      place.write(storage, readSettings(get()));
    },
  }));
}

/**
 * Older versions had one setting, `tileLabels`, for index and colours; later ones wrote that there is no index, also
 * where nobody had chosen so. That leaves it to the game: none had an index then, and one that likes it shows it. What is
 * older than `aims` is such a version. Both hold until the player chooses again.
 */
function withFaces(json: Unchecked<Settings & { tileLabels: string }>): object {
  const { tileLabels, index, ...others } = json;
  const isUnchosen = index === undefined || (index === false && !('aims' in json));
  const settings = isUnchosen ? others : { ...others, index };
  if (tileLabels !== 'index' && tileLabels !== 'suits') return settings;
  return { index: true, suits: tileLabels === 'suits' ? 'safe' : 'plain', ...settings };
}
