import type { StyleId } from '../../../bots/styles/styleIds';
import type { Wind } from '../../../engine/types';
import type { Opponents } from '../../../store/selectors/opponents';
import type { Rank } from '../../../store/selectors/rank';
import type { ImportRefusal } from '../../../store/records/historyTypes';
import type { Language } from '../../../store/settings';
import type { Notice, Person } from '../../../store/types';
import { signed, total } from '../../text/numbers';
import {
  does,
  listed,
  meld,
  object,
  people,
  points,
  ranked,
  seconds,
  tile,
  tilesLeft,
  whose,
  wind,
} from './grammar';
import { menu } from './menu';
import { replay } from './replay';
import { say } from './say';
import { verify } from './verify';

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

const readiness: Readonly<Record<Readiness, string>> = {
  win: 'Ready',
  short: 'Cannot win yet',
  drawn: 'Only self-drawn',
  gone: 'No tile left',
};
const numbers = ['No', 'One', 'Two', 'Three', 'Four'];

const sizes = ({ seats, tiles }: TableSize) =>
  `${numbers[seats - 1]} opponents, ${numbers[seats]?.toLowerCase()} winds, ${tiles} tiles.`;

const playerOrTable = (who: Person | null) => (who === null ? 'the table' : object(who));

/** What each level can do and what not. */
const levels: Readonly<Record<Opponents, string>> = {
  gentle: 'Knows what may win, but misses claims and discards in haste.',
  steady: 'Aims for hands that may win, claims by simple rules, never looks ahead.',
  sharp: 'Learned from play which choices pay; plays claims out in imagined deals.',
  master: 'As Sharp, with many more imagined deals; takes longer.',
  mixed: 'Two Steady opponents and a Gentle one.',
};

/** Every word of the interface. Other languages have the same shape, so that a missing word does not compile. */
export const words = {
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
    fromWall: (name: string) => `${name}, drawn and thrown`,
    taken: (name: string, who: Person) => `${name}, taken by ${object(who)}`,
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

  look: {
    unseen: (count: number) => `${count} not in sight`,
    seen: (held: number, open: number) => `${held} in your hand, ${open} on the table`,
    without: 'Without it you wait for',
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
  switches: {
    open: 'Switches',
    note: 'Speed, passing, winning and discarding by itself',
    on: (count: number) => `Switches, ${count} on`,
    skip: 'Skip ahead',
    skipLong: 'Skip ahead to your next choice',
  },
  tracker: { open: 'Tiles not in sight', note: 'How many of each are left' },
  danger: {
    open: 'Danger of your tiles',
    thinking: 'Counting how often each tile deals in',
    none: 'The coach cannot say how dangerous these tiles are',
    figure: (percent: string) => `${percent}%`,
    tile: (name: string, percent: string) => `${name} ${percent}%`,
    by: (told: string, seats: readonly string[]) =>
      seats.length > 0 ? `${told} deals in: ${seats.join(', ')}` : `${told} deals in`,
    never: (name: string) => `${name}: nobody can win on it`,
    few: 'Each tile deals in less than 1 time in 100',
    ends: (safest: string, most: string) => `Deals in: ${safest} to ${most}`,
  },

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
    watch: 'Watch the bots',
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

  menu,
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
  say,
  tileIndex: 'Numbers and letters on the tiles',
  whyNot: {
    codes: {
      'open-hand': 'Complete, but after a false win you cannot win this hand',
      'needs-a-draw': 'Complete, but after a claim you must discard: win with a later tile',
      'chow-not-next': 'No chow: only from the player before you',
      'wall-is-empty': 'The wall is empty: only a win is possible',
      'fourth-to-a-pong': 'No kong: a discard cannot be added to a pong',
      'no-kongs': 'There are no kongs in these rules',
      'kong-after-claim': 'No kong in the turn of a claim',
    },
    about: (name: string, why: string) => `${name}: ${why}`,
  },
  notices: {
    'save-unreadable':
      'A saved match could not be read. It can be downloaded under Settings, Data; a new one can begin.',
    'save-newer':
      'The saved match comes from a newer version of this app. It stays as it is; reload to update.',
    'deal-restarted': 'The saved hand could not be replayed, so it begins again from its deal.',
    'save-failed': 'This browser has no room to keep the match: it will be lost when the page closes.',
    'storage-blocked': 'This browser keeps nothing for this page: the match will be lost when it closes.',
    'history-failed':
      'The match could not be kept in the history. That is tried again when the app is opened.',
    'update-ready': 'A new version is ready.',
    'matches-full':
      'Twelve other matches are under way, and no more can be kept: finish or remove one first.',
    'park-failed':
      'This browser has no room to put the open match aside: finish or abandon it, or remove another one.',
  } satisfies Record<Exclude<Notice, 'load-failed' | 'bots-replaced'>, string>,
  stoodIn: (names: readonly string[]) =>
    `${listed(names, 'and')} did not answer, so a weaker stand-in chose. The seat and the record say so.`,
  setAside: {
    note: 'A saved match that could not be used.',
    download: 'Download it',
    drop: 'Delete it',
  },
  elsewhere: {
    title: 'This match is being played in another tab.',
    note: 'To play it here, take it over; the other tab then stops.',
    takeOver: 'Play here',
  },
  dismiss: 'Close message',
  gameList: {
    search: 'Name, place or rule',
    clear: 'Clear the search',
    noGame: 'No game is called that. Try another word.',
  },
  menuNotes: {
    keys: 'Every key of the table',
    about: 'About',
    aboutNote: 'Version and licences',
    silence: 'Silence: no sounds, calls or vibration',
    takeBack: 'Take back',
    takeBackNote: 'Your last choice in this hand, and what came of it.',
  },
  result: {
    title: (number: number) => `hand ${number} result`,
    wins: (who: Person, worth: string) => `${does(who, 'win', 'wins')} with ${worth}`,
    winsPlain: (who: Person) => does(who, 'win', 'wins'),
    onDiscard: (who: Person, name: string) => `On ${whose(who) === 'Your' ? 'your' : whose(who)} ${name}.`,
    byRobbing: (who: Person, name: string) =>
      `Robbing ${whose(who) === 'Your' ? 'your' : whose(who)} kong of ${name}.`,
    selfDrawn: (name: string) => `Self-drawn with ${name}.`,
    byBonus: (name: string) => `Laying out ${name}.`,
    noWinner: 'No winner',
    wallEmpty: 'The wall is empty. No points change.',
    wallEmptyPaid: 'The wall is empty.',
    points: 'points',
    now: (score: number, rank: Rank) => `now ${total(score)}, ${ranked(rank)}`,
    total: 'Total',
    payments: 'Who pays what',
    noDoubling: 'no doubling',
    noPayment: 'pays nothing',
    hands: 'All hands',
    next: 'Next hand',
    picture: 'Picture',
    running: (before: number, after: number) => `from ${total(before)} to ${total(after)}`,
    concealed: 'concealed',
    claimedFrom: (who: Person) => `claimed from ${object(who)}`,
    wonOn: (name: string) => `won on ${name}`,
    pair: 'Pair',
    pairs: 'Pairs',
    rest: 'Other tiles',
    chow: 'Chow',
    pong: 'Pong',
    kong: 'Kong',
    bonusTile: 'Bonus tiles',
  },
  /** Who pays whom; a player of null is the table, where stakes lie. */
  pairs: {
    title: 'Who pays whom',
    caption: 'A row receives from a column.',
    from: (who: Person) => `from ${object(who)}`,
    fromTable: 'from table',
    receives: (who: Person, other: Person | null, amount: number) =>
      `${does(who, 'receive', 'receives')} ${amount} from ${playerOrTable(other)}`,
    pays: (who: Person, other: Person | null, amount: number) =>
      `${does(who, 'pay', 'pays')} ${playerOrTable(other)} ${amount}`,
    stop: '.',
  },
  times: (name: string, count: number) => (count > 1 ? `${name} × ${count}` : name),
  options: {
    standard: 'standard',
    between: (least: number, most: number) => `${least} to ${most}`,
    done: 'Done',
    reset: 'Back to the defaults',
    assistance: 'Help at the table',
    pays: {
      title: 'What a hand pays',
      fromWall: 'Self-drawn, each',
      discarder: 'Discarder',
      others: 'Each other',
      from: (value: string) => `${value} or more`,
    },
  },
  leaving: {
    home: 'Leave the table',
    homeNote: 'The match is saved.',
    abandon: 'Abandon the match',
    abandonNote: 'It ends here and goes to the history.',
    abandonLong: 'The match ends where it stands. It is kept in the history as not finished.',
    restart: 'Start over',
    restartNote: 'The same table with new tiles.',
    restartLong: 'This match ends without a result, and another begins with the same rules and opponents.',
    leaveLong: 'The match is saved: you can go on from the home page.',
    stay: 'Keep playing',
  },
  tools: {
    beside: 'Beside the table',
    onTable: 'On the table',
    unseen: 'Tiles not in sight',
    short: 'Tiles',
    unseenNote: 'How many of each tile you cannot see: in the wall or in other hands.',
    left: (name: string, count: number) => `${name}: ${count} not in sight`,
    suits: ['Characters', 'Dots', 'Bamboo', 'Winds and dragons'],
    off: 'Counting is switched off (Settings, Help).',
  },
  standings: {
    title: 'Final standings',
    won: (who: Person, score: number) => `${does(who, 'finish', 'finishes')} first with ${points(score)}`,
    level: 'All level',
    allLevel: (score: number) => `All finish with ${points(score)}`,
    winners: (who: readonly Person[]) =>
      listed(
        who.map((each) => people[each]),
        'and',
      ),
    shared: (score: number) => `Share first place with ${points(score)}`,
    place: 'Place',
    player: 'Player',
    score: 'Points',
    handsWon: 'Hands won',
    chart: 'Scores by hand',
    best: 'Best hand',
    hands: 'Every hand',
    again: 'Play again',
    home: 'Home',
    closing: 'What the end of the match added',
    played: 'After the last hand',
  },
  sheet: {
    title: 'Scores so far',
    short: 'Scores',
    note: 'Every hand, and who you play',
    hand: 'Hand',
    total: 'Total',
    empty: 'No hand of this match is finished yet.',
    row: (at: Wind, number: number, repeat: number) =>
      `${wind(at)} ${number}${repeat > 0 ? `, repeat ${repeat}` : ''}`,
    partial: 'Hands that were played before this browser opened the match are not listed.',
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
  notCounted: {
    title: 'What does not count',
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
  history: {
    title: 'History',
    back: 'Back to home',
    empty: 'No match has been played to its end yet.',
    loading: 'Reading the history',
    unavailable: 'This browser keeps no history for this page.',
    line: (hands: number, complete: boolean) =>
      `${hands} ${hands === 1 ? 'hand' : 'hands'}${complete ? '' : ', not finished'}`,
    coached: 'coached',
    practice: 'practice',
    challenge: 'challenge',
    share: 'Share and check',
    openLink: 'Open a link',
    place: (rank: Rank) => `You were ${ranked(rank)}`,
    lineOf: 'Your points by hand',
    open: 'Replay',
    review: 'Review',
    export: 'Export',
    exportAll: 'Export all',
    import: 'Import',
    refused: ({ record, detail }: Pick<ImportRefusal, 'why' | 'record' | 'detail'>) =>
      `Not imported: ${record === null ? '' : `record ${record}: `}${detail}`,
    unreadable: 'This match cannot be read.',
    notExported: (count: number) => `Exported without the matches that cannot be read: ${count}.`,
    removeFailed: 'The browser did not remove the match.',
    sums: {
      matches: 'Matches',
      hands: 'Hands',
      won: 'Won',
      wonOf: (won: number, of: number) => `${won} of ${of}`,
      place: 'Average place',
    },
    damaged: (matches: number) =>
      matches === 1
        ? 'One match cannot be shown: what is kept of it is damaged. It stays where it is.'
        : `${matches} matches cannot be shown: what is kept of them is damaged. They stay where they are.`,
    remove: 'Remove',
    removeAsk: 'Remove this match?',
    removeLong: 'It is deleted from this browser. Export it first if you want to keep it.',
    keep: 'Keep it',
    matches: 'Matches',
  },
  replay,
  verify,
};

export type Text = typeof words;
