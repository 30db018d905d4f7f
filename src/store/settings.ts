import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { OPPONENTS } from './facts/opponents';
import { PACES } from './pace';
import type { SaveStorage } from './save';

export const THEMES = ['system', 'light', 'dark'] as const;
export const LANGUAGES = ['en', 'zh-Hant-HK'] as const;
/** The inks of the suits: as on real tiles, one hue a suit that no eye confuses, or the deepest inks on white. */
export const SUIT_COLOURS = ['plain', 'safe', 'contrast'] as const;
export const TILE_BACKS = ['jade', 'bamboo', 'blue'] as const;

export type Language = (typeof LANGUAGES)[number];

const KEY = 'hong-kong-mahjong/settings';

const optionValue = v.union([v.boolean(), v.number(), v.string(), v.array(v.string())]);

const matchSetup = v.object({
  rules: v.string(),
  options: v.record(v.string(), optionValue),
  opponents: v.fallback(v.picklist(OPPONENTS), 'steady'),
});

const schema = v.object({
  theme: v.fallback(v.picklist(THEMES), 'system'),
  language: v.fallback(v.picklist(LANGUAGES), 'en'),
  pace: v.fallback(v.picklist(PACES), 'normal'),
  /** A number or letter in the corner of the faces. */
  index: v.fallback(v.boolean(), false),
  suits: v.fallback(v.picklist(SUIT_COLOURS), 'plain'),
  backs: v.fallback(v.picklist(TILE_BACKS), 'jade'),
  oneTap: v.fallback(v.boolean(), false),
  letterKeys: v.fallback(v.boolean(), true),
  sorted: v.fallback(v.boolean(), true),
  sound: v.fallback(v.boolean(), true),
  /** Of sounds and spoken claims, in percent. */
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 40),
  spokenClaims: v.fallback(v.boolean(), false),
  vibration: v.fallback(v.boolean(), false),
  /** Assistance: what the table tells and offers beyond the rules. */
  showWaits: v.fallback(v.boolean(), true),
  showTracker: v.fallback(v.boolean(), true),
  showWhyNot: v.fallback(v.boolean(), true),
  showWinValue: v.fallback(v.boolean(), true),
  /** Answers given for the player: passing on every chow, on everything but a win. */
  noChows: v.fallback(v.boolean(), false),
  onlyWins: v.fallback(v.boolean(), false),
  /** The match that was set up last. */
  lastMatch: v.fallback(v.nullable(matchSetup), null),
});

export type MatchSetup = Readonly<v.InferOutput<typeof matchSetup>>;
export type Settings = Readonly<v.InferOutput<typeof schema>>;

export interface SettingsStore extends Settings {
  readonly change: (part: Partial<Settings>) => void;
}

/** The player's settings, kept as they change. One that cannot be read counts as not set. */
export function createSettingsStore(
  storage: SaveStorage,
  preferred: Partial<Settings> = {},
): StoreApi<SettingsStore> {
  const initial = v.parse(schema, { ...preferred, ...readKept(storage) });
  return createStore<SettingsStore>()((set, get) => ({
    ...initial,
    change: (part) => {
      set(part);
      keep(storage, v.parse(schema, get()));
    },
  }));
}

function readKept(storage: SaveStorage): object {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? withFaces(kept) : {};
  } catch {
    return {};
  }
}

/** Index and colours were one setting, `tileLabels`; what was chosen there holds until it is chosen anew. */
function withFaces(kept: object): object {
  if (!('tileLabels' in kept)) return kept;
  const { tileLabels, ...others } = kept;
  if (tileLabels !== 'index' && tileLabels !== 'suits') return others;
  return { index: true, suits: tileLabels === 'suits' ? 'safe' : 'plain', ...others };
}

function keep(storage: SaveStorage, settings: Settings): void {
  try {
    storage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays; the settings last as long as the page.
  }
}
