import type { DecisionSort } from '../../../coach/review/review';
import type { TileKind } from '../../../engine/types';
import { drawn, say } from '../../text/sentenceParts';
import type { Part } from '../../text/sentenceParts';

/** What decisions are shown. */
export type Filter = 'all' | DecisionSort | 'error';

const filters: Readonly<Record<Filter, string>> = {
  all: 'All',
  discard: 'Discards',
  claim: 'Claims',
  kong: 'Kongs',
  win: 'Wins',
  error: 'Errors',
};

const decisions = (count: number) => (count === 1 ? '1 decision' : `${count} decisions`);

/** What the review says. */
export const words = {
  title: 'Review',
  back: 'Back',
  loading: 'The words of the review are being fetched.',
  which: 'Which hand',
  match: 'Whole match',
  hands: 'Hand by hand',
  hand: 'Hand',
  ofPlayer: (name: string) => `Choices of ${name}`,
  start: 'start',
  luck: 'luck',
  skill: 'skill',
  result: 'result',
  sum: ({ start, luck, skill, result }: Readonly<Record<'start' | 'luck' | 'skill' | 'result', string>>) =>
    `${start} at the start, luck ${luck}, skill ${skill}, result ${result}`,
  lead: (lost: string, count: number) =>
    lost === '0'
      ? `Nothing was given up for certain in ${decisions(count)}.`
      : `About ${lost} points were given up in ${decisions(count)}.`,
  noDecision: 'There was nothing to decide in this hand: all of it was the tiles.',
  what: 'Start is what the hand was worth to you before your first choice. Luck is what the tiles and the others brought after that. Skill is what your choices gave up against the best ones, by what could be seen then; a difference that may well be chance counts as nothing. The three add up to the result.',
  covers: (done: number, of: number) =>
    done === 1
      ? `Of one hand of ${of}: the others are not reviewed yet.`
      : `Of ${done} hands of ${of}: the others are not reviewed yet.`,
  thinking: (known: number, total: number | null) =>
    total === null ? 'The hand is being reviewed.' : `${known} of ${decisions(total)} reviewed.`,
  thinkingMatch: (done: number, of: number) => `${done} of ${of} hands reviewed.`,
  stop: 'Stop',
  goOn: 'Go on',
  begin: 'Review all hands',
  done: (lost: string, count: number) =>
    `The review is there: ${decisions(count)}, about ${lost} points given up.`,
  doneMatch: 'All hands are reviewed.',
  noCoach: 'There is no coach for these rules, so hands cannot be reviewed.',
  failed: 'The hand could not be reviewed.',
  unreadable: 'This hand cannot be played again, so it cannot be reviewed.',
  retry: 'Try again',
  open: (hand: string) => `Review ${hand}`,
  notYet: 'not yet',
  chart: 'Expected points',
  chartSaid: (start: string, result: string, worst: string | null) =>
    `Expected points from ${start} at the start to ${result} at the end.${worst === null ? '' : ` The costliest choice: ${worst}.`}`,
  asTable: 'Show as a table',
  step: 'Step',
  total: 'Total',
  end: 'end',
  filter: 'Which decisions',
  filters,
  turn: (turn: number) => `T${turn}`,
  sortOf: (sort: DecisionSort, turn: number) =>
    sort === 'claim' ? 'Claim' : sort === 'win' ? `Turn ${turn}, win` : `Turn ${turn}, ${sort}`,
  winClaim: 'A win on a discard',
  moments: 'The costliest choices',
  gaveUp: (choice: string, best: string) =>
    `${choice}; better: ${best.charAt(0).toLowerCase()}${best.slice(1)}`,
  previous: 'Previous decision',
  next: 'Next decision',
  offered: (who: string, tile: TileKind): readonly Part[] => say`${who} discarded ${drawn([tile])}.`,
  robbed: (who: string, tile: TileKind): readonly Part[] => say`${who} added ${drawn([tile])} to a pong.`,
  drew: (who: string, tile: TileKind): readonly Part[] => say`${who} drew ${drawn([tile])}.`,
  marked: {
    best: (tile: string) => `${tile}, the best choice`,
    chosen: (tile: string) => `${tile}, what you chose`,
  },
  inHand: (hand: string, decision: string) =>
    `${hand}: ${decision.charAt(0).toLowerCase()}${decision.slice(1)}`,
  toTable: (count: number): string => (count === 1 ? 'See it on the table' : 'See them on the table'),
  overview: 'Back to the overview',
  through: 'Which decisions to go through',
  lists: { costliest: 'Costliest', all: 'All' },
  place: {
    costliest: (at: number, count: number) => `${at} of ${count} costliest`,
    all: (at: number, count: number) => `${at} of ${count} in order`,
  },
  /** While the review still thinks. */
  soFar: (place: string) => `${place} so far`,
  lost: (points: string) => `${points} points`,
  openHands: 'Open the other hands',
  opened: 'Nobody could see these then. The judgement knows nothing of them.',
  close: 'Too close to call: nothing was given up for certain.',
  others: 'What the others held',
  more: (count: number) => `${count} more`,
  playOn: 'Play on from here',
  practice: {
    add: 'Add to practice',
    remove: 'Take out of practice',
    added: 'Added to practice. It is asked in the next set.',
    removed: 'Taken out of practice.',
    cannot: 'This position cannot be kept for practice.',
    failed: {
      full: 'Practice is full of your positions. Take one out first.',
      unkept: 'This browser did not keep it.',
    },
  },
  branch: {
    back: 'Back to the review',
    result: (here: string, then: string) => `Played on from here: ${here}. In the match: ${then}.`,
    failed: 'This hand cannot be played on from here.',
  },
};

export type ReviewWords = typeof words;
