import type { Settings } from '../../../store/settings';
import type { Tongue } from '../../text/callWords';

const TONGUES: Readonly<Record<Tongue, string>> = {
  cantonese: 'Cantonese',
  mandarin: 'Mandarin',
  japanese: 'Japanese',
};

/** What of a file is imported, in matches. */
interface Taken {
  readonly matches: number;
  /** So many of these are kept already. */
  readonly known: number;
  readonly leftOut: number;
}

/** What terms are called, and an example of each. */
interface TermWords {
  readonly name: string;
  readonly values: Readonly<Record<Settings['terms'], string>>;
  readonly notes: Readonly<Record<Settings['terms'], string>>;
}

const are = (count: number) => (count === 1 ? 'is' : 'are');

/** The words of settings, keyboard and licences. */
export const words = {
  sections: 'Sections',
  section: { look: 'Look', play: 'Play', sound: 'Sound', help: 'Help', data: 'Data', about: 'About' },

  theme: 'Theme',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  language: 'Language',
  /** Null in a language that has one word for each thing. */
  terms: {
    name: 'Terms of games',
    values: { usual: 'Usual', home: 'Original', plain: 'Plain' },
    notes: {
      usual: 'Calls as at the table, hands in English: pon, flat hand.',
      home: 'Where a game has words of its own: pon, pinfu.',
      plain: 'The same words in all games: pong, flat hand.',
    },
  } as TermWords | null,
  preview: 'How the tiles look',
  suits: 'Colours of the suits',
  indices: { game: 'By game', on: 'Always', off: 'Never' },
  suitColours: { plain: 'Real tiles', safe: 'Colour-blind safe', contrast: 'High contrast' },
  suitNotes: {
    plain: 'Green, blue and red as on a real set.',
    safe: 'One colour for each suit: black, blue and amber. With numbers and letters each suit also has its own badge.',
    contrast: 'The same colours in their deepest inks, on white.',
  },
  felt: 'Table',
  felts: { celadon: 'Celadon', blue: 'Harbour', clay: 'Clay', slate: 'Slate' },
  faces: 'Faces of the tiles',
  faceSets: { classic: 'Classic', modern: 'Plain' },
  faceNotes: {
    classic: 'As on a real set.',
    modern: 'Large numbers and simple signs. They need no numbers in the corner.',
  },
  backs: 'Backs of the tiles',
  backColours: { jade: 'Jade', bamboo: 'Bamboo', blue: 'Blue' },
  markDrawn: 'Mark discards drawn and thrown at once',
  markDear: 'Mark tiles worth more in every hand',
  showTaken: 'Show where claimed discards lay',

  pace: 'Speed',
  paces: { relaxed: 'Relaxed', normal: 'Normal', fast: 'Fast', instant: 'Instant' },
  oneTap: 'Discard with one tap',
  quickTakeBack: 'A discard can be taken back for a moment',
  sorted: 'Keep the hand sorted',
  unsorted: {
    note: 'Your hands are not sorted. In earlier versions moving one tile switched that off.',
    sort: 'Sort them',
    leave: 'Leave them',
  },
  noChows: 'Pass on every chow',
  onlyWins: 'Pass on everything but a win',
  autoWin: 'Win when I can',
  discardDrawn: 'Discard what I draw',
  nextHand: 'Next hand by itself',
  letterKeys: 'Single-letter keys',
  reviewHands: 'Review every hand when it ends',
  reviewNote:
    'The review thinks in the background while you play on. It waits while the coach is open or the page is hidden.',
  claimTime: 'The time to claim is a rule of the match: New match, All rules and help.',

  sound: 'Sounds of the table',
  volume: 'Volume',
  percent: (count: number) => `${count}%`,
  calledIn: (tongue: Tongue | null) => `Claims called out${tongue ? ` in ${TONGUES[tongue]}` : ''}`,
  noSpeech: 'This browser cannot speak.',
  noVoice: (tongue: Tongue) =>
    `This device has no ${TONGUES[tongue]} voice. One can be added in its own settings for speech.`,
  vibration: 'Short vibration when you are asked',
  soundOffer: {
    title: 'With sound?',
    note: 'Short, soft sounds say that a tile is drawn, discarded or claimed. The settings change it at any time.',
    sound: 'With sound',
    both: 'With sound and vibration',
    none: 'In silence',
  },
  silence: 'No sound plays while the page is hidden.',

  coach: 'Coach',
  coachModes: { off: 'Off', request: 'On request', always: 'Always' },
  coachNotes: {
    off: 'No coach.',
    request: 'Press C or the lamp to see what each choice is worth, and why.',
    always: 'At every decision you see what each choice is worth, and why.',
  },
  assistance: 'Help at the table',
  showWaits: 'Show what a ready hand waits for',
  showTracker: 'Count the tiles not in sight',
  showWhyNot: 'Say why a win or claim is missing',
  showWinValue: 'Show what a win is worth',
  showDanger: 'Offer the danger of your tiles',
  dangerNote:
    'F or the shield: how likely each tile deals in if you discard it now, as the coach thinks from what your seat sees. The match then counts as coached.',

  dataNote:
    'The match you are playing, the history and these settings are kept in this browser and nowhere else.',
  unkeptNote:
    'This browser has not kept the match you are playing: it is lost when the page closes. Nothing is kept anywhere else.',
  offline: {
    all: 'Without a network the whole app is there.',
    opened: 'Without a network there is only what you have opened so far.',
  },
  export: 'Export everything',
  exportNote: 'One file, to keep or to take to another browser.',
  import: 'Import a file',
  importNote: 'What was exported before, here or in another browser.',
  importAsk: 'Import this file?',
  exportedPart: 'The file has no history: this browser did not give it.',
  exportFailed: 'Nothing was exported: this browser keeps nothing for this page.',
  importLong: ({ matches, known, leftOut }: Taken) =>
    `The match you are playing and the settings are replaced. ${matches - known === 1 ? '1 match' : `${matches - known} matches`} of the history ${are(matches - known)} added${known > 0 ? `, ${known} ${are(known)} there already` : ''}${leftOut > 0 ? `, ${leftOut} cannot be read and ${are(leftOut)} left out` : ''}. The page then loads again.`,
  importYes: 'Import',
  refused: {
    'not-a-backup': 'Not imported: this is no file exported here.',
    newer: 'Not imported: this file comes from a newer version of the app.',
    damaged: 'Not imported: this file is damaged.',
    'not-loaded': 'Not imported: the rules of its matches could not be loaded. Try again.',
    storage: 'Not imported: the browser did not keep it, its storage is full or switched off.',
  },
  erase: 'Delete everything',
  eraseNote: 'The saved match, the history and these settings.',
  eraseAsk: 'Delete everything?',
  eraseLong:
    'The saved match, the history and the settings are deleted from this browser. Export them first if you want to keep them.',
  eraseYes: 'Delete everything',
  eraseFailed: 'Not everything could be deleted: the browser refused.',
  keep: 'Keep everything',
  elsewhere: 'The match is being played in another tab. Import and delete there, or close that tab first.',

  version: (number: string) => `Hong Kong Mahjong, version ${number}`,
  licence: 'The app is free software under the MIT licence.',
  fonts:
    'Interface: Hanken Grotesk. Chinese characters on tiles: LXGW WenKai TC, as outlines. Both under the SIL Open Font License 1.1.',
  licences: 'Licences',
  app: 'Hong Kong Mahjong',
  packages: 'Packages in the app',
  keysLink: 'Keyboard: every key of the table',

  otherLetters: 'Where a keyboard writes other letters or signs, the key in the same place counts.',
  lettersOff: 'Single-letter keys are switched off: arrows, Home, End, Enter, Space and Esc work.',
  /** The key of claims in a row, where the game has a term of its own for them. */
  chowNamed: (chow: string) => `${chow} or declaration, first to third choice`,
  keys: {
    move: 'Move along the hand',
    ends: 'First and last tile',
    select: 'Select a tile, then discard it',
    drawn: 'Discard the drawn tile',
    pass: 'Pass, or declare nothing now',
    win: 'Win',
    pong: 'Pong',
    chow: 'Chow or declaration, first to third choice',
    kong: 'Kong',
    declare: 'The first declaration',
    chooseForMe: 'Have the tiles to exchange chosen for you',
    exchange: 'Exchange the chosen tiles',
    seeHand: 'See a hand that has won while play goes on',
    sort: 'Sort this hand, or leave it as drawn',
    read: 'Read the table: scores, last discard, tiles left',
    waits: 'Read what the hand waits for',
    coach: 'Coach, open or close; then Up and Down between its options',
    aims: 'What to aim for; then Up and Down between the hands',
    tracker: 'Tiles not in sight',
    skip: 'Skip ahead to your next choice',
    switches: 'Switches: speed, and what is chosen for you',
    danger: 'Danger of your tiles, where settings offer it',
    notAgain: 'Pass, and not this tile again',
    silence: 'Silence everything, or hear it again',
    look: 'Look at the tile in focus: its copies, how many are not in sight',
    takeBack: 'Take your discard back while nobody has answered; in a practice match any choice',
    moveTile: 'Move the tile in focus along the hand',
    escape: 'Close, or open the menu',
    help: 'This list',
  },
  inReplay: 'In a replay',
  replayKeys: {
    play: 'Play or pause',
    step: 'One step back or forward',
    mark: 'To the mark before or after: your choices, claims, kongs and wins',
    ends: 'To the deal, to the end of the hand',
    seat: 'Look from a seat: yours, then the others in turn',
    open: 'Open or close the hands',
    aims: 'What the hand may become',
  },
  inReview: 'In a review',
  reviewKeys: {
    step: 'One decision back or forward',
    ends: 'To the first decision, to the last',
    moment: 'The next of the costliest choices',
    filter: 'The next filter',
    table: 'Chart or table',
    playOn: 'Play on from here',
    open: 'Open the hands of the others, or close them',
    aims: 'What the hand may become',
    practice: 'Add to practice, or take out',
  },
};

export type SettingsWords = typeof words;
