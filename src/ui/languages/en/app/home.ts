import type { StyleId } from '../../../../bots/styles/styleIds';
import type { Wind } from '../../../../engine/types';
import type { Opponents } from '../../../../store/selectors/opponents';
import { listed, points, wind } from '../grammar';

/** How many sit at a table, and play with how many tiles. */
export interface TableSize {
  readonly seats: number;
  readonly tiles: number;
}

/** Where a saved match stands. */
export interface PlaceWords {
  readonly hand: string;
  readonly wind: Wind;
  readonly score: number;
  /** Their levels, each once; there may be none. */
  readonly opponents: readonly string[];
}

const numbers = ['No', 'One', 'Two', 'Three'];

const sizes = ({ seats, tiles }: TableSize) => `${numbers[seats - 1]} opponents, ${tiles} tiles.`;

/** What each level can do and what not. */
const levels: Readonly<Record<Opponents, string>> = {
  gentle: 'Knows what may win, but misses claims and discards in haste.',
  steady: 'Aims for hands that may win, claims by simple rules, never looks ahead.',
  sharp: 'Learned from play which choices pay; plays claims out in imagined deals.',
  master: 'As Sharp, with many more imagined deals; takes longer.',
  mixed: 'Two Steady opponents and a Gentle one.',
};

/** Words of home, and of the form of a new match. */
export const atHome = {
  home: {
    continueTitle: 'Your match is waiting',
    place: ({ hand, wind: at, score, opponents }: PlaceWords) =>
      `${hand}. You sit ${wind(at)} with ${points(score)}${opponents.length > 0 ? `, against ${listed(opponents, 'and')}` : ''}.`,
    welcome: 'A calm table for mahjong',
    lead: (table: TableSize | null, isKept: boolean) =>
      `${table ? `${sizes(table)} ` : ''}Play a round or a whole match; ${isKept ? 'it is saved after every move' : 'this browser keeps nothing, so it ends with the page'}.`,
    unkept: 'This browser did not keep the match: it lasts until the page closes.',
    continue: 'Continue match',
    /** `game`: the one that the lesson teaches, where another is chosen. */
    learn: (game: string | null): string => `New to mahjong? Learn ${game ?? 'it'} in five minutes`,
    newMatch: 'New match',
    rules: 'Rule set',
    pick: 'Choose a game',
    games: (count: number): string => (count === 1 ? '1 game' : `${count} games`),
    start: 'Start new match',
    links: 'More',
    lesson: 'Lesson',
    practice: 'Practice',
    savedHand: 'Your hand',
    watch: 'Watch the bots',
  },
  ruleFacts: { changed: 'changed', usually: (value: string) => `usually ${value}` },
  setUp: {
    more: 'More',
    presets: 'Rules',
    ownTable: 'Own',
    opponents: 'Opponents',
    opponent: {
      gentle: 'Gentle',
      steady: 'Steady',
      sharp: 'Sharp',
      master: 'Master',
      mixed: 'Mixed',
    } satisfies Record<Opponents, string>,
    opponentNote: (opponents: Opponents, isFew: boolean): string =>
      `${levels[opponents]} ${isFew ? 'Levels that are missing here do not know these rules.' : 'No level sees hidden tiles.'}`,
    mixedStyles: 'Opponents differ in style',
    options: 'All rules and help',
    changed: (count: number): string => (count === 1 ? '1 rule changed' : `${count} rules changed`),
    loading: 'One moment',
    failed: 'This game could not be loaded. Check the connection and try again.',
    retry: 'Try again',
  },
  gameList: {
    search: 'Name, place or rule',
    clear: 'Clear the search',
    noGame: 'No game is called that. Try another word.',
  },
  opponents: {
    style: {
      speed: 'Hurries: claims a lot, throws honours early',
      patient: 'Patient: claims little, stays concealed',
      flush: 'Collects one suit',
      pongs: 'Hunts pongs, seldom chows',
      defender: 'Careful once others show sets',
    } satisfies Record<StyleId, string>,
    plain: 'No special style',
  },
  practiceMatch: {
    name: 'Practice match',
    note: 'Choices can be taken back. The match is marked and does not count in statistics.',
  },
  fairTiles: {
    title: 'Fair tiles',
    note: 'The tiles are already drawn. This number fixes them; after the match you can check that nothing was changed.',
    commitment: 'Promise (SHA-256)',
    ownWords: 'Mix in your own words (may stay empty)',
  },
};
