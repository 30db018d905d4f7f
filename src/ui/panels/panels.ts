import type { Match } from '../../engine/match';
import { besideFrom, hasAims, hasCard, isBeside } from '../../store/selectors/aims';
import type { Settings } from '../../store/settings';
import type { Stores } from '../context';
import type { IconName } from '../controls/Icon';
import type { Text } from '../text';

/** What a panel is called: its title, what it shows, and a word or two where there is room for no more. */
interface PanelWords {
  readonly title: string;
  readonly note: string;
  readonly short: string;
}

/** How a panel lies at the table: in a column beside a large one, in a sheet over a small one. */
interface AtTable {
  /** Stands below the icon of its button; part of its title. */
  readonly word: (text: Text) => string;
  /** Whether it lies beside the table of a large screen now, by the settings; and what they become when it is opened or closed. */
  readonly isBeside: (match: Match, settings: Settings) => boolean;
  readonly change: (match: Match, isOpen: boolean) => Partial<Settings>;
  /** Nobody plays this match without it: its button has a place on every screen. */
  readonly isNeeded: (match: Match) => boolean;
}

/** Something to look at during a hand. */
export interface PanelRow {
  readonly icon: IconName;
  /** The key of the table that opens it. */
  readonly key: string | null;
  readonly words: (text: Text) => PanelWords;
  /** Null: a dialog, which lies beside the table as well where there is room for both. */
  readonly atTable: AtTable | null;
  /** Whether this page has it at all. */
  readonly isOffered: (stores: Stores, match: Match | null) => boolean;
}

/** All panels, in the order of the menu. What each shows is in `contents`. */
export const PANELS = {
  switches: {
    icon: 'switches',
    key: 'a',
    words: ({ switches: { open, note } }) => ({ title: open, note, short: open }),
    atTable: null,
    isOffered: ({ match }) => match !== undefined,
  },
  scores: {
    icon: 'list',
    key: null,
    words: ({ menu, sheet: { note, short } }) => ({ title: menu.scores, note, short }),
    atTable: null,
    isOffered: () => true,
  },
  tools: {
    icon: 'tiles',
    key: 'v',
    words: ({ tracker: { open, note }, tools: { short } }) => ({ title: open, note, short }),
    atTable: null,
    isOffered: () => true,
  },
  aims: {
    icon: 'cards',
    key: 'b',
    words: ({ aims: { open, note } }) => ({ title: open, note, short: open }),
    atTable: {
      word: ({ aims }) => aims.word,
      isBeside,
      change: (match, isOpen) => ({ aims: besideFrom(match, isOpen) }),
      isNeeded: hasCard,
    },
    isOffered: ({ aims }, match) => aims !== undefined && match !== null && hasAims(match),
  },
} as const satisfies Readonly<Record<string, PanelRow>>;

export type PanelName = keyof typeof PANELS;

export const PANEL_NAMES = Object.keys(PANELS) as readonly PanelName[];

/** Panels that are dialogs on most screens. */
export type DialogPanelName = {
  [Name in PanelName]: (typeof PANELS)[Name]['atTable'] extends null ? Name : never;
}[PanelName];

export function isDialogPanel(name: string): name is DialogPanelName {
  return name in PANELS && PANELS[name as PanelName].atTable === null;
}
