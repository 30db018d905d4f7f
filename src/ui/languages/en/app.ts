import type { Language } from '../../../store/settings';
import type { Notice } from '../../../store/types';
import { signed, total } from '../../text/numbers';
import { history } from './app/history';
import { atHome } from './app/home';
import { menu } from './app/menu';
import { replay } from './app/replay';
import { ofResults } from './app/result';
import { say } from './app/say';
import { atTable } from './app/table';
import { verify } from './app/verify';
import { groupOf, listed, meld, people, points, seconds, tile, whose, wind } from './grammar';

/** Every word of the interface. Other languages have the same shape, so that a missing word does not compile. */
export const words = {
  language: 'en' as Language,
  appName: 'Hong Kong Mahjong',
  people,
  whose,
  wind,
  tile,
  groupOf,
  meld,
  points,
  total,
  signed,
  seconds,
  ...atTable,
  ...atHome,
  menu,
  closePanel: (title: string): string => `Close: ${title}`,
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
  menuNotes: {
    keys: 'Every key of the table',
    about: 'About',
    aboutNote: 'Version and licences',
    silence: 'Silence: no sounds, calls or vibration',
    takeBack: 'Take back',
    takeBackNote: 'Your last choice in this hand, and what came of it.',
  },
  ...ofResults,
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
  history,
  replay,
  verify,
};

export type Text = typeof words;
