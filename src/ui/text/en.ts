import { rankOf, suitOf, FIRST_SEASON, FIRST_ANIMAL, FIRST_RED_FIVE, JOKER } from '../../engine/tiles';
import type { MeldType, TileKind, Wind } from '../../engine/types';
import type { Opponents } from '../../store/facts/opponents';
import type { Language } from '../../store/settings';
import type { Person } from '../../store/types';
import { menuEn } from './menuEn';
import { signed, total } from './numbers';
import { peopleIn } from './people';

/** What names a seat at the table. */
export interface SeatWords {
  readonly person: Person;
  readonly wind: Wind;
  readonly isDealer: boolean;
  readonly score: number;
}

/** How many sit at a table, and play with how many tiles. */
export interface TableSize {
  readonly seats: number;
  readonly tiles: number;
}

/** Where a saved match stands. */
export interface PlaceWords {
  readonly round: string;
  readonly hand: string;
  readonly wind: Wind;
  readonly score: number;
  /** Their levels, each once; there may be none. */
  readonly opponents: readonly string[];
}

/** How near a ready hand is to a win: it may win; it counts too little; the tiles it waits for are all in sight. */
export type Readiness = 'win' | 'drawn' | 'short' | 'gone';

export const people = peopleIn.en;
const readiness: Readonly<Record<Readiness, string>> = {
  win: 'Ready',
  short: 'Cannot win yet',
  drawn: 'Only self-drawn',
  gone: 'No tile left',
};
const winds = ['East', 'South', 'West', 'North'];
const dragons = ['Red dragon', 'Green dragon', 'White dragon'];
const suits = ['Characters', 'Dots', 'Bamboo'];
const oneOfSuit = ['Character', 'Dot', 'Bamboo'];
const flowers = ['Plum', 'Orchid', 'Chrysanthemum', 'Bamboo plant'];
const seasons = ['Spring', 'Summer', 'Autumn', 'Winter'];
const numbers = ['No', 'One', 'Two', 'Three', 'Four'];
const animals = ['Man', 'Pot of gold', 'Cat', 'Mouse', 'Fisherman', 'Fish', 'Rooster', 'Worm'];

export const does = (who: Person, you: string, other: string) =>
  who === 'you' ? `You ${you}` : `${people[who]} ${other}`;
export const whose = (who: Person) => (who === 'you' ? 'Your' : `${people[who]}'s`);
export const object = (who: Person) => (who === 'you' ? 'you' : people[who]);
export const wind = (at: Wind) => winds[at] ?? '';

function tile(kind: TileKind): string {
  const rank = rankOf(kind);
  if (kind === JOKER) return 'Joker';
  const red = kind >= FIRST_RED_FIVE ? 'Red ' : '';
  if (suitOf(kind) < 3) return `${red}${rank} ${(rank === 1 ? oneOfSuit : suits)[suitOf(kind)]}`;
  if (suitOf(kind) === 3) return kind < 31 ? `${wind(rank - 1)} wind` : (dragons[rank - 1] ?? '');
  if (kind < FIRST_SEASON) return `${flowers[rank - 1]}, flower ${rank}`;
  if (kind < FIRST_ANIMAL) return `${seasons[rank - 1]}, season ${rank}`;
  return animals[rank - 1] ?? '';
}

const sizes = ({ seats, tiles }: TableSize) =>
  `${numbers[seats - 1]} opponents, ${numbers[seats]?.toLowerCase()} winds, ${tiles} tiles.`;

export function listed(parts: readonly string[], word: string): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;
}

function meld(type: MeldType, kind: TileKind, concealed: boolean): string {
  if (type === 'chow') {
    const rank = rankOf(kind);
    return `Chow ${rank}-${rank + 1}-${rank + 2} ${suits[suitOf(kind)]}`;
  }
  const names = concealed
    ? { pong: 'Concealed pong', group: 'Group', kong: 'Concealed kong' }
    : { pong: 'Pong', group: 'Group', kong: 'Kong' };
  const name = names[type];
  return `${name} of ${tile(kind)}`;
}

export const points = (count: number) => `${total(count)} ${Math.abs(count) === 1 ? 'point' : 'points'}`;
const seconds = (count: number) => `${count} ${count === 1 ? 'second' : 'seconds'}`;
export const tilesLeft = (count: number) => `${count} ${count === 1 ? 'tile' : 'tiles'} left`;

/** What each level can do and what not. */
const levels: Readonly<Record<Opponents, string>> = {
  gentle: 'Knows what may win, but misses claims and discards in haste.',
  steady: 'Aims for hands that may win, claims by simple rules, never looks ahead.',
  sharp: 'Learned from play which choices pay; plays claims out in imagined deals.',
  master: 'As Sharp, with many more imagined deals; takes longer.',
  mixed: 'Two Steady opponents and a Gentle one.',
};

/** Every word of the interface. Other languages have the same shape, so that a missing word does not compile. */
export const en = {
  language: 'en' as Language,
  appName: 'Hong Kong Mahjong',
  people,
  whose,
  wind,
  tile,
  meld,
  points,
  total,
  signed,
  seconds,

  table: {
    name: 'Table',
    seat: ({ person, wind: at, isDealer, score }: SeatWords) =>
      `${people[person]}, ${wind(at)}${isDealer ? ', dealer' : ''}, ${points(score)}`,
    seatWind: (at: Wind, dealer: boolean) => `${wind(at)}${dealer ? ', dealer' : ''}`,
    dealer: 'Dealer',
    river: (who: Person) => `${whose(who)} discards`,
    earlier: (count: number) => `${count} earlier`,
    melds: (who: Person) => `${whose(who)} melds`,
    flowers: (who: Person) => `${whose(who)} bonus tiles`,
    concealed: (count: number) => `${count} concealed tiles`,
    claimedFrom: (name: string, who: Person) => `${name}, claimed from ${object(who)}`,
    also: (name: string, parts: readonly string[]) => [name, ...parts].join(', '),
    marks: 'On the table',
    stoodIn: (times: number) => `a stand-in chose ${times === 1 ? 'once' : `${times} times`}`,
    wall: (count: number) => `Wall: ${tilesLeft(count)}`,
    left: (count: number): string => (count === 1 ? 'tile left' : 'tiles left'),
    dice: (thrown: readonly number[]) => `Dice: ${thrown.join(', ')}`,
    next: 'next draw',
    spare: 'replacement',
    round: (at: Wind) => `${wind(at)} round`,
    hand: (number: number, repeat: number): string =>
      repeat > 0 ? `hand ${number}, repeat ${repeat}` : `hand ${number}`,
  },

  hand: {
    name: 'Your hand',
    justDrawn: (name: string) => `${name}, just drawn`,
    mayNotGo: (name: string) => `${name}, may not be discarded`,
    letGo: 'Let go to discard',
    goesBack: 'Cannot be discarded now',
  },

  tray: {
    discarded: (who: Person, name: string) => `${does(who, 'discarded', 'discarded')} ${name}`,
    declaredKong: (who: Person, name: string) => `${does(who, 'declared', 'declared')} a kong of ${name}`,
    claimOrPass: 'Claim it or pass',
    robOrPass: 'Rob the kong or pass',
    bonusWin: 'Win with bonus tiles',
    bonusOrPass: 'Win now or play on',
    drew: (name: string) => `You drew ${name}`,
    yourTurn: 'Your turn',
    choose: 'Choose a tile to discard',
    onlyDrawn: 'Only the drawn tile may go',
    chooseTile: 'Choose a tile',
    discardTile: (name: string) => `Discard ${name}`,
    waitFor: (who: Person) => `${whose(who)} turn`,
    over: 'The hand is over',
    beforePlay: 'Before play begins',
    chooseOne: 'Choose one',
    exchange: (least: number, most: number) =>
      most === 1 ? 'Exchange one tile' : `Exchange ${least === most ? most : `up to ${most}`} tiles`,
    goesTo: (who: Person) => `To ${object(who)}.`,
    chosen: (count: number, most: number) => `${count} of ${most} chosen`,
    chooseMore: (count: number) => `Choose ${count} more`,
    chooseForMe: 'Choose for me',
    exchangeNone: 'Exchange none',
    notNow: 'Not now',
    othersChoose: 'The others are choosing',
    waits: 'waits for',
    hasWon: (who: Person, gain: string) => `${does(who, 'have', 'has')} won, ${gain}`,
    playOn: (count: number): string => (count === 1 ? 'One plays on' : `${count} play on`),
    seeHand: 'See the hand',
    falseWin: (who: Person) => `${does(who, 'call', 'calls')} a false win.`,
  },
  won: {
    place: (place: number): string => ['1st', '2nd', '3rd'][place - 1] ?? `${place}th`,
    seat: (place: number) => `has won, number ${place}`,
    out: 'out',
    title: 'Hands that have won',
    hand: (who: Person) => `${whose(who)} hand`,
  },

  actions: {
    win: 'Win',
    pong: 'Pong',
    chow: 'Chow',
    kong: 'Kong',
    pass: 'Pass',
    discard: 'Discard',
    declare: 'Declare',
    group: 'Group',
    exchange: 'Exchange',
  },
  autoPass: {
    notAgain: 'Not this tile again',
    notTile: (name: string) => `Do not ask about ${name} again in this hand`,
  },
  coach: { open: 'Coach' },
  tracker: { open: 'Tiles and automatic pass', note: 'What is not in sight' },

  ready: {
    title: readiness,
    left: 'left',
    label: (waits: string, state: Readiness) =>
      `${state === 'win' ? 'Ready hand' : readiness[state]}. Waiting for ${waits}`,
    wait: (name: string, left: number) => `${name}, ${left} left`,
    more: 'What each tile is worth',
    onDiscard: 'On a discard',
    selfDrawn: 'Self-drawn',
    way: (name: string, worth: string) => `${name}: ${worth}`,
    wins: 'wins',
    onlyDrawn: (worth: string) => (worth ? `self-drawn only, ${worth}` : 'self-drawn only'),
    refused: 'may not win',
  },

  home: {
    continueTitle: 'Your match is waiting',
    place: ({ round, hand, wind: at, score, opponents }: PlaceWords) =>
      `${round}, ${hand}. You sit ${wind(at)} with ${points(score)}${opponents.length > 0 ? `, against ${listed(opponents, 'and')}` : ''}.`,
    welcome: 'Mahjong as Hong Kong plays it',
    lead: (table: TableSize | null, isKept: boolean) =>
      `${table ? `${sizes(table)} ` : ''}Play a round or a whole match; ${isKept ? 'it is saved after every move' : 'this browser keeps nothing, so it ends with the page'}.`,
    unkept: 'This browser did not keep the match: it lasts until the page closes.',
    continue: 'Continue match',
    learn: 'New to mahjong? Learn it in five minutes',
    newMatch: 'New match',
    rules: 'Rule set',
    pick: 'Choose a game',
    games: (count: number): string => (count === 1 ? '1 game' : `${count} games`),
    start: 'Start new match',
    links: 'More',
    lesson: 'Lesson',
    practice: 'Practice',
    savedHand: 'Your hand',
  },

  ruleFacts: { changed: 'changed', usually: (value: string) => `usually ${value}` },
  setUp: {
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
      `${levels[opponents]} ${isFew ? 'The other levels do not know these rules.' : 'No level sees hidden tiles.'}`,
    mixedStyles: 'Opponents differ in style',
    options: 'All rules and help',
    changed: (count: number): string => (count === 1 ? '1 rule changed' : `${count} rules changed`),
    loading: 'One moment',
    failed: 'This game could not be loaded. Check the connection and try again.',
    retry: 'Try again',
  },

  menu: menuEn,
  keys: {
    title: 'Keyboard',
    space: 'Space',
  },
  crash: {
    title: 'Something went wrong',
    note: (isKept: boolean): string =>
      isKept
        ? 'The match is saved up to your last move. Reload the page to go on.'
        : 'This browser did not keep the match. Reload the page to begin another.',
    reload: 'Reload',
    download: 'Download the save',
    details: 'Details',
    partMissing: 'Part of this app could not be loaded. Reload the page to go on.',
  },
};

export type Text = typeof en;
