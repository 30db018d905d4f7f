import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Options, OptionValue } from '../engine/types';
import { OPPONENTS } from './selectors/opponents';
import type { Opponents } from './selectors/opponents';
import { PACES } from './match/pace';
import type { Pace } from './match/pace';
import { KEYS } from './saves/keys';
import type { SaveStorage } from './saves/save';

export const THEMES = ['system', 'light', 'dark'] as const;
/** The colours of the suits: as on real tiles, safe for colour-blind players, or with high contrast. */
export const SUIT_COLOURS = ['plain', 'safe', 'contrast'] as const;
export const TILE_BACKS = ['jade', 'bamboo', 'blue'] as const;

/** When the coach speaks: never, when it is asked, or at every decision. */
export const COACH_MODES = ['off', 'request', 'always'] as const;

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

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  readonly language: Language;
  readonly pace: Pace;
  /** A number or letter in the corner of the faces. */
  readonly index: boolean;
  readonly suits: (typeof SUIT_COLOURS)[number];
  readonly backs: (typeof TILE_BACKS)[number];
  readonly oneTap: boolean;
  readonly letterKeys: boolean;
  readonly sorted: boolean;
  /** Moving a tile once switched sorting off for good. Whoever has it off since then is asked once, at the table. */
  readonly asksToSort: boolean;
  /** Nothing is heard or felt, whatever else is switched on. */
  readonly silent: boolean;
  readonly sound: boolean;
  /** The volume of sounds and spoken claims, in percent. */
  readonly volume: number;
  readonly spokenClaims: boolean;
  readonly vibration: boolean;
  /** Help at the table that goes beyond the rules. */
  readonly showWaits: boolean;
  readonly showTracker: boolean;
  readonly showWhyNot: boolean;
  readonly showWinValue: boolean;
  readonly coach: (typeof COACH_MODES)[number];
  /** Every hand is reviewed when it ends, while the player goes on. */
  readonly reviewHands: boolean;
  /** Answers given for the player: passing on every chow, on everything but a win. */
  readonly noChows: boolean;
  readonly onlyWins: boolean;
  readonly lastMatch: MatchSetup | null;
  /** Games of which the player has read what is different before a first match. */
  readonly introduced: readonly string[];
}

/** Settings as they were kept: any field may hold anything. */
type Kept<T> = { readonly [Name in keyof T]?: unknown };

/** The settings that were kept. A field that cannot be read has its default. */
function readSettings(kept: Kept<Settings>): Settings {
  return {
    theme: oneOf(THEMES, kept.theme, 'system'),
    language: typeof kept.language === 'string' ? kept.language : '',
    pace: oneOf(PACES, kept.pace, 'normal'),
    index: isOn(kept.index, false),
    suits: oneOf(SUIT_COLOURS, kept.suits, 'plain'),
    backs: oneOf(TILE_BACKS, kept.backs, 'jade'),
    oneTap: isOn(kept.oneTap, false),
    letterKeys: isOn(kept.letterKeys, true),
    sorted: isOn(kept.sorted, true),
    asksToSort: kept.sorted === false && isOn(kept.asksToSort, true),
    silent: isOn(kept.silent, false),
    sound: isOn(kept.sound, true),
    volume: percent(kept.volume, 40),
    spokenClaims: isOn(kept.spokenClaims, false),
    vibration: isOn(kept.vibration, false),
    showWaits: isOn(kept.showWaits, true),
    showTracker: isOn(kept.showTracker, true),
    showWhyNot: isOn(kept.showWhyNot, true),
    showWinValue: isOn(kept.showWinValue, true),
    coach: oneOf(COACH_MODES, kept.coach, 'request'),
    reviewHands: isOn(kept.reviewHands, false),
    noChows: isOn(kept.noChows, false),
    onlyWins: isOn(kept.onlyWins, false),
    lastMatch: readSetup(kept.lastMatch),
    introduced: readIds(kept.introduced),
  };
}

function oneOf<T extends string>(known: readonly T[], kept: unknown, otherwise: NoInfer<T>): T {
  return known.find((each) => each === kept) ?? otherwise;
}

function isOn(kept: unknown, otherwise: boolean): boolean {
  return typeof kept === 'boolean' ? kept : otherwise;
}

function percent(kept: unknown, otherwise: number): number {
  return typeof kept === 'number' && kept >= 0 && kept <= 100 ? kept : otherwise;
}

function readIds(kept: unknown): readonly string[] {
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

function readSetup(kept: unknown): MatchSetup | null {
  if (!isObject(kept)) return null;
  const { rules, options, opponents, mixedStyles }: Kept<MatchSetup> = kept;
  if (typeof rules !== 'string' || !isOptions(options)) return null;
  return {
    rules,
    options,
    opponents: oneOf(OPPONENTS, opponents, 'steady'),
    mixedStyles: isOn(mixedStyles, true),
  };
}

function isObject(kept: unknown): kept is object {
  return typeof kept === 'object' && kept !== null;
}

function isOptions(kept: unknown): kept is Options {
  return isObject(kept) && Object.values(kept).every(isOptionValue);
}

function isOptionValue(kept: unknown): kept is OptionValue {
  if (Array.isArray(kept)) return kept.every((each) => typeof each === 'string');
  if (isObject(kept)) return Object.values(kept).every((each) => typeof each === 'number');
  return ['boolean', 'number', 'string'].includes(typeof kept);
}

export interface SettingsStore extends Settings {
  readonly change: (part: Partial<Settings>) => void;
}

/** The player's settings. Every change is kept. A setting that cannot be read counts as not set. */
export function createSettingsStore(
  storage: SaveStorage,
  preferred: Partial<Settings> = {},
): StoreApi<SettingsStore> {
  const initial = readSettings({ ...preferred, ...readKept(storage) });
  return createStore<SettingsStore>()((set, get) => ({
    ...initial,
    change: (part) => {
      set('sorted' in part ? { ...part, asksToSort: false } : part);
      keep(storage, readSettings(get()));
    },
  }));
}

function readKept(storage: SaveStorage): object {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEYS.settings) ?? '{}');
    return isObject(kept) ? withFaces(kept) : {};
  } catch {
    return {};
  }
}

/**
 * Older versions had one setting, `tileLabels`, for index and colours. It holds until the player chooses
 * again.
 */
function withFaces(kept: object): object {
  if (!('tileLabels' in kept)) return kept;
  const { tileLabels, ...others } = kept;
  if (tileLabels !== 'index' && tileLabels !== 'suits') return others;
  return { index: true, suits: tileLabels === 'suits' ? 'safe' : 'plain', ...others };
}

function keep(storage: SaveStorage, settings: Settings): void {
  try {
    storage.setItem(KEYS.settings, JSON.stringify(settings));
  } catch {
    // If the browser keeps nothing, the settings last as long as the page.
  }
}
