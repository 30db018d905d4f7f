import type { Theme } from '../../../coach/drills/drill';
import type { AnswerClass } from '../../../coach/practice/session';
import type { DecisionSort } from '../../../coach/review/review';
import type { TileKind, Wind } from '../../../engine/types';
import { drawn, say } from '../../text/sentenceParts';
import type { Part } from '../../text/sentenceParts';
import { wind } from './grammar';

const themes: Readonly<Record<Theme, string>> = {
  minimum: 'The minimum',
  concealed: 'Opening a concealed hand',
  'chow-or-wait': 'Chow or wait',
  kong: 'Kong or keep',
  exchange: 'Which tiles to pass',
  swap: 'Swaps for wild tiles',
  declare: 'Declare or wait',
  discard: 'What to discard',
  safety: 'Safety',
  general: 'Claims of every kind',
  own: 'From your matches',
};

const classes: Readonly<Record<AnswerClass, string>> = {
  best: 'Best',
  good: 'Good',
  inaccuracy: 'Inaccuracy',
  mistake: 'Mistake',
  blunder: 'Blunder',
  unknown: 'Not known',
};

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "22 November" for `2026-11-22`. */
function dateInWords(date: string): string {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return `${day} ${months[month - 1]}`;
}

function positions(count: number): string {
  return count === 1 ? '1 position' : `${count} positions`;
}

/** What practice says. */
export const words = {
  title: 'Practise decisions',
  short: 'Practice',
  lead: 'Real decisions on a real table. Choose first, then see what each choice is worth.',
  game: 'Rules',
  start: 'Ten positions',
  goOn: (at: number, of: number) => `Go on: ${at} of ${of}`,
  day: 'Position of the day',
  dayNote: 'The same for everyone',
  dayDone: (answer: string) => `Today: ${answer}`,
  earlier: 'Earlier days',
  themesTitle: 'Positions on one theme',
  theme: themes,
  classes,
  history: 'Sets so far',
  noHistory: 'Your sets will be listed here.',
  streak: (days: number) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
  close: 'Back',
  leave: 'Leave practice',
  loading: 'The positions are being fetched.',
  failed: 'The positions could not be fetched.',
  retry: 'Try again',
  empty: 'There are no positions for these rules yet.',
  setAside: 'What was kept of your practice could not be read. It was put aside, and practice begins anew.',
  unkept: 'This browser keeps nothing: your progress is gone when the page is closed.',
  marks: 'Answers so far',
  mark: (at: number, answer: string) => `${at}: ${answer}`,
  open: 'Not answered yet',
  answered: (answer: string, isLate: boolean): string => (isLate ? `${answer}, on a later day` : answer),
  chooseFirst: 'Choose first, then see the sums.',
  /** "Mei discarded 5 Dots." with the tile drawn. */
  offered: (who: string, tile: TileKind): readonly Part[] => say`${who} discarded ${drawn([tile])}.`,
  seat: (at: string) => `You are ${at}`,
  left: (count: number) => `${count} left`,
  minimum: (has: number, needs: number, amount: (value: number) => string) =>
    `${has} of ${amount(needs)} sure`,
  weighs: 'The coach weighs your choice.',
  unsure: 'I do not know, show me',
  verdict: {
    class: (name: string) => `${name}. `,
    worth: (choice: string, points: string) => `${choice} is worth ${points} points.`,
    gaveUp: (choice: string, points: string, best: string) =>
      `${choice} is worth about ${points} points less than ${best.charAt(0).toLowerCase()}${best.slice(1)}.`,
    nothingLost: 'Nothing is lost for certain.',
    shown: (best: string, points: string) =>
      `The best choice is ${best.toLowerCase()}, worth ${points} points.`,
  },
  playOn: 'Play on from here',
  next: 'Next',
  done: 'Done',
  back: 'Back to practice',
  endTitle: (count: number) => (count === 10 ? 'Ten positions answered' : `${positions(count)} answered`),
  /** Follows the number of answers that were best or good. */
  scoreOf: (all: number) => `of ${all} best or good`,
  gaveUp: (points: string, places: readonly number[]) =>
    places.length === 0
      ? `You gave up about ${points} points.`
      : `You gave up about ${points} points, most of it at ${places.length === 1 ? 'position' : 'positions'} ${places.join(' and ')}.`,
  rating: 'Rating',
  notRated: 'Not known yet. After another set or two it stands here, beside the bots.',
  plusMinus: (spread: number) => `± ${spread}`,
  band: 'Nine times in ten your true rating lies in the band.',
  you: 'You',
  botsRated: 'Ratings of the bots in these positions',
  was: (rating: number) => `was ${rating}`,
  lookAt: 'Look at',
  themeLine: (right: number, seen: number) => `${right} of ${seen} right`,
  nothingMissed: 'Nothing was missed.',
  comesBack: 'Comes back',
  positions,
  position: (place: number) => `Position ${place}`,
  better: (chosen: string, best: string, points: string) =>
    chosen === best
      ? `Another ${best.toLowerCase()} was ${points} better`
      : `${chosen}; ${best.toLowerCase()} was ${points} better`,
  bestIs: (best: string) => `The best choice: ${best.toLowerCase()}`,
  inDays: (days: number, date: string) => {
    if (days <= 0) return 'In the next set';
    if (days === 1) return 'Tomorrow';
    return days < 7 ? `In ${days} days` : dateInWords(date);
  },
  retryMissed: 'Mistakes again',
  tenMore: 'Ten more',
  share: 'Share',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The text could not be copied. Select it to copy it by hand.',
  noGiveaway: 'The text does not give the answer away.',
  shareTitle: (date: string) => `Mahjong position, ${date}`,
  lastSeven: 'Last seven:',
  bots: 'What the bots did',
  botThinks: 'thinking',
  botFailed: 'did not answer',
  /** Follows who discarded what: "East round, you are South, 53 left." */
  factsOf: (prevailing: Wind, facts: readonly string[]) =>
    `${wind(prevailing)} round, ${facts.join(', ').replace('You', 'you')}.`,
  own: {
    note: 'Decisions that you took from reviews. Each is asked in the next set, and comes back until it is right.',
    start: 'Only these',
    from: (hand: string, turn: number, sort: DecisionSort) => `${hand}, turn ${turn}, ${sort}`,
    remove: 'Take out',
  },
  date: dateInWords,
};

export type PracticeWords = typeof words;
