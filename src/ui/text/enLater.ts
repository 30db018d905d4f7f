import type { StyleId } from '../../bots/styles/styleIds';
import type { Wind } from '../../engine/types';
import type { Rank } from '../../store/facts/rank';
import type { ImportRefusal } from '../../store/records/importRefusal';
import type { Notice, Person } from '../../store/types';
import { does, listed, object, people, points, whose, wind } from './en';
import { total } from './numbers';
import { rankWords } from './rankWords';
import { replayEn } from './replayEn';
import { verifyEn } from './verifyEn';
import { say } from './enSpoken';

const playerOrTable = (who: Person | null) => (who === null ? 'the table' : object(who));

/** Words that the first hand does not need: for results and past matches. */
export const enLater = {
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
    now: (score: number, rank: Rank) => `now ${total(score)}, ${rankWords.en(rank)}`,
    total: 'Total',
    payments: 'Who pays what',
    noDoubling: 'no doubling',
    noPayment: 'pays nothing',
    hands: 'All hands',
    next: 'Next hand',
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
    passes: 'Automatic pass',
    passesNote: 'Passes for you without asking. You are still asked about every win.',
    noChows: 'Pass on every chow',
    onlyWins: 'Pass on everything but a win',
    onTable: 'On the table',
    unseen: 'Tiles not in sight',
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
    place: (rank: Rank) => `You were ${rankWords.en(rank)}`,
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
  replay: replayEn,
  verify: verifyEn,
};

export type LaterText = typeof enLater;
