import { listed } from './grammar';
import type { Level } from '../../../bots/levelIds';
import type { Rate, RateRow } from '../../../store/statistics/figures';

const hands = (count: number) => (count === 1 ? '1 hand' : `${count} hands`);

/** Where you stand among the bots: between two, or beyond one; `like`: the ranges overlap, so that nobody knows. */
export type Standing =
  | { readonly kind: 'like'; readonly of: readonly string[] }
  | { readonly kind: 'between'; readonly low: string; readonly high: string }
  | { readonly kind: 'below' | 'above'; readonly of: string };

const standing = (at: Standing) =>
  at.kind === 'like'
    ? `no clear difference from ${listed(at.of, 'or')}`
    : at.kind === 'between'
      ? `between ${at.low} and ${at.high}`
      : `${at.kind} ${at.of}`;

/** The name of each rate, and what it is a part of. What only players know is explained. */
const rate: Readonly<Record<Rate, { readonly name: string; readonly of: string }>> = {
  win: { name: 'Wins', of: 'share of all hands' },
  dealIn: { name: 'Deal-ins', of: 'share of hands won on your discard' },
  selfDrawn: { name: 'Self-drawn wins', of: 'share of your wins' },
  claimed: { name: 'Claims', of: 'share of hands with a claim' },
};

/** Of how many that there should be there are so few. */
const few: Readonly<Record<RateRow['of'], (count: number, enough: number) => string>> = {
  hands: (count, enough) => `Too few hands yet, ${count} of ${enough}`,
  wins: (count, enough) => `Too few wins yet, ${count} of ${enough}`,
};

const shorts: Readonly<Record<Level, string>> = { gentle: 'G', steady: 'St', sharp: 'Sh', master: 'M' };

/** What the statistics say. */
export const words = {
  title: 'Statistics',
  back: 'Back',
  reading: 'Reading your matches.',
  making: (left: number) =>
    `${left === 1 ? 'One older match is' : `${left} older matches are`} being counted; the figures grow meanwhile.`,
  none: 'No hand of yours is in the history yet. Play one, and its figures stand here.',
  failed: 'The rules of this game could not be loaded.',
  retry: 'Try again',
  here: 'All of this is worked out on this device and stays here. Practice, matches of somebody else and hands that were played on from a review do not count.',
  span: 'Which hands',
  spanOf: (most: number) => (most === 0 ? 'All' : `Last ${most}`),
  game: 'Game',
  export: 'Export as CSV',
  exported: (count: number) => `${hands(count)} exported, one line each.`,
  asTable: (part: string) => `${part} as a table`,
  hands,
  time: 'Points over time',
  points: 'Points',
  withoutLuck: 'Luck taken out',
  hand: 'Hand',
  band: 'Nine times in ten',
  /** `points`: of the reviewed hands alone, luck included; `without`: luck taken out. */
  timeNote: (
    all: number,
    reviewed: { readonly hands: number; readonly points: string; readonly without: string },
  ) =>
    reviewed.hands === 0
      ? `${hands(all)}. None is reviewed yet: the luck of reviewed hands is taken out here.`
      : reviewed.hands < all
        ? `${hands(all)}. ${reviewed.hands === 1 ? 'One is' : `${reviewed.hands} are`} reviewed: ${reviewed.points} points, ${reviewed.without} with luck taken out. The bold line leaves the others out. The band is where the truth lies nine times in ten.`
        : `${hands(all)}. The band is where the truth lies nine times in ten.`,
  timeSaid: (points: string, without: string | null) =>
    without === null
      ? `Points over time: ${points} at the end.`
      : `Points over time: ${points} at the end, ${without} with luck taken out.`,
  rates: 'Rates',
  perHand: 'A hand',
  rate,
  you: 'You',
  few,
  standing: (better: RateRow['better'], at: Standing | null): string => {
    if (better === null) return 'a matter of style';
    if (!at) return '';
    return better === 'lower' ? `lower is better; ${standing(at)}` : standing(at);
  },
  short: shorts,
  worth: 'Average worth',
  worthNote: (count: number) => `of ${count === 1 ? '1 win' : `${count} wins`}, limit hands left out`,
  beside: (bots: readonly string[]) => `bots: ${listed(bots, 'and')}`,
  claims: 'Claims in all',
  claimsNote: (each: string) => `${each} a hand`,
  cost: 'What claims cost',
  costNote: (points: string, claims: number, of: number) =>
    `${points} points a claim: ${claims} of them in ${of === 1 ? '1 reviewed hand' : `${of} reviewed hands`}`,
  costUnknown: 'known once hands are reviewed',
  items: 'Won with',
  item: 'Item',
  times: 'Times',
  wins: (count: number) => (count === 1 ? '1 win' : `${count} wins`),
  noItems: 'No win yet.',
  nothingCounted: 'A win is just a win in this game: there are no items.',
  more: (count: number) => `${count} more in the table`,
  bots: 'Against the bots',
  perHandUnit: (isWithoutLuck: boolean): string =>
    isWithoutLuck ? 'points a hand, luck taken out' : 'points a hand',
  reviewedAlone: (points: string, count: number) =>
    `${points} with luck taken out, in ${count === 1 ? 'the one hand' : `the ${count} hands`} reviewed`,
  botsNote: (least: number, most: number) =>
    `Ranges hold the truth nine times in ten; where they overlap, nobody knows who is better. Bots: one of each level against Steady ones, in ${least === most ? least : `${least} to ${most}`} hands, by the usual rules.`,
  noBots: 'Nothing is known of the bots of this game.',
  scaleSaid: (you: string, bots: string) => `You ${you} points a hand. ${bots}`,
  opponents: 'Opponents',
  noLevel: 'Others',
  all: 'All games',
  rules: 'Game',
  matches: 'Matches',
  handsName: 'Hands',
};

export type StatisticsWords = typeof words;
